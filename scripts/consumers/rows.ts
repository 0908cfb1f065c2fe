/** A project that uses the packages, in the folder of its name. Its script `build` also checks its types. */
export type Row = {
  name: string
  says: string
  /** Files of the project that must be snippets of a README, with that README. */
  snippets?: Record<string, string>
  /** Further options of `npm install`. */
  install?: string[]
  /** The folder of the built page. Without it, the script `build` is the whole test. */
  opens?: string
  /** Text that the page shows once it has its data. */
  shows?: RegExp
}

const widgets = 'packages/widgets/README.md'

export const rows: readonly Row[] = [
  {
    name: 'react-vite',
    says: 'React 19 and Vite 8: a widget with its colors in both themes',
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  {
    name: 'react-webpack',
    says: 'React 19 and webpack 5',
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  { name: 'node-esm', says: 'ES modules in Node, types of module node16 without skipLibCheck' },
  { name: 'node-commonjs', says: 'require in Node, types of module node16 without skipLibCheck' },
]
