/**
 * Returns a function that allows `perSecond` calls per second on average, and `burst` calls at once. The returned
 * function returns true if a call is allowed.
 */
export function tokenBucket(now: () => number, perSecond: number, burst: number): () => boolean {
  let tokens = burst
  let at = now()
  return () => {
    const time = now()
    tokens = Math.min(burst, tokens + ((time - at) * perSecond) / 1000)
    at = time
    if (tokens < 1) return false
    tokens -= 1
    return true
  }
}
