/** Time in ms after which the sandbox approves a withdrawal under review automatically. */
export const REVIEW_MS = 60_000
/** Time in ms from the approval of a withdrawal to the end of its simulated transfer. */
export const PROCESSING_MS = 20_000
