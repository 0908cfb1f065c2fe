import { type Decimal, decimals } from '@bourselet/sdk/money'
import { pairPlaces } from './coin-places.ts'
import { type CoinRounding, formatCoin } from './format-coin.ts'
import { useFormat } from './use-format.ts'

type Coin = 'base' | 'quote'

/** The coins of a pair, its tick and its step. */
export type Pair = { base: string; quote: string; tick: Decimal; step: Decimal }

export type PairTexts = {
  /** Formats an amount with the decimals of its coin; by default further decimals are cut off. */
  number: (value: Decimal, coin: Coin, rounding?: CoinRounding) => string
  /** Formats an amount of base coin with the coin's name, without trailing zeros. */
  base: (value: Decimal) => string
  quote: (value: Decimal) => string
  /** Formats a cost in quote coin like the function `quote`, but rounded up. */
  cost: (value: Decimal) => string
  /** Formats the total of an order: rounded up if the member pays it, down if the member receives it. */
  total: (side: 'buy' | 'sell', value: Decimal) => string
  /** Formats an amount that the member has, with the coin's name; further decimals are cut off. */
  held: (value: Decimal, coin: Coin) => string
  /**
   * Formats a profit or a loss in quote coin with its sign, rounded toward negative infinity, so that no result looks
   * better than it is.
   */
  result: (value: Decimal) => string
  /** Formats a fee with the coin's name, rounded up. */
  fee: (value: Decimal, coin: Coin) => string
  /** Formats an amount that the member has entered, with the coin's name and all decimals. */
  exact: (value: Decimal, coin: Coin) => string
}

/** Returns the rounding mode of an order's total: UP if the member pays it, DOWN if the member receives it. */
export const totalRounding = (side: 'buy' | 'sell') => (side === 'buy' ? 'UP' : 'DOWN')

/** Returns functions that format the amounts of a pair in the notation of the user's language. */
export function usePairTexts(rules: Pair): PairTexts {
  const { amount, locale } = useFormat()
  const places = pairPlaces(rules)
  const fewest = { base: decimals(rules.step), quote: 2 }
  const named = (text: string, coin: Coin) => `${text}\u00a0${rules[coin]}`
  const shown = (
    value: Decimal,
    coin: Coin,
    rounding: CoinRounding = 'DOWN',
    minDecimals = fewest[coin],
    signed = false,
  ) => formatCoin(locale, value, places[coin], { rounding, minDecimals, signed })
  const rounded = (value: Decimal, mode: 'UP' | 'DOWN') => named(shown(value, 'quote', mode), 'quote')
  return {
    number: (value, coin, rounding) => shown(value, coin, rounding),
    base: (value) => named(shown(value, 'base', 'DOWN', 0), 'base'),
    quote: (value) => named(shown(value, 'quote'), 'quote'),
    cost: (value) => rounded(value, 'UP'),
    total: (side, value) => rounded(value, totalRounding(side)),
    held: (value, coin) => named(shown(value, coin), coin),
    result: (value) => named(shown(value, 'quote', 'FLOOR', fewest.quote, true), 'quote'),
    fee: (value, coin) => named(shown(value, coin, 'UP'), coin),
    exact: (value, coin) => named(amount(value, { minDecimals: fewest[coin] }), coin),
  }
}
