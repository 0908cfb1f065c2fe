import type { Decimal, Level } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../data/symbol-info.ts'

/** The bounds an order must keep. */
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

/** The market as shown: what checks and previews go by. */
export type OrderMarket = {
  rules: Rules
  last: Decimal | null
  /** Best first. */
  bids: readonly Level[]
  asks: readonly Level[]
}

/** The levels an order of this side would take. */
export const opposite = (
  market: Pick<OrderMarket, 'bids' | 'asks'>,
  side: 'buy' | 'sell',
): readonly Level[] => (side === 'buy' ? market.asks : market.bids)
