import {
  buyQuantityOfPercent,
  type Decimal,
  divToStep,
  isZero,
  min,
  mul,
  percentOfBalance,
  roundToStep,
  sellQuantityOfPercent,
  totalOfPercent,
  trim,
} from '@bourselet/sdk/money'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { DraftRules, OrderTerms, Rules, Side, Size, Sized } from '../../../shared/ticket/order-terms.ts'
import type { Problem as TicketProblem } from '../../../shared/ticket/problem.ts'

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
