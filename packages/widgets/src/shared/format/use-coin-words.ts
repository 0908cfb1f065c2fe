import { type Decimal, decimals, round } from '@bourselet/sdk/money'
import { useFormat } from './use-format.ts'

type Coin = 'base' | 'quote'

/** The coins of a pair, its tick and its step. */
export type Pair = { base: string; quote: string; tick: Decimal; step: Decimal }

export type CoinWords = {
  /**
   * Formats an amount with the decimals of the pair; further decimals are cut off. The tick determines the
   * decimals of quote coin, the step those of base coin.
   */
  number: (value: Decimal, coin: Coin) => string
  /** Formats an amount of base coin with the coin's name, without trailing zeros. */
  base: (value: Decimal) => string
  quote: (value: Decimal) => string
  /** Formats a cost in quote coin like the function `quote`, but rounded up. */
  cost: (value: Decimal) => string
  /** Formats the total of an order: rounded up if the member pays it, down if the member receives it. */
  total: (side: 'buy' | 'sell', value: Decimal) => string
  /** Formats an amount that can be spent or is charged, with the coin's name and all decimals. */
  exact: (value: Decimal, coin: Coin) => string
}

/** Returns the rounding mode of an order's total: UP if the member pays it, DOWN if the member receives it. */
export const totalRounding = (side: 'buy' | 'sell') => (side === 'buy' ? 'UP' : 'DOWN')

/** Returns functions that format the amounts of a pair in the notation of the user's language. */
export function useCoinWords(rules: Pair): CoinWords {
  const { amount } = useFormat()
  const places = Math.max(2, decimals(rules.tick))
  const fewest = { base: decimals(rules.step), quote: 2 }
  const number = (value: Decimal, coin: Coin) =>
    coin === 'base'
      ? amount(value, { minDecimals: fewest.base })
      : amount(value, { decimals: places, minDecimals: 2 })
  const rounded = (value: Decimal, mode: 'UP' | 'DOWN') =>
    `${number(round(value, places, mode), 'quote')}\u00a0${rules.quote}`
  return {
    number,
    base: (value) => `${amount(value)}\u00a0${rules.base}`,
    quote: (value) => `${number(value, 'quote')}\u00a0${rules.quote}`,
    cost: (value) => rounded(value, 'UP'),
    total: (side, value) => rounded(value, totalRounding(side)),
    exact: (value, coin) => `${amount(value, { minDecimals: fewest[coin] })}\u00a0${rules[coin]}`,
  }
}
