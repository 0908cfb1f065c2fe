/**
 * The number and the times of a round. The round takes bets from `startAt` to `lockAt`. Its result is decided by
 * comparing the price at `closeAt` with the price at `lockAt`.
 */
export interface RoundSpan {
  roundNo: string
  startAt: number
  lockAt: number
  closeAt: number
}

/**
 * Returns the number and the times of the round that takes bets at `time`. Rounds start at multiples of their length
 * since the Unix epoch.
 */
export function spanAt(symbol: string, seconds: number, time: number): RoundSpan {
  const length = seconds * 1000
  const number = Math.floor(time / length)
  const startAt = number * length
  return {
    roundNo: `${symbol}-${seconds}-${number}`,
    startAt,
    lockAt: startAt + length,
    closeAt: startAt + 2 * length,
  }
}
