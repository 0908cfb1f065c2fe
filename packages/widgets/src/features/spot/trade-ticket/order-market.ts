import type { Decimal, Level } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'

/** The bounds an order must keep. */
export type Rules = Pick<
  SymbolInfo,
  'symbol' | 'base' | 'quote' | 'tick' | 'step' | 'min_qty' | 'max_qty' | 'min_notional' | 'status'
>

/** The market as shown: what checks and previews go by. */
export type OrderMarket = {
  rules: Rules
  last: Decimal | null
  /** Best first. */
  bids: readonly Level[]
  asks: readonly Level[]
}

/** What can be spent of both coins, and the member's fee rates as fractions. */
export type Funds = { base: Decimal; quote: Decimal; maker: Decimal; taker: Decimal }

/** The levels an order of this side would take. */
export const opposite = (market: OrderMarket, side: 'buy' | 'sell'): readonly Level[] =>
  side === 'buy' ? market.asks : market.bids
