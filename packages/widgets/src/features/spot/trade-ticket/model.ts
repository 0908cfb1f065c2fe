import {
  add,
  buyQuantityOfPercent,
  compare,
  type Decimal,
  divToStep,
  fromUnits,
  isMultiple,
  isWireAmount,
  isZero,
  marketByQuantity,
  min,
  mul,
  percentOfBalance,
  roundToStep,
  sellQuantityOfPercent,
  spotFee,
  sub,
  totalOfPercent,
  toUnits,
  trim,
} from '@bourselet/sdk/money'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { DraftRules, OrderTerms, Rules, Side, Size, Sized } from '../../../shared/ticket/order-terms.ts'
import { type OrderMarket, opposite } from '../../../shared/ticket/order-terms.ts'
import { type BookPreview, distanceOf, previewBook } from '../../../shared/ticket/preview-book.ts'
import {
  checkBand,
  checkBook,
  checkPriceEntry,
  orderPlaces,
  problem,
  refusalProblems,
  type Problem as TicketProblem,
  unreadable,
} from '../../../shared/ticket/problem.ts'

/** The member's available base and quote coin, and the member's fee rates as fractions. */
export type Funds = { base: Decimal; quote: Decimal; maker: Decimal; taker: Decimal }

export type OrderRequest = Parameters<BourseletClient['spot']['place']>[0]
export type PlacedOrder = Awaited<ReturnType<BourseletClient['spot']['place']>>
export type OrderType = 'limit' | 'market'

/** The entries of a ticket, without derived values. */
export type OrderDraft = OrderTerms & { type: OrderType }
export type TicketField = 'price' | 'quantity' | 'total'
export type Problem = TicketProblem<TicketField>

export const emptySize: Size = { by: 'quantity', value: '' }

export function newDraft(side: Side, price: Decimal | '' = ''): OrderDraft {
  return { side, type: 'limit', price, size: emptySize, tif: 'GTC', postOnly: false }
}

/**
 * Switches the side. Clears a percentage, because it was of the other coin, and the total of a market order,
 * because a market sell has none.
 */
export function withSide(draft: OrderDraft, side: Side): OrderDraft {
  if (side === draft.side) return draft
  const { type, size } = draft
  const isLost = size.percentage !== undefined || (type === 'market' && size.by === 'total')
  return { ...draft, side, size: isLost ? sizeFor(side, type) : size }
}

/** Switches the type. Keeps the size unless the new type does not allow its unit. */
export function withType(draft: OrderDraft, type: OrderType): OrderDraft {
  if (type === draft.type) return draft
  const { side, size } = draft
  const { by, value } = size
  const isLost = type === 'market' && side === 'sell' && by === 'total'
  return { ...draft, type, size: value === '' || isLost ? sizeFor(side, type) : { by, value } }
}

/** Returns an empty size in the default unit: the total for a market buy, else the quantity. */
export function sizeFor(side: Side, type: OrderType): Size {
  return { by: side === 'buy' && type === 'market' ? 'total' : 'quantity', value: '' }
}

/** Returns the draft for the next order: the same without its size. */
function cleared(draft: OrderDraft): OrderDraft {
  const { side, type, size } = draft
  return { ...draft, size: size.percentage === undefined ? { ...size, value: '' } : sizeFor(side, type) }
}

export const spotDrafts: DraftRules<OrderDraft> = { product: 'spot', first: newDraft, withSide, cleared }

const nothing = (by: Sized['by']): Sized => ({ quantity: '', total: '', by })

/**
 * Returns the quantity and the total of a draft; one is entered, the other is computed. The computed one is
 * '' for a market order, because it depends on the book. A percentage of a market buy is a total, so that 100
 * % spends exactly the balance.
 */
export function sizeOrder({ type, price, size }: OrderDraft, rules: Pick<Rules, 'step'>): Sized {
  if (size.value === '') return nothing(size.by)
  if (type === 'market') return { ...nothing(size.by), [size.by]: size.value }
  const isPriced = price !== '' && !isZero(price)
  if (size.by === 'quantity') {
    return { quantity: size.value, total: isPriced ? mul(price, size.value) : '', by: 'quantity' }
  }
  const quantity = isPriced ? divToStep(size.value, price, rules.step, 'FLOOR') : ''
  return { quantity, total: size.value, by: 'total' }
}

