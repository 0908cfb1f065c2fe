import {
  buyQuantityOfPercent,
  type Decimal,
  divToStep,
  isZero,
  max,
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
import { allowsUnit, hasTrigger, isPriced, type OrderType } from './order-types.ts'

/** The member's available base and quote coin, and the member's fee rates as fractions. */
export type Funds = { base: Decimal; quote: Decimal; maker: Decimal; taker: Decimal }

export type OrderRequest = Parameters<BourseletClient['spot']['place']>[0]
export type PlacedOrder = Awaited<ReturnType<BourseletClient['spot']['place']>>

/** The entries of a ticket, without derived values. */
export type OrderDraft = OrderTerms & {
  type: OrderType
  /** The trigger price of a stop order, or of the stop leg of an OCO. */
  trigger: Decimal | ''
  /** The distance of a trailing stop from the best price since it was placed, in percent. */
  trail: Decimal | ''
  /** The limit price of the stop leg of an OCO. */
  stopPrice: Decimal | ''
}
export type TicketField = 'price' | 'trigger' | 'trail' | 'stopPrice' | 'quantity' | 'total'
export type Problem = TicketProblem<TicketField>

export const emptySize: Size = { by: 'quantity', value: '' }

export function newDraft(side: Side, price: Decimal | '' = ''): OrderDraft {
  return {
    ...{ side, type: 'limit', price, size: emptySize, tif: 'GTC', postOnly: false },
    ...{ trigger: '', trail: '', stopPrice: '' },
  }
}

/**
 * Switches the side. Clears a percentage, because it referred to the balance of the other coin. Clears a size whose
 * unit the new side does not allow.
 */
export function withSide(draft: OrderDraft, side: Side): OrderDraft {
  if (side === draft.side) return draft
  const { type, size } = draft
  const isKept = size.percentage === undefined && allowsUnit(side, type, size.by)
  return { ...draft, side, size: isKept ? size : sizeFor(side, type) }
}

/** Switches the order type. Keeps the size if the new type allows its unit; otherwise clears it. */
export function withType(draft: OrderDraft, type: OrderType): OrderDraft {
  if (type === draft.type) return draft
  const { side, size } = draft
  const { by, value } = size
  const isKept = value !== '' && allowsUnit(side, type, by)
  return { ...draft, type, size: isKept ? { by, value } : sizeFor(side, type) }
}

/** Returns an empty size in the default unit: the total for a buy at the market price, otherwise the quantity. */
export function sizeFor(side: Side, type: OrderType): Size {
  return { by: side === 'buy' && !isPriced(type) ? 'total' : 'quantity', value: '' }
}

/** Returns the draft for the next order: a copy without its size. */
function cleared(draft: OrderDraft): OrderDraft {
  const { side, type, size } = draft
  return { ...draft, size: size.percentage === undefined ? { ...size, value: '' } : sizeFor(side, type) }
}

/**
 * Enters a price that the member has picked in another widget, such as the order book. In a stop market order it
 * becomes the trigger price, in all other orders the limit price.
 */
const withPicked = (draft: OrderDraft, price: Decimal): OrderDraft =>
  draft.type === 'stop_market' ? { ...draft, trigger: price } : { ...draft, price }

export const spotDrafts: DraftRules<OrderDraft> = {
  product: 'spot',
  first: newDraft,
  withSide,
  withPicked,
  cleared,
}

const nothing = (by: Sized['by']): Sized => ({ quantity: '', total: '', by })

/**
 * Returns the quantity and the total of a draft. The member enters one of them, and the other is computed. Without a
 * limit price the computed value is '', because the price of the trades is unknown. If the member buys without a limit
 * price and selects a percentage of the balance, this percentage sets the total. So 100 % spends exactly the balance.
 */
export function sizeOrder({ type, price, size }: OrderDraft, rules: Pick<Rules, 'step'>): Sized {
  if (size.value === '') return nothing(size.by)
  if (!isPriced(type)) return { ...nothing(size.by), [size.by]: size.value }
  const hasPrice = price !== '' && !isZero(price)
  if (size.by === 'quantity') {
    return { quantity: size.value, total: hasPrice ? mul(price, size.value) : '', by: 'quantity' }
  }
  const quantity = hasPrice ? divToStep(size.value, price, rules.step, 'FLOOR') : ''
  return { quantity, total: size.value, by: 'total' }
}

/**
 * Returns the price at which the balance for a buy order is frozen: its limit price or, for an OCO, the higher price of
 * its two legs. Returns '' while a price is missing.
 */
export function holdPrice({
  type,
  price,
  stopPrice,
}: Pick<OrderDraft, 'type' | 'price' | 'stopPrice'>): Decimal | '' {
  if (type !== 'oco' || price === '') return price
  return stopPrice === '' ? '' : max(price, stopPrice)
}

/**
 * Converts a percentage (0 to 100) of the current balance to an order size. The size stays the same when the
 * balance changes later.
 */
export function sizeOfPercentage(
  draft: Pick<OrderDraft, 'side' | 'type' | 'price' | 'stopPrice'>,
  rules: Rules,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  percentage: number,
): Size {
  const { side, type } = draft
  const percent = `${percentage}`
  const atMost = (quantity: Decimal): Size => ({
    by: 'quantity',
    value: min(quantity, roundToStep(rules.max_qty, rules.step, 'FLOOR')),
    percentage,
  })
  if (side === 'sell') return atMost(sellQuantityOfPercent(base, percent, rules.step))
  if (!isPriced(type)) return { by: 'total', value: totalOfPercent(quote, percent), percentage }
  const price = holdPrice(draft)
  if (price === '' || isZero(price)) return emptySize
  return atMost(buyQuantityOfPercent(quote, percent, price, rules.step))
}

/**
 * Returns the position of the slider, 0 to 100: the percentage of the balance that the order uses. Without a known
 * total, the quantity of a buy is valued at the price `worth`.
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
  // For an OCO buy, the server holds the quantity × the higher price of the two legs (`worth`). `total` is computed at
  // the limit price, so it is not used for an OCO.
  const used = isSell ? quantity : draft.type === 'oco' ? valued : total || valued
  const balance = isSell ? funds.base : funds.quote
  if (used === '' || isZero(balance)) return 0
  return Math.min(100, Math.round(Number(percentOfBalance(used, balance, 2))))
}

/** Returns the request for a draft; null if an entry is missing. */
export function orderRequest(symbol: string, draft: OrderDraft, sized: Sized): OrderRequest | null {
  const { side, type, price, trigger, trail, stopPrice, tif, postOnly } = draft
  const by = isPriced(type) ? 'quantity' : sized.by
  const amount = sized[by]
  const wanted = [
    amount,
    isPriced(type) && price,
    hasTrigger(type) && trigger,
    type === 'trailing_stop' && trail,
    type === 'oco' && side === 'buy' && stopPrice,
  ]
  if (wanted.includes('')) return null
  const order = { symbol, side, [by]: trim(amount) }
  const priced = () => ({ symbol, side, price: trim(price), quantity: trim(amount) })
  switch (type) {
    case 'market':
      return { ...order, type }
    case 'limit':
      return { ...priced(), type, tif: postOnly ? 'PO' : tif }
    case 'stop_limit':
      return { ...priced(), type, trigger_price: trim(trigger), tif }
    case 'stop_market':
      return { ...order, type, trigger_price: trim(trigger) }
    case 'trailing_stop':
      return { ...order, type, trail_pct: trim(trail) }
    case 'oco':
      return {
        ...priced(),
        type,
        trigger_price: trim(trigger),
        ...(stopPrice === '' ? {} : { stop_limit_price: trim(stopPrice) }),
      }
  }
}
