/**
 * Returns the lock and close times of a round from its `round_no`, for example BTCUSDT-300-5890752: the symbol,
 * the interval in seconds, and the start time divided by the interval.
 */
export function roundTimes(roundNo: string): { lockAt: number; closeAt: number } | null {
  const [, interval, start] = roundNo.match(/-(\d+)-(\d+)$/) ?? []
  if (!interval || !start) return null
  const length = Number(interval) * 1000
  const startAt = Number(start) * length
  return { lockAt: startAt + length, closeAt: startAt + 2 * length }
}
