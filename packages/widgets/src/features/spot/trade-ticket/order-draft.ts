import type { Decimal } from '@bourselet/sdk/money'

export type Side = 'buy' | 'sell'
export type OrderType = 'limit' | 'market'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/** What was entered last of quantity, total and share of the balance: the other two follow from it. */
export type Size =
  | { by: 'quantity' | 'total'; value: Decimal | '' }
  /** A whole percentage of what can be spent, 0 to 100. */
  | { by: 'share'; value: number }

/** A ticket as filled in, nothing derived. */
export type OrderDraft = {
  side: Side
  type: OrderType
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}

export const emptySize: Size = { by: 'quantity', value: '' }

export function newDraft(side: Side, price: Decimal | '' = ''): OrderDraft {
  return { side, type: 'limit', price, size: emptySize, tif: 'GTC', postOnly: false }
}

/** The other side: a share was a share of the other coin, and a market sell knows no total. */
export function withSide(draft: OrderDraft, side: Side): OrderDraft {
  if (side === draft.side) return draft
  const { type, size } = draft
  const isLost = size.by === 'share' || (type === 'market' && size.by === 'total')
  return { ...draft, side, size: isLost ? sizeFor(side, type) : size }
}

/** The other type. What was entered stays where the type knows it. */
export function withType(draft: OrderDraft, type: OrderType): OrderDraft {
  if (type === draft.type) return draft
  const { side, size } = draft
  const isEmpty = size.by !== 'share' && size.value === ''
  const isLost = type === 'market' && side === 'sell' && size.by === 'total'
  return { ...draft, type, size: isEmpty || isLost ? sizeFor(side, type) : size }
}

/** An empty size in the unit people expect: a market buy is asked what it may spend. */
export function sizeFor(side: Side, type: OrderType): Size {
  return { by: side === 'buy' && type === 'market' ? 'total' : 'quantity', value: '' }
}
