import { type Decimal, decimals, round } from '@bourselet/sdk/money'
import { useFormat } from './use-format.ts'

type Coin = 'base' | 'quote'

/** The coins of a pair and their smallest steps. */
export type Pair = { base: string; quote: string; tick: Decimal; step: Decimal }

export type CoinWords = {
  /** An amount in the pair's precision, the rest cut off: quote coin by the tick, base coin by the step. */
  number: (value: Decimal, coin: Coin) => string
  /** With its coin; base coin without zeros at the end. */
  base: (value: Decimal) => string
  quote: (value: Decimal) => string
  /** What is paid in quote coin: as `quote`, the rest rounded up, since it costs no less. */
  cost: (value: Decimal) => string
  /** What can be spent or is taken, with its coin: nothing cut off. */
  exact: (value: Decimal, coin: Coin) => string
}

/** The amounts of a pair in the reader's notation. */
export function useCoinWords(rules: Pair): CoinWords {
  const { amount } = useFormat()
  const places = Math.max(2, decimals(rules.tick))
  const fewest = { base: decimals(rules.step), quote: 2 }
  const number = (value: Decimal, coin: Coin) =>
    coin === 'base'
      ? amount(value, { minDecimals: fewest.base })
      : amount(value, { decimals: places, minDecimals: 2 })
  return {
    number,
    base: (value) => `${amount(value)}\u00a0${rules.base}`,
    quote: (value) => `${number(value, 'quote')}\u00a0${rules.quote}`,
    cost: (value) => `${number(round(value, places, 'UP'), 'quote')}\u00a0${rules.quote}`,
    exact: (value, coin) => `${amount(value, { minDecimals: fewest[coin] })}\u00a0${rules[coin]}`,
  }
}
