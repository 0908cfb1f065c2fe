import {
  type ConvertTerms,
  convertQuote,
  type Decimal,
  div,
  floored,
  isZero,
  mul,
  percent,
  roundToStep,
  sub,
} from '@bourselet/sdk/money'
import { type OrderMarket, opposite } from '../../../shared/ticket/order-terms.ts'
import { fillOf, walkBook } from '../../../shared/ticket/preview-book.ts'

/** The result of a market order that is filled from the displayed order book. */
export type MarketResult = {
  /** The amount received, after the fee. */
  gets: Decimal
  /** Average price of the order, before the fee. */
  average: Decimal
}

/**
 * Returns the estimated result of a market order that pays the amount `pays` of the coin `from`; null if the
 * book cannot fill the order at once.
 */
export function marketOrder(
  from: string,
  pays: Decimal,
  market: OrderMarket,
  fee: Decimal,
): MarketResult | null {
  const { rules } = market
  const side = from === rules.base ? 'sell' : 'buy'
  const amount = side === 'sell' ? { quantity: roundToStep(pays, rules.step, 'DOWN') } : { total: pays }
  if (amount.quantity !== undefined && isZero(amount.quantity)) return null
  const walk = walkBook({ side, type: 'market', ...amount }, opposite(market, side), rules)
  const fill = walk && walk.stop === null ? fillOf(walk) : null
  if (!fill) return null
  // A market sell trades only whole steps. The rest of the quantity is valued at the average price too, so that the
  // result is comparable with a conversion of the whole amount.
  const received = side === 'sell' ? mul(pays, fill.average) : div(pays, fill.average, 12, 'DOWN')
  return { gets: floored(mul(received, sub('1', fee))), average: fill.average }
}

export type SizeRow = {
  /** Value paid, in USDT. */
  paid: Decimal
  /**
   * Value in USDT by which the conversion exceeds the market order; negative if the market order brings more.
   */
  difference: Decimal
  /** The difference between conversion and market order, as a percentage of the value paid. */
  share: Decimal
}

const SIZES = ['100', '500', '2000', '10000', '25000', '100000'] as const

type SizeFacts = {
  from: string
  prices: { from: Decimal; to: Decimal }
  terms: ConvertTerms
  market: OrderMarket
  fee: Decimal
}

/**
 * Returns the comparison of conversion and market order for several amounts. Amounts that the book cannot fill
 * or that are below the minimum of a conversion are omitted.
 */
export function compareSizes({ from, prices, terms, market, fee }: SizeFacts): SizeRow[] {
  return SIZES.flatMap((paid) => {
    const pays = div(paid, prices.from, 8, 'DOWN')
    const converted = convertQuote(prices.from, prices.to, { from_amount: pays }, terms)
    const ordered = marketOrder(from, pays, market, fee)
    if (!ordered || converted.error === 'CONVERT_MIN') return []
    const difference = differenceOf(converted.to_amount, ordered.gets, prices.to)
    return [{ paid, difference, share: percent(difference, paid) }]
  })
}

/** Returns the value in USDT, at the index price, by which a conversion exceeds a market order. */
export function differenceOf(converted: Decimal, ordered: Decimal, price: Decimal): Decimal {
  return div(mul(sub(converted, ordered), price), '1', 2, 'HALF_UP')
}
