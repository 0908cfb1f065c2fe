export const DAY_MS = 86_400_000

/** The start of the UTC day that holds a moment. */
export const dayStart = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS

/** "2026-03-02" of the UTC day that holds a moment. */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
