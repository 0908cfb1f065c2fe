import { discover, start } from './discover.ts'
import { configure } from './settings.ts'

export { configure, discover }

// The function `start` is not in this file but in the file that all tags load. In two small files, the code would be
// compressed less well.
if (typeof document !== 'undefined') start(import.meta.url)
