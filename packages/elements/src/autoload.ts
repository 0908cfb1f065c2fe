import { discover, start } from './discover.ts'
import { configure } from './settings.ts'

export { configure, discover }

// The function `start` is in the file that all tags (custom elements) load, and not in this file. One larger file is
// compressed better than two small files.
if (typeof document !== 'undefined') start(import.meta.url)
