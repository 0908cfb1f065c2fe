import type { Decimal } from '@bourselet/sdk/money'

export type Side = 'buy' | 'sell'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/** The field of quantity and total that was entered last: the other one follows from it. */
export type Size = {
  by: 'quantity' | 'total'
  value: Decimal | ''
  /** The whole percentage of the largest possible order that the value was when it was taken by slider or chip. */
  share?: number
}

/** What every ticket asks for, as filled in, nothing derived. */
export type OrderTerms = {
  side: Side
  type: string
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}
