import type { Decimal } from '@bourselet/sdk/money'
import type { OrderTerms, Side, Size } from '../../../shared/ticket/order-terms.ts'
import type { DraftRules } from '../../../shared/ticket/use-ticket-form.ts'

export type OrderType = 'limit' | 'market'

/** A ticket as filled in, nothing derived. */
export type OrderDraft = OrderTerms & { type: OrderType }

export const emptySize: Size = { by: 'quantity', value: '' }

export function newDraft(side: Side, price: Decimal | '' = ''): OrderDraft {
  return { side, type: 'limit', price, size: emptySize, tif: 'GTC', postOnly: false }
}

/** The other side: a share was a share of the other coin, and a market sell knows no total. */
export function withSide(draft: OrderDraft, side: Side): OrderDraft {
  if (side === draft.side) return draft
  const { type, size } = draft
  const isLost = size.share !== undefined || (type === 'market' && size.by === 'total')
  return { ...draft, side, size: isLost ? sizeFor(side, type) : size }
}

/** The other type. What was entered stays where the type knows it. */
export function withType(draft: OrderDraft, type: OrderType): OrderDraft {
  if (type === draft.type) return draft
  const { side, size } = draft
  const { by, value } = size
  const isLost = type === 'market' && side === 'sell' && by === 'total'
  return { ...draft, type, size: value === '' || isLost ? sizeFor(side, type) : { by, value } }
}

/** An empty size in the unit people expect: a market buy is asked what it may spend. */
export function sizeFor(side: Side, type: OrderType): Size {
  return { by: side === 'buy' && type === 'market' ? 'total' : 'quantity', value: '' }
}

/** After an order: the same again without its size. */
function cleared(draft: OrderDraft): OrderDraft {
  const { side, type, size } = draft
  return { ...draft, size: size.share === undefined ? { ...size, value: '' } : sizeFor(side, type) }
}

export const spotDrafts: DraftRules<OrderDraft> = { product: 'spot', first: newDraft, withSide, cleared }
