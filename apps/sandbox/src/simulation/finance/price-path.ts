import type { IndexBoard } from '../../prices/index-board.ts'
import type { Dice } from '../leverage/dice.ts'

export const COINS = ['BTC', 'ETH'] as const
type Cents = Record<string, bigint>

const BASE: Cents = { BTC: 6_000_000n, ETH: 300_000n }

/** The prices that a simulation has published, in US cents. */
export class PricePath {
  readonly ticks: { ts: number; cents: Cents }[] = []
  readonly #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  /** Returns the last published price of a coin in cents. USDT has the fixed price 100. */
  latest(coin: string): bigint {
    return coin === 'USDT' ? 100n : (this.ticks.at(-1)?.cents[coin] ?? 0n)
  }

  /** Returns the last price in cents that was published at or before a time. */
  at(coin: string, time: number): bigint {
    return this.ticks.findLast(({ ts }) => ts <= time)?.cents[coin] ?? 0n
  }

  /** Publishes the next price of each coin: usually a small change, sometimes a large one, rarely a crash. */
  async publish(index: IndexBoard, now: number): Promise<void> {
    const cents: Cents = {}
    for (const coin of COINS) {
      const before = this.ticks.at(-1)?.cents[coin] ?? BASE[coin]!
      const next = (before * BigInt(this.#move())) / 10_000n
      // A run can simulate a year, in which a price could leave its realistic range. A price that is far from its start
      // is therefore reset to the start.
      const far = next < BASE[coin]! / 4n || next > BASE[coin]! * 4n
      cents[coin] = far ? BASE[coin]! : next
    }
    await index.publish(new Map(Object.entries(cents).map(([coin, price]) => [`${coin}USDT`, Number(price)])))
    this.ticks.push({ ts: now, cents })
  }

  /** Returns the random factor by which a price changes, in ten-thousandths. */
  #move(): number {
    const dice = this.#dice
    if (dice.chance(1.5)) return 4_000 + dice.below(4_000)
    const range = dice.chance(8) ? 1_500 : 150
    return 10_000 - range + dice.below(2 * range + 1)
  }
}
