import type { Decimal, Level } from '@bourselet/sdk/money'
import type { Product } from '../data/live-tickers.ts'
import type { SymbolInfo } from '../data/use-symbols.ts'

export type Side = 'buy' | 'sell'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/**
 * The size that the member entered last: the quantity or the total of the order. The ticket computes the other of these
 * two amounts from it.
 */
export type Size = {
  by: 'quantity' | 'total'
  value: Decimal | ''
  /**
   * The percentage of the largest possible order, as an integer. It is set if the member used the slider or a
   * percentage button.
   */
  percentage?: number
}

/** The quantity and the total of the entered order; '' while unknown. */
export type Sized = {
  /** Quantity in base coin. */
  quantity: Decimal | ''
  /** Total in quote coin. */
  total: Decimal | ''
  /** The field in which the member entered the size. Refusals of the order size are shown at this field. */
  by: 'quantity' | 'total'
}

/**
 * The entries of a ticket that all products have, as the member typed them. Computed values are not entries.
 */
export type OrderTerms = {
  side: Side
  type: string
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}

/** The functions that create and change the entries of a ticket. Each product has its own. */
export type DraftRules<Draft> = {
  product: Product
  first: (side: Side, price: Decimal | '') => Draft
  withSide: (draft: Draft, side: Side) => Draft
  /** Returns the entries after the member has selected a price on the page, for example in the order book. */
  withPicked: (draft: Draft, price: Decimal) => Draft
  /** Returns the entries for the next order: the current entries without amounts. */
  cleared: (draft: Draft) => Draft
}

/** The trading rules that orders of a symbol must satisfy. */
export type Rules = Pick<
  SymbolInfo,
  | 'symbol'
  | 'base'
  | 'quote'
  | 'tick'
  | 'step'
  | 'min_qty'
  | 'max_qty'
  | 'min_notional'
  | 'price_band'
  | 'market_protection'
  | 'maker_fee'
  | 'taker_fee'
  | 'status'
>

/** The market data that the member sees. Checks and previews of orders use only this data. */
export type OrderMarket = {
  rules: Rules
  last: Decimal | null
  /** The bids, highest price first. */
  bids: readonly Level[]
  asks: readonly Level[]
  /**
   * The distance past the market, in percent, from which the member wants to confirm a limit price; null or missing if
   * they have chosen none.
   */
  guard?: Decimal | null
}

/** Returns the levels of the book against which an order of this side would trade. */
export const opposite = (
  market: Pick<OrderMarket, 'bids' | 'asks'>,
  side: 'buy' | 'sell',
): readonly Level[] => (side === 'buy' ? market.asks : market.bids)
