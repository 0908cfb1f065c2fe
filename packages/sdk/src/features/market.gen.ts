// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * What is traded and at which prices - the coin menu, order books, candles and public trades.
 */
export interface MarketCalls {
  /**
   * Every symbol with its 24 hour ticker and its trading rules. Finds coins by a part of symbol, base or name,
   * without case.
   *
   * Request:
   * - `keyword?` string
   * - `product?` MarketProduct
   * - `quote?` Coin
   * - `sort?` `symbol` | `last` | `change` | `turnover`
   * - `dir?` `asc` | `desc`: Default `asc`.
   *
   * Answer: a list of SymbolInfo. A tradable symbol with its rolling 24 hour ticker and its trading rules.
   * - `last` Price
   * - `open_24h` Price
   * - `high_24h` Price
   * - `low_24h` Price
   * - `change_pct` Percent
   * - `volume_24h` Amount: In base coin.
   * - `turnover_24h` Amount: In quote coin.
   * - `sparkline_7d` Price[]: Closes of the last seven days, one for two hours, oldest first; the last is the
   *   open one.
   * - `tick` Decimal: Step of prices.
   * - `step` Decimal: Step of quantities.
   * - `min_qty` Decimal
   * - `max_qty` Decimal
   * - `min_notional` Decimal: Least order value in quote coin.
   * - `market_protection` Rate: Fraction of the best opposite price. A market order trades at prices at most
   *   this far from the best one it met; the rest ends with reason price_protection.
   * - `maker_fee` Rate: Fee rate of resting orders on the lowest membership level. account.levels lists the
   *   other levels.
   * - `taker_fee` Rate: Fee rate of orders that trade at once on the lowest membership level.
   * - `mark_price` Price: Futures only.
   * - `index_price` Price: Futures only.
   * - `funding_rate` Rate: Futures only.
   * - `next_funding_at` Timestamp: Futures only.
   * - `max_leverage` integer: Futures only.
   * - `default_leverage` integer: Futures only. Leverage of the symbol until the member sets one.
   * - `default_margin_mode` MarginMode: Futures only. Margin mode of the symbol until the member sets one.
   * - `tiers` MarginTier[]: Futures only.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.coins({ keyword: 'bit', product: 'spot' })
   * // data: [{ symbol: 'BTCUSDT', base: 'BTC', quote: 'USDT', name: 'Bitcoin', … }]
   * ```
   */
  coins(request?: Request<'market.coins'>, options?: CallOptions): Answer<'market.coins'>

  /**
   * The order book of a symbol. Grouping never shows a better price than there is.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` BookProduct: Which order book.
   * - `limit?` `5` | `10` | `20` | `50`: Levels of each side. Default `20`.
   * - `group?` AmountInput: Width of a level: the tick times 1, 10, 100 or 1000.
   *
   * Answer: Depth. An order book, best prices first. Deltas of the stream with prev_seq = seq and the same epoch
   * continue it.
   * - `ts` Timestamp
   * - `last` Price
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.depth({ symbol: 'BTCUSDT', limit: 20, group: '1' })
   * // data: { symbol: 'BTCUSDT', epoch: 'm5k2q9x1', seq: 0, ts: 1767225600000, … }
   * ```
   */
  depth(request: Request<'market.depth'>, options?: CallOptions): Answer<'market.depth'>

  /**
   * Candles of a symbol; public trades, funding rates or the published index ticks on request.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: funding belongs to product futures and ticks to product
   *   index. Default `kline`.
   * - `interval?` CandleInterval: With type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: Not included.
   * - `limit?` integer: Default `300`.
   *
   * Answer: depends on `type`: CandleHistory for kline, TradeHistory for trades, FundingHistory for funding,
   * TickHistory for ticks.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.history({ symbol: 'BTCUSDT', type: 'kline', interval: '15m', limit: 300 })
   * // data: { symbol: 'BTCUSDT', interval: '1m', list: [{…}] }
   * ```
   */
  history(request: Omit<Request<'market.history'>, 'type'> & { type?: 'kline' }, options?: CallOptions): Promise<Schema<'CandleHistory'>>
  /**
   * Candles of a symbol; public trades, funding rates or the published index ticks on request.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: funding belongs to product futures and ticks to product
   *   index. Default `kline`.
   * - `interval?` CandleInterval: With type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: Not included.
   * - `limit?` integer: Default `300`.
   *
   * Answer: depends on `type`: CandleHistory for kline, TradeHistory for trades, FundingHistory for funding,
   * TickHistory for ticks.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.history({ symbol: 'BTCUSDT', type: 'kline', interval: '15m', limit: 300 })
   * // data: { symbol: 'BTCUSDT', interval: '1m', list: [{…}] }
   * ```
   */
  history<Kind extends 'kline' | 'trades' | 'funding' | 'ticks'>(request: Omit<Request<'market.history'>, 'type'> & { type: Kind }, options?: CallOptions): Promise<{ kline: Schema<'CandleHistory'>; trades: Schema<'TradeHistory'>; funding: Schema<'FundingHistory'>; ticks: Schema<'TickHistory'> }[Kind]>
  /**
   * Candles of a symbol; public trades, funding rates or the published index ticks on request.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: funding belongs to product futures and ticks to product
   *   index. Default `kline`.
   * - `interval?` CandleInterval: With type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: Not included.
   * - `limit?` integer: Default `300`.
   *
   * Answer: depends on `type`: CandleHistory for kline, TradeHistory for trades, FundingHistory for funding,
   * TickHistory for ticks.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.history({ symbol: 'BTCUSDT', type: 'kline', interval: '15m', limit: 300 })
   * // data: { symbol: 'BTCUSDT', interval: '1m', list: [{…}] }
   * ```
   */
  history(request: Request<'market.history'>, options?: CallOptions): Answer<'market.history'>
}
