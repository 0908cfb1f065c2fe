import type { Decimal } from '@bourselet/sdk/money'
import type { Product } from '../data/live-tickers.ts'

export type Side = 'buy' | 'sell'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/** The field of quantity and total that was entered last: the other one follows from it. */
export type Size = {
  by: 'quantity' | 'total'
  value: Decimal | ''
  /** The whole percentage of the largest possible order that the value was when slider or chip set it. */
  percentage?: number
}

/** The amounts of a draft; '' where they are not known yet. */
export type Sized = {
  /** Base coin. */
  quantity: Decimal | ''
  /** Quote coin. */
  total: Decimal | ''
  /** The field that was entered, and that refusals of the size belong to. */
  by: 'quantity' | 'total'
}

/** The entries of every ticket, as filled in, nothing derived. */
export type OrderTerms = {
  side: Side
  type: string
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}

/** The behaviour of a product's drafts. */
export type DraftRules<Draft> = {
  product: Product
  first: (side: Side, price: Decimal | '') => Draft
  withSide: (draft: Draft, side: Side) => Draft
  /** The next draft after an order: the same without its amounts. */
  cleared: (draft: Draft) => Draft
}
