import type { Decimal, Level } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../data/symbol-info.ts'

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

/** The market as shown to the member, on which checks and previews are based. */
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
