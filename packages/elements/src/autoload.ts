import { discover, start } from './discover.ts'
import { configure } from './settings.ts'

export { configure, discover }

// The code of `start` is in the file that all tags share, because two small files compress worse than one.
if (typeof document !== 'undefined') start(import.meta.url)
