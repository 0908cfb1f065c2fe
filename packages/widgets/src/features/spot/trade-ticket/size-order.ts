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
import type { Funds } from './funds.ts'
import type { OrderDraft } from './order-draft.ts'

/** How much a draft is about. '' where it cannot be known yet. */
export type Sized = {
  /** Base coin. Of a market buy by total: '' (the book decides). */
  quantity: Decimal | ''
  /** Quote coin. Of a market order by quantity: '' (the book decides). */
  total: Decimal | ''
  /** Which of the two the order names; a share of a market buy is a total, so that it spends all exactly. */
  by: 'quantity' | 'total'
}

const nothing = (by: Sized['by']): Sized => ({ quantity: '', total: '', by })

/** Quantity and total of a draft, from whichever was entered. Shares need `funds`. */
export function sizeOrder(draft: OrderDraft, rules: Rules, funds: Funds | null): Sized {
  return draft.type === 'limit' ? sizeLimit(draft, rules, funds) : sizeMarket(draft, rules, funds)
}

function sizeLimit({ side, price, size }: OrderDraft, rules: Rules, funds: Funds | null): Sized {
  const isPriced = price !== '' && !isZero(price)
  const worthOf = (quantity: Decimal): Decimal | '' => (isPriced ? mul(price, quantity) : '')
  if (size.by === 'share') {
    if (!funds || (side === 'buy' && !isPriced)) return nothing('quantity')
    const percent = `${size.value}`
    const all =
      side === 'buy'
        ? buyQuantityOfPercent(funds.quote, percent, price, rules.step)
        : sellQuantityOfPercent(funds.base, percent, rules.step)
    const quantity = atMost(all, rules)
    return { quantity, total: worthOf(quantity), by: 'quantity' }
  }
  if (size.value === '') return nothing(size.by)
  if (size.by === 'quantity') return { quantity: size.value, total: worthOf(size.value), by: 'quantity' }
  const quantity = isPriced ? divToStep(size.value, price, rules.step, 'FLOOR') : ''
  return { quantity, total: size.value, by: 'total' }
}

function sizeMarket({ side, size }: OrderDraft, rules: Rules, funds: Funds | null): Sized {
  if (size.by !== 'share') return { ...nothing(size.by), [size.by]: size.value }
  const by = side === 'buy' ? 'total' : 'quantity'
  if (!funds) return nothing(by)
  const percent = `${size.value}`
  return side === 'buy'
    ? { quantity: '', total: totalOfPercent(funds.quote, percent), by }
    : { quantity: atMost(sellQuantityOfPercent(funds.base, percent, rules.step), rules), total: '', by }
}

const atMost = (quantity: Decimal, { max_qty, step }: Rules): Decimal =>
  min(quantity, roundToStep(max_qty, step, 'FLOOR'))

/** Where the slider stands, 0 to 100: the share itself, or what the order uses of the balance, at `worth` each. */
export function shareOf(draft: OrderDraft, sized: Sized, funds: Funds | null, worth: Decimal | null): number {
  if (draft.size.by === 'share') return draft.size.value
  if (!funds) return 0
  const used = usedOf(draft, sized, worth)
  const balance = draft.side === 'buy' ? funds.quote : funds.base
  if (used === '' || isZero(balance)) return 0
  return Number(min(percentOfBalance(used, balance), '100'))
}

function usedOf({ side }: OrderDraft, { quantity, total }: Sized, worth: Decimal | null): Decimal | '' {
  if (side === 'sell') return quantity
  if (total !== '') return total
  return quantity !== '' && worth !== null ? mul(quantity, worth) : ''
}
