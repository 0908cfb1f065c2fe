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
} from '@bourselet/sdk/money'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import type { Size } from '../../../shared/ticket/order-terms.ts'
import type { Funds } from './funds.ts'
import type { OrderDraft } from './order-draft.ts'

/** How much a draft is about. '' where it cannot be known yet. */
export type Sized = {
  /** Base coin. Of a market buy by total: '' (the book decides). */
  quantity: Decimal | ''
  /** Quote coin. Of a market order by quantity: '' (the book decides). */
  total: Decimal | ''
  /** The field that the order carries; a percentage of a market buy is a total, so that 100 % spends all exactly. */
  by: 'quantity' | 'total'
}

const nothing = (by: Sized['by']): Sized => ({ quantity: '', total: '', by })

/** Quantity and total of a draft, from whichever was entered. */
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

/**
 * The size that a share of the balance is now, 0 to 100. It is fixed: an order that ends later, or a deposit, changes
 * the balance and not the order.
 */
export function sizeOfShare(
  { side, type, price }: Pick<OrderDraft, 'side' | 'type' | 'price'>,
  rules: Rules,
  { base, quote }: Pick<Funds, 'base' | 'quote'>,
  share: number,
): Size {
  const percent = `${share}`
  if (side === 'sell') {
    const value = atMost(sellQuantityOfPercent(base, percent, rules.step), rules)
    return { by: 'quantity', value, share }
  }
  if (type === 'market') return { by: 'total', value: totalOfPercent(quote, percent), share }
  if (price === '' || isZero(price)) return { by: 'quantity', value: '' }
  const value = atMost(buyQuantityOfPercent(quote, percent, price, rules.step), rules)
  return { by: 'quantity', value, share }
}

const atMost = (quantity: Decimal, { max_qty, step }: Rules): Decimal =>
  min(quantity, roundToStep(max_qty, step, 'FLOOR'))

/** Returns the slider's position, 0 to 100: the percentage of the balance that the order uses, at `worth` each. */
export function shareOf(
  draft: OrderDraft,
  sized: Sized,
  rules: Rules,
  funds: Funds | null,
  worth: Decimal | null,
): number {
  if (!funds) return 0
  const { share, value } = draft.size
  if (share !== undefined && sizeOfShare(draft, rules, funds, share).value === value) return share
  const used = usedOf(draft, sized, worth)
  const balance = draft.side === 'buy' ? funds.quote : funds.base
  if (used === '' || isZero(balance)) return 0
  return Math.min(100, Math.round(Number(percentOfBalance(used, balance, 2))))
}

function usedOf({ side }: OrderDraft, { quantity, total }: Sized, worth: Decimal | null): Decimal | '' {
  if (side === 'sell') return quantity
  if (total !== '') return total
  return quantity !== '' && worth !== null ? mul(quantity, worth) : ''
}
