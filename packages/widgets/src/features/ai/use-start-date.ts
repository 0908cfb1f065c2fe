import { useServerNow } from '../../shared/data/use-server-now.ts'

/** A payment in the last minute of a day counts for the next one (docs/rules.md#ai-plans). */
const LAST_MINUTE_MS = 60_000

/** Returns the date on which an order that is paid now starts; its first result comes on the next date. */
export const useStartDate = (): string => new Date(useServerNow() + LAST_MINUTE_MS).toISOString().slice(0, 10)
