import { useServerDay } from '../../shared/data/use-server-day.ts'

/**
 * A payment within the last minute of a UTC day starts the order on the next day (docs/rules.md#ai-plans).
 */
const LAST_MINUTE_MS = 60_000

/** Returns the start date of an order that is paid now. Its first result is booked on the day after it. */
export const useStartDate = (): string => useServerDay(LAST_MINUTE_MS)
