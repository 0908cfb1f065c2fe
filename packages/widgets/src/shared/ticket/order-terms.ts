import type { Decimal } from '@bourselet/sdk/money'

export type Side = 'buy' | 'sell'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/** What was entered last of quantity, total and share of what is possible: the other two follow from it. */
export type Size =
  | { by: 'quantity' | 'total'; value: Decimal | '' }
  /** A whole percentage, 0 to 100. */
  | { by: 'share'; value: number }

/** What every ticket asks for, as filled in, nothing derived. */
export type OrderTerms = {
  side: Side
  type: string
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}