/** Returns the size for a percentage, 0 to 100, of the current balance. It stays when the balance changes later. */
export function sizeOfPercentage(
  { side, type, price }: Pick<OrderDraft, 'side' | 'type' | 'price'>,
  rules: Rules,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  percentage: number,
): Size {
  const percent = `${percentage}`
  const atMost = (quantity: Decimal): Size => ({
    by: 'quantity',
    value: min(quantity, roundToStep(rules.max_qty, rules.step, 'FLOOR')),
    percentage,
  })
  if (side === 'sell') return atMost(sellQuantityOfPercent(base, percent, rules.step))
  if (type === 'market') return { by: 'total', value: totalOfPercent(quote, percent), percentage }
  if (price === '' || isZero(price)) return emptySize
  return atMost(buyQuantityOfPercent(quote, percent, price, rules.step))
}

/**
 * Returns the position of the slider (0 to 100): the percentage of the balance that the order uses, valued at
 * `worth` per coin.
 */
export function percentageOf(
  draft: OrderDraft,
  { quantity, total }: Sized,
  rules: Rules,
  funds: Funds | null,
  worth: Decimal | null,
): number {
  if (!funds) return 0
  const { percentage, value } = draft.size
  if (percentage !== undefined && sizeOfPercentage(draft, rules, funds, percentage).value === value) {
    return percentage
  }
  const isSell = draft.side === 'sell'
  const valued = quantity !== '' && worth !== null ? mul(quantity, worth) : ''
  const used = isSell ? quantity : total || valued
  const balance = isSell ? funds.base : funds.quote
  if (used === '' || isZero(balance)) return 0
  return Math.min(100, Math.round(Number(percentOfBalance(used, balance, 2))))
}

/**
 * Returns every reason for which the server would refuse this order, in the server's order of checks
 * (docs/rules.md#spot-orders). The server answers the first one. Without `funds` (signed out) the balance is
 * not checked.
 */
export function checkOrder(
  draft: OrderDraft,
  sized: Sized,
  market: OrderMarket,
  funds: Funds | null,
): Problem[] {
  const halted = market.rules.status === 'trading' ? [] : [problem(null, 'SYMBOL_HALTED')]
  const price = draft.type === 'limit' ? checkPrice(draft.price, market) : []
  const entries = [...halted, ...price, ...checkSize(draft, sized, market, funds)]
  if (entries.some(({ name }) => unreadable.has(name))) return entries
  return [...entries, ...checkBook(draft, market), ...checkFunds(draft, sized, market, funds)]
}

function checkPrice(price: Decimal | '', { rules, last }: OrderMarket): Problem[] {
  const wrong = checkPriceEntry(price, 'price', rules.tick)
  if (wrong.length > 0 || price === '' || last === null) return wrong
  return checkBand(price, last, rules)
}

function checkSize(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  const { by, quantity } = sized
  const named = sized[by]
  // A percentage of a very small balance can be less than one step and so be rounded to zero.
  if (draft.size.percentage && funds && named !== '' && isZero(named)) {
    const available = draft.side === 'buy' ? funds.quote : funds.base
    return [problem(by, 'INSUFFICIENT_BALANCE', { available })]
  }
  if (named === '') return [problem(by, 'REQUIRED')]
  if (!isWireAmount(trim(named))) return [problem(by, 'AMOUNT_FORMAT')]
  const { step, min_qty, max_qty, min_notional } = market.rules
  const isQuantityNamed = draft.type === 'limit' || by === 'quantity'
  const fits =
    quantity === '' ||
    (isMultiple(quantity, step) && compare(quantity, min_qty) >= 0 && compare(quantity, max_qty) <= 0)
  // A total that is less than the value of one step is reported as below the minimum order value. A message
  // about the step would name a quantity that the member has not entered.
  const isDust = by === 'total' && quantity !== '' && isZero(quantity)
  if (isQuantityNamed && !fits && !isDust) {
    return [problem(by, 'QTY_STEP', { step, min: min_qty, max: max_qty })]
  }
  const value = worthOf(draft, sized, market.last)
  const isSmall = isDust || (value !== null && compare(value, min_notional) < 0)
  return isSmall ? [problem(by, 'MIN_NOTIONAL', { min: min_notional })] : []
}

/**
 * Returns the value of an order in quote coin: its total, or its quantity at the limit price or at the last
 * price.
 */
function worthOf({ type, price }: OrderDraft, { quantity, total }: Sized, last: Decimal | null) {
  if (type === 'market' && total !== '') return total
  const worth = type === 'limit' ? price || null : last
  return quantity === '' || worth === null ? null : mul(worth, quantity)
}

