/** How long the server asks to wait: `retry_after` (seconds) of the envelope, else `Retry-After` (seconds or a date). */
export function retryAfterMs(headers: Headers, retryAfter: unknown, now: number): number | undefined {
  if (typeof retryAfter === 'number' && retryAfter >= 0) return retryAfter * 1000
  const header = headers.get('retry-after')
  if (!header) return undefined
  const seconds = Number(header)
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}
