/** Time after which the sandbox approves a withdrawal by itself. */
export const REVIEW_MS = 60_000
/** Time from the approval to the end of the simulated transfer. */
export const PROCESSING_MS = 20_000
