import type { Request, Schema } from '@bourselet/openapi'
import type { AnswerBy } from '../../transport/answer-by.ts'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Histories = {
  kline: Schema<'CandleHistory'>
  trades: Schema<'TradeHistory'>
  funding: Schema<'FundingHistory'>
  ticks: Schema<'TickHistory'>
}

/** Prices and order books, open to visitors. */
export const market = (call: Call) => ({
  /** Every symbol with 24 hour ticker and trading rules. Prices in the quote coin, volume in the base coin. */
  coins: (request: Request<'market.coins'> = {}, options?: CallOptions): Answer<'market.coins'> =>
    call('market.coins', request, options),

  /** The order book of a symbol as price and quantity pairs, best first. Refuses SYMBOL_UNKNOWN. */
  depth: (request: Request<'market.depth'>, options?: CallOptions): Answer<'market.depth'> =>
    call('market.depth', request, options),

  /** Candles of a symbol, oldest to newest; public trades, funding rates or index ticks by `type`, newest to oldest. Refuses SYMBOL_UNKNOWN. */
  history: ((request: Request<'market.history'>, options?: CallOptions): Answer<'market.history'> =>
    call('market.history', request, options)) as AnswerBy<'market.history', 'type', Histories, 'kline'>,
})
