/** Time in ms after which the code is loaded although no error has occurred. */
const AHEAD_MS = 5_000

/** Loads the parts of widgets that a page shows only after a failure. */
export const loadErrorParts = () => import('./error-parts.ts')

// This code is needed when the connection fails, but it can no longer be loaded then. So it is loaded in advance, some
// seconds after the page, when the first prices have been shown.
setTimeout(() => loadErrorParts().catch(reportError), AHEAD_MS)
