import { useServerNow } from './use-server-now.ts'

/** Returns the UTC day of the server's time, such as 2026-03-02, or of a time that is `aheadMs` later. */
export const useServerDay = (aheadMs = 0): string =>
  useServerNow((now) => new Date(now + aheadMs).toISOString().slice(0, 10))
