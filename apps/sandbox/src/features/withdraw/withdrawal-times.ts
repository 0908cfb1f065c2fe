/** The sandbox's reviewer says yes after so long (rulebook 16). */
export const REVIEW_MS = 60_000
/** So long takes broadcast and confirmation. */
export const PROCESSING_MS = 20_000
