/** Time after which the sandbox's own reviewer approves a withdrawal. */
export const REVIEW_MS = 60_000
/** So long takes broadcast and confirmation. */
export const PROCESSING_MS = 20_000
