/** The times of a round: it takes bets from start to lock, and the price at close decides. */
export interface RoundSpan {
  roundNo: string
  startAt: number
  lockAt: number
  closeAt: number
}

/** Returns the round of a symbol that takes bets at `time`; rounds are aligned to the epoch. */
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
