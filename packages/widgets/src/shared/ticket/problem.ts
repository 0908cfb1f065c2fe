import { RefusedError } from '@bourselet/sdk'
import { compare, type Decimal, isMultiple, isWireAmount, mul, roundToStep, trim } from '@bourselet/sdk/money'
import { pairPlaces } from '../format/coin-places.ts'
import { roundCoin } from '../format/format-coin.ts'
import { type OrderMarket, type OrderTerms, opposite, type Rules } from './order-terms.ts'

/**
 * A reason why the server would refuse the order, found before the order is sent. The problem has the name of
 * the server's refusal. `field` is null if the problem concerns the whole order.
 */
export type Problem<Field extends string> = {
  field: Field | null
  name: string
  params: Record<string, Decimal>
}

/**
 * The names of problems with missing or unreadable amounts. If one of these problems occurs, no further checks
 * run.
 */
export const unreadable: ReadonlySet<string> = new Set(['REQUIRED', 'AMOUNT_FORMAT'])

const offGrid: ReadonlySet<string> = new Set([...unreadable, 'PRICE_TICK', 'QTY_STEP'])

/**
 * Returns true if none of the problems concerns the format or the step of an amount, so that the order can be
 * previewed.
 */
export const isExact = (problems: readonly { name: string }[]): boolean =>
  !problems.some(({ name }) => offGrid.has(name))

/**
 * Maps names of refusals to the request fields that they concern. The map is used for refusals in which the server
 * sends no `field`.
 */
export const orderPlaces: Readonly<Record<string, string>> = {
  PRICE_TICK: 'price',
  PRICE_BAND: 'price',
  POST_ONLY_WOULD_TAKE: 'price',
  QTY_STEP: 'quantity',
  MIN_NOTIONAL: 'quantity',
  INSUFFICIENT_BALANCE: 'quantity',
}

/**
 * Converts an error of the server to problems, each with the ticket field at which it is shown. `fieldOf` maps a
 * request field to a ticket field. `places` names the request field for refusals that name no field themselves.
 */
export function refusalProblems<Field extends string>(
  error: Error | null,
  places: Readonly<Record<string, string>>,
  fieldOf: (name: string) => Field | null,
): Problem<Field>[] {
  if (!error) return []
  if (!(error instanceof RefusedError)) return [{ field: null, name: error.name, params: {} }]
  if (error.fields) {
    return Object.entries(error.fields).map(([field, name]) => ({ field: fieldOf(field), name, params: {} }))
  }
  const place = error.field ?? places[error.name]
  const params = error.params as Record<string, Decimal>
  return [{ field: place === undefined ? null : fieldOf(place), name: error.name, params }]
}

/** Creates a problem of a field. If the field is null, the problem concerns the whole order. */
export function problem(field: null, name: string): Problem<never>
export function problem<Field extends string>(
  field: Field,
  name: string,
  params?: Record<string, Decimal>,
): Problem<Field>
export function problem(
  field: string | null,
  name: string,
  params: Record<string, Decimal> = {},
): Problem<string> {
  return { field, name, params }
}

/**
 * Returns the problem of an order that needs more than the available balance. The balance has the decimals of its coin,
 * rounded down.
 */
export const missingFunds = <Field extends string>(
  field: Field,
  available: Decimal,
  coin: 'base' | 'quote',
  rules: Pick<Rules, 'base' | 'quote' | 'tick' | 'step'>,
): Problem<Field> =>
  problem(field, 'INSUFFICIENT_BALANCE', {
    available: roundCoin(available, pairPlaces(rules)[coin]),
    unit: rules[coin],
  })

/** Returns the problem of an order whose value is below the minimum. */
export const belowMinimum = <Field extends string>(
  field: Field,
  { min_notional, quote }: Pick<Rules, 'min_notional' | 'quote'>,
): Problem<Field> => problem(field, 'MIN_NOTIONAL', { min: min_notional, unit: quote })

/** Returns the problem of a price that is missing, unreadable or not a multiple of the tick. */
export function checkPriceEntry<Field extends string>(
  price: Decimal | '',
  field: Field,
  tick: Decimal,
): Problem<Field>[] {
  if (price === '') return [problem(field, 'REQUIRED')]
  if (!isWireAmount(trim(price))) return [problem(field, 'AMOUNT_FORMAT')]
  return isMultiple(price, tick) ? [] : [problem(field, 'PRICE_TICK', { tick })]
}

/**
 * Returns the problem of a market order if the other side of the book is empty, or of a post-only order that
 * would trade at once.
 */
export function checkBook(
  { side, type, price, postOnly }: OrderTerms,
  market: OrderMarket,
): Problem<'price'>[] {
  const best = opposite(market, side)[0]?.[0]
  if (type === 'market') return best === undefined ? [problem(null, 'NO_LIQUIDITY')] : []
  if (!postOnly || best === undefined || price === '') return []
  const order = compare(price, best)
  const isTaking = side === 'buy' ? order >= 0 : order <= 0
  return isTaking ? [problem('price', 'POST_ONLY_WOULD_TAKE')] : []
}

/**
 * Returns the problem PRICE_BAND if a limit price is outside the symbol's band around the reference price;
 * otherwise no problem.
 */
export function checkBand(
  price: Decimal,
  reference: Decimal,
  { tick, price_band }: Pick<Rules, 'tick' | 'price_band'>,
): Problem<'price'>[] {
  const min = roundToStep(mul(reference, price_band.min), tick, 'CEIL')
  const max = roundToStep(mul(reference, price_band.max), tick, 'FLOOR')
  const isInside = compare(price, min) >= 0 && compare(price, max) <= 0
  return isInside ? [] : [{ field: 'price', name: 'PRICE_BAND', params: { min, max } }]
}
