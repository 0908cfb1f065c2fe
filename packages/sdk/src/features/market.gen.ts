// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Markets and their prices: the coin menu, order books, candles and public trades.
 */
export interface MarketCalls {
  /**
   * Returns every symbol with its 24 hour ticker and its trading rules. A search finds a part of the symbol,
   * base coin or name and ignores case.
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
   * - `volume_24h` Amount: Volume of 24 hours in the base coin.
   * - `turnover_24h` Amount: Turnover of 24 hours in the quote coin.
   * - `sparkline_7d` Price[]: Close prices of the last seven days, one for every two hours, oldest first. The
   *   last one is of the current, unfinished interval.
   * - `tick` Decimal: Smallest price increment.
   * - `step` Decimal: Smallest quantity increment.
   * - `min_qty` Decimal
   * - `max_qty` Decimal
   * - `min_notional` Decimal: Minimum order value in the quote coin.
   * - `market_protection` Rate: Fraction of the best opposite price. A market order trades at prices that differ
   *   from the best one it met by at most this fraction; the rest ends with the reason price_protection.
   * - `maker_fee` Rate: Fee rate of resting orders at the lowest membership level. account.levels returns the
   *   rates of the other levels.
   * - `taker_fee` Rate: Fee rate of orders that trade at once, at the lowest membership level.
   * - `mark_price` Price: Mark price. Futures only.
   * - `index_price` Price: Index price. Futures only.
   * - `funding_rate` Rate: Funding rate. Futures only.
   * - `next_funding_at` Timestamp: Time of the next funding. Futures only.
   * - `max_leverage` integer: Maximum leverage. Futures only.
   * - `default_leverage` integer: Leverage that applies until the member sets one for the symbol. Futures only.
   * - `default_margin_mode` MarginMode: Margin mode that applies until the member sets one for the symbol.
   *   Futures only.
   * - `tiers` MarginTier[]: Margin tiers. Futures only.
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
   * Returns the order book of a symbol. Grouping never shows a better price than the book has.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` BookProduct: The product to which an order book belongs.
   * - `limit?` `5` | `10` | `20` | `50`: Maximum number of levels of each side. Default `20`.
   * - `group?` AmountInput: Width of a price group: the tick times 1, 10, 100 or 1000.
   *
   * Answer: Depth. An order book, best prices first. Changes from the stream apply to it if they have the same
   * epoch and follow its seq without a gap (prev_seq).
   * - `ts` Timestamp
   * - `last` Price
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.market.depth({ symbol: 'BTCUSDT', limit: 20 })
   * // data: { symbol: 'BTCUSDT', epoch: 'm5k2q9x1', seq: 0, ts: 1767225600000, … }
   * ```
   */
  depth(request: Request<'market.depth'>, options?: CallOptions): Answer<'market.depth'>

  /**
   * Returns the candles of a symbol, or its public trades, funding rates or published index ticks.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: Kind of the returned rows. funding is available for the
   *   product futures only, ticks for index only. Default `kline`.
   * - `interval?` CandleInterval: Interval of the candles. Used with the type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: End of the period; this time is not included.
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
   * Returns the candles of a symbol, or its public trades, funding rates or published index ticks.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: Kind of the returned rows. funding is available for the
   *   product futures only, ticks for index only. Default `kline`.
   * - `interval?` CandleInterval: Interval of the candles. Used with the type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: End of the period; this time is not included.
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
   * Returns the candles of a symbol, or its public trades, funding rates or published index ticks.
   *
   * Request:
   * - `symbol` Symbol
   * - `product?` `spot` | `futures` | `index`: Default `spot`.
   * - `type?` `kline` | `trades` | `funding` | `ticks`: Kind of the returned rows. funding is available for the
   *   product futures only, ticks for index only. Default `kline`.
   * - `interval?` CandleInterval: Interval of the candles. Used with the type kline. Default `1m`.
   * - `from?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `to?` Timestamp: End of the period; this time is not included.
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
