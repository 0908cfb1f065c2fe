/** A project that uses the packages. It is in the folder with its name. Its script `build` also checks its types. */
export type Row = {
  name: string
  says: string
  /** Maps each file of the project that must be a snippet of a README to that README. */
  snippets?: Record<string, string>
  /** Additional options of `npm install`. */
  install?: string[]
  /** The folder of the built page. If absent, the project is not opened: only its build is checked. */
  opens?: string
  /** Matches the text that the page shows once it has data. Default: any amount. */
  shows?: RegExp
}

const widgets = 'packages/widgets/README.md'
const elements = 'packages/elements/README.md'

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
  {
    name: 'react-parcel',
    says: 'React 19 and Parcel 2 with a list of older browsers',
    snippets: { 'src/page.tsx': widgets },
    opens: 'dist',
  },
  {
    name: 'react-next',
    says: 'Next 16: a widget rendered on the server, a typed tag, the SDK in a server component',
    opens: 'dist',
  },
  {
    name: 'tags-vite',
    says: 'tags without React, in Vite 8, with types of elements and events',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  { name: 'tags-esbuild', says: 'tags in esbuild', snippets: { 'tags.ts': elements }, opens: 'dist' },
  {
    name: 'tags-react18',
    says: 'tags on a page with React 18, with types of their attributes',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  {
    name: 'tags-vue',
    says: 'tags in Vue 3, with a bare attribute in its template',
    snippets: { 'src/tags.ts': elements, 'vite.config.js': elements },
    opens: 'dist',
  },
  {
    name: 'tags-svelte',
    says: 'tags in Svelte 5',
    snippets: { 'src/tags.ts': elements },
    opens: 'dist',
  },
  { name: 'node-esm', says: 'ES modules in Node, types of module node16 without skipLibCheck' },
  {
    name: 'node-conformance',
    says: 'the conformance kit against the sandbox, by its function and its command',
    snippets: { 'main.ts': 'packages/conformance/README.md' },
  },
  { name: 'node-commonjs', says: 'require in Node, types of module node16 without skipLibCheck' },
]
