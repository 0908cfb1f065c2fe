import { contractRules } from '../../features/futures/rules/contract-rules.ts'
import { findContract } from '../../prices/contracts.ts'
import type { MarketMakerOrder } from '../../prices/market-maker.ts'
import { QUOTING_ACCOUNT } from '../../prices/market-maker.ts'
import type { Dice } from './dice.ts'

const START = { BTCUSDT: 60_000n, ETHUSDT: 3_000n, XRPUSDT: 2n } as const

export type SimulatedSymbol = keyof typeof START
export const SYMBOLS = Object.keys(START) as [SimulatedSymbol, ...SimulatedSymbol[]]

/** Number of quotes per side, and the usual value of each quote in USDT. */
const LEVELS = 5
const WORTH = 400_000

/** The random price of a contract, which moves in small steps, with gaps of up to 30 percent in both directions. */
export class PricePath {
  readonly symbol: SimulatedSymbol
  readonly rules
  readonly #start: number
  ticks: number

  constructor(symbol: SimulatedSymbol) {
    this.symbol = symbol
    this.rules = contractRules(findContract(symbol)!)
    this.#start = this.rules.ticksOf(START[symbol] * 10n ** 8n)
    this.ticks = this.#start
  }

  /**
   * Moves the price by one random step. A price above twice the start price or below half of it tends to move back. It
   * therefore stays in a range for which the order sizes and price filters of the contract are suitable.
   */
  step(dice: Dice): void {
    const gap = dice.chance(12) ? 0.3 : 0.006
    const far = this.ticks / this.#start
    const pull = far > 2 ? -0.6 : far < 0.5 ? 0.6 : 0
    this.ticks = Math.max(100, Math.round(this.ticks * (1 + gap * (dice.fraction() * 2 - 1 + pull))))
  }

  /** Draws a mark price close to the current price. */
  mark(dice: Dice): bigint {
    return this.rules.priceOf(Math.round(this.ticks * (1 + 0.001 * (dice.fraction() - 0.5))))
  }

  /** Draws a price in ticks that differs from the current price by at most `share` of it. */
  near(dice: Dice, share: number): number {
    return Math.max(1, Math.round(this.ticks * (1 + share * (dice.fraction() * 2 - 1))))
  }

  /**
   * Returns quotes of the market maker on both sides of the current price. Their quantities are sometimes too small
   * to fill market orders.
   */
  ladder(dice: Dice): MarketMakerOrder[] {
    const lots = Math.max(1, this.#lotsWorth(dice.chance(15) ? 500 : WORTH))
    const step = Math.max(1, Math.round(this.ticks * 0.0005))
    return Array.from({ length: LEVELS }, (_, index) =>
      (['buy', 'sell'] as const).map(
        (side): MarketMakerOrder => ({
          member: QUOTING_ACCOUNT,
          side,
          price: this.ticks + (side === 'buy' ? -1 : 1) * step * (index + 1),
          lots,
          timeInForce: 'GTC',
        }),
      ),
    ).flat()
  }

  /**
   * Returns the number of lots that have the given value in USDT. Uses floating-point numbers, because it serves only
   * to draw order sizes.
   */
  #lotsWorth(usdt: number): number {
    return Math.round((usdt * 1e8) / Number((this.rules.priceOf(this.ticks) * this.rules.step) / 10n ** 8n))
  }

  lotsWorth(usdt: number): number {
    return Math.max(1, this.#lotsWorth(usdt))
  }
}
