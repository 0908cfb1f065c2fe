export const DAY_MS = 86_400_000

/** Returns the start of the UTC day that contains a time. */
export const dayStart = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS

/** Returns the date of the UTC day that contains a time, such as "2026-03-02". */
export const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