function checkFunds(draft: OrderDraft, sized: Sized, market: OrderMarket, funds: Funds | null): Problem[] {
  if (!funds) return []
  const available = draft.side === 'buy' ? funds.quote : funds.base
  const needed = neededOf(draft, sized, market)
  const isMissing = needed !== null && compare(needed, available) > 0
  return isMissing ? [problem(sized.by, 'INSUFFICIENT_BALANCE', { available })] : []
}

/**
 * Returns the amount that the server freezes for the order. It needs no fee, because the fee is taken from
 * the amount received.
 */
function neededOf(
  { side, type, price }: OrderDraft,
  { quantity, total, by }: Sized,
  market: OrderMarket,
): Decimal | null {
  if (side === 'sell') return quantity || null
  if (type === 'market' && by === 'total') return total || null
  if (quantity === '') return null
  if (type === 'market') {
    return marketByQuantity(market.asks, side, quantity, market.rules.market_protection).notional
  }
  return price === '' ? null : mul(price, quantity)
}

/** Returns the request of a draft; null while an amount is missing. */
export function orderRequest(symbol: string, draft: OrderDraft, sized: Sized): OrderRequest | null {
  const { side, type, price, tif, postOnly } = draft
  if (type === 'limit') {
    if (price === '' || sized.quantity === '') return null
    const quantity = trim(sized.quantity)
    return { symbol, side, type, price: trim(price), quantity, tif: postOnly ? 'PO' : tif }
  }
  const value = sized[sized.by]
  return value === '' ? null : { symbol, side, type, [sized.by]: trim(value) }
}

export type Preview = Omit<BookPreview, 'walk' | 'resting'> & {
  /**
   * The fee, rounded once for the maker part and once for the taker part. The server rounds up the fee of
   * each trade, so the booked fee may be higher by 0.00000001 for each trade.
   */
  fee: Decimal
  /** Whether the order trades as a maker, as a taker or as both. */
  roles: 'maker' | 'taker' | 'both'
  /** Amount received after the fee: base coin of a buy, quote coin of a sell. */
  received: Decimal
  /**
   * Distance of the limit price from the best price on the opposite side; positive if the limit price is
   * higher.
   */
  distance: { amount: Decimal; percent: Decimal } | null
  /** Available balances after the whole order has traded; null without funds. */
  after: { base: Decimal; quote: Decimal } | null
}

/**
 * Returns the expected result of an order, from the shown book and with the formulas that the server books
 * with; null if an amount is missing. Without `rates` it includes no fee, without `funds` no balances.
 */
export function previewOrder(
  order: OrderRequest,
  market: OrderMarket,
  rates: Pick<Funds, 'maker' | 'taker'> | null,
  funds: Pick<Funds, 'base' | 'quote'> | null,
): Preview | null {
  const { side, price } = order
  const book = previewBook(order, market)
  if (!book) return null
  const { walk, resting, ...preview } = book
  const { quantity, taken, notional } = preview
  const restingValue = price === undefined ? '0' : mul(price, resting)
  const [now, later] = side === 'buy' ? [taken, resting] : [sub(notional, restingValue), restingValue]
  const fee = add(feeOf(now, rates?.taker), feeOf(later, rates?.maker))
  const received = sub(add(now, later), fee)
  return {
    ...preview,
    fee,
    received,
    roles: isZero(resting) ? 'taker' : isZero(taken) ? 'maker' : 'both',
    distance: distanceOf(price, opposite(market, side)[0]?.[0] ?? null),
    after: funds && afterOf(side, funds, side === 'buy' ? notional : quantity, received),
  }
}

const feeOf = (gross: Decimal, rate: Decimal | undefined): Decimal =>
  rate === undefined || isZero(gross) ? '0' : fromUnits(spotFee(toUnits(gross), toUnits(rate)), 8, false)

const afterOf = (
  side: Side,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  paid: Decimal,
  received: Decimal,
) =>
  side === 'buy'
    ? { base: add(base, received), quote: sub(quote, paid) }
    : { base: sub(base, paid), quote: add(quote, received) }

/**
 * Returns a refusal as problems of fields. `size` is the field in which the size of the order was entered.
 */
export const orderRefusals = (error: Error | null, size: 'quantity' | 'total'): Problem[] =>
  refusalProblems<TicketField>(error, orderPlaces, (name) => {
    if (name === 'price') return 'price'
    return name === 'quantity' || name === 'total' ? size : null
  })
