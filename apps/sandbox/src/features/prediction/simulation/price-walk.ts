import type { Random } from '../../../clock/random.ts'

/** A source of simulated index prices, in ticks. */
export interface PriceWalk {
  /**
   * Draws how the prices behave in the next round: ordinary moves, no moves, moves of up to 30 percent, or mostly
   * missing ticks.
   */
  begin(): void
  /** Returns the prices of the next tick; null if no tick is published. */
  next(): Record<string, number> | null
}

export function priceWalk(random: Random): PriceWalk {
  const prices: Record<string, number> = { BTCUSDT: 6_000_000, ETHUSDT: 300_000 }
  let feedState: 'plain' | 'still' | 'silent' | 'gaps' = 'plain'
  const move = (price: number) => {
    // In the state `gaps`, about one of three price moves can reach 30 percent. Every other move is at most 0.2
    // percent.
    const far = feedState === 'gaps' && random.below(3) === 0 ? 3_000 : 20
    const percent = (random.below(2 * far + 1) - far) / 10_000
    return Math.min(30_000_000, Math.max(10_000, Math.round(price * (1 + percent))))
  }
  return {
    begin() {
      const drawn = random.below(12)
      feedState = drawn < 6 ? 'plain' : drawn < 8 ? 'still' : drawn < 10 ? 'gaps' : 'silent'
    },
    next() {
      if (feedState === 'silent' && random.below(5) > 0) return null
      if (feedState !== 'still')
        for (const symbol of Object.keys(prices)) prices[symbol] = move(prices[symbol]!)
      const only = random.below(10)
      if (only === 0) return { BTCUSDT: prices.BTCUSDT! }
      return { ...prices }
    },
  }
}
