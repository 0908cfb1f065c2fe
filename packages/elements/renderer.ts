import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Alias } from 'vite'

const here = createRequire(join(import.meta.dirname, 'package.json'))
const preact = (part: string) => here.resolve(`preact${part}`)

/**
 * The renderer of the script build: Preact stands in React's place there, because react and react-dom alone are 69 kB
 * of gzip and a page with one ticker should not pay them. Packages from npm render with the host's own React.
 */
export const inPreact: Alias[] = [
  { find: /^react$/, replacement: preact('/compat') },
  { find: /^react-dom$/, replacement: preact('/compat') },
  { find: /^react-dom\/client$/, replacement: join(import.meta.dirname, 'src/preact/client.ts') },
  { find: /^react\/jsx-runtime$/, replacement: preact('/jsx-runtime') },
  { find: /^react\/jsx-dev-runtime$/, replacement: preact('/jsx-dev-runtime') },
]
