/** Returns a function that allows `perSecond` calls on average and `burst` at once; true means allowed. */
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
