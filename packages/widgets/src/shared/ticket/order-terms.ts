import type { Decimal, Level } from '@bourselet/sdk/money'
import type { Product } from '../data/live-tickers.ts'
import type { SymbolInfo } from '../data/use-symbols.ts'

export type Side = 'buy' | 'sell'
export type TimeInForce = 'GTC' | 'IOC' | 'FOK'

/** The last entered size of an order: a quantity or a total. The other value is computed from it. */
export type Size = {
  by: 'quantity' | 'total'
  value: Decimal | ''
  /**
   * The percentage of the largest possible order as an integer, if the slider or a percentage button has set
   * the value.
   */
  percentage?: number
}

/** The quantity and total of a draft; '' while unknown. */
export type Sized = {
  /** Quantity in base coin. */
  quantity: Decimal | ''
  /** Total in quote coin. */
  total: Decimal | ''
  /** The field that was entered; refusals of the order size are shown at it. */
  by: 'quantity' | 'total'
}

/** The entries that every ticket has, as typed; computed values are not part of them. */
export type OrderTerms = {
  side: Side
  type: string
  price: Decimal | ''
  size: Size
  tif: TimeInForce
  postOnly: boolean
}

/** The functions on drafts that each product defines. */
export type DraftRules<Draft> = {
  product: Product
  first: (side: Side, price: Decimal | '') => Draft
  withSide: (draft: Draft, side: Side) => Draft
  /** Returns the draft after the member picked a price on the page, for example in the order book. */
  withPicked: (draft: Draft, price: Decimal) => Draft
  /** Returns the draft for the next order: the same entries without amounts. */
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

/** The market data that the member sees. Checks and previews use only this data. */
export type OrderMarket = {
  rules: Rules
  last: Decimal | null
  /** The bids, highest price first. */
  bids: readonly Level[]
  asks: readonly Level[]
}

/** Returns the levels of the book that an order of this side would trade with. */
export const opposite = (
  market: Pick<OrderMarket, 'bids' | 'asks'>,
  side: 'buy' | 'sell',
): readonly Level[] => (side === 'buy' ? market.asks : market.bids)
