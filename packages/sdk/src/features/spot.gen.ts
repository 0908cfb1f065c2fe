// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Buying and selling coins - place, cancel, pending orders, history.
 */
export interface SpotCalls {
  /**
   * Cancels one order, or all orders of a symbol. The filled part stays; the frozen rest is released.
   *
   * Request:
   * - `order_no?` OrderNo: Business number: a letter for the kind, the day, ten digits.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   * - `all?` boolean
   * - `symbol?` Symbol: With all.
   *
   * Answer: an object with these fields.
   * - `cancelled` SpotOrder[]
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, ORDER_CLOSED
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done is refused with
   * `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.cancel({ order_no: 'S202601010000000001' })
   * // data: { cancelled: [{…}] }
   * ```
   */
  cancel(request: Request<'spot.cancel'>, options?: CallOptions): Answer<'spot.cancel'>

  /**
   * Open and partially filled spot orders, newest first.
   *
   * Request:
   * - `symbol?` Symbol
   * - `side?` Side
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   *
   * Answer: a page of SpotOrder.
   * - `price` Price | null: null for a market order.
   * - `quantity` Quantity | null: null for a market buy by total.
   * - `total` Amount | null: What a market buy spends in quote coin; else null.
   * - `filled` Quantity
   * - `quote_filled` Amount: The turnover.
   * - `avg_price` Price: 0.00000000 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin: The coin received: base for a buy, quote for a sell.
   * - `tif` TimeInForce | null: null for a market order.
   * - `trigger_price` Price | null
   * - `trail_pct` Decimal | null
   * - `triggered_at` Timestamp | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: Oldest first. From spot.place, and from spot.orders where with_fills was asked for.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.openOrders()
   * // data.list[0]: { order_no: 'S202601010000000001', client_order_id: null, symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  openOrders(request?: Request<'spot.openOrders'>, options?: CallOptions): Answer<'spot.openOrders'>

  /**
   * Order history, open and closed, newest first. With type=ai the AI-managed orders, which no other call lists.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Of spot or
   *   AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: Not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `with_fills?` boolean: Default `false`.
   *
   * Answer: depends on `type`: SpotOrderPage for spot, AiOrderPage for ai.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.orders()
   * // data.list[0]: { order_no: 'S202601010000000001', client_order_id: null, symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  orders(request?: Omit<Request<'spot.orders'>, 'type'> & { type?: 'spot' }, options?: CallOptions): Promise<Schema<'SpotOrderPage'>>
  /**
   * Order history, open and closed, newest first. With type=ai the AI-managed orders, which no other call lists.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Of spot or
   *   AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: Not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `with_fills?` boolean: Default `false`.
   *
   * Answer: depends on `type`: SpotOrderPage for spot, AiOrderPage for ai.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.orders()
   * // data.list[0]: { order_no: 'S202601010000000001', client_order_id: null, symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  orders<Kind extends 'spot' | 'ai'>(request: Omit<Request<'spot.orders'>, 'type'> & { type: Kind }, options?: CallOptions): Promise<{ spot: Schema<'SpotOrderPage'>; ai: Schema<'AiOrderPage'> }[Kind]>
  /**
   * Order history, open and closed, newest first. With type=ai the AI-managed orders, which no other call lists.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Of spot or
   *   AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: Not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `with_fills?` boolean: Default `false`.
   *
   * Answer: depends on `type`: SpotOrderPage for spot, AiOrderPage for ai.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.orders()
   * // data.list[0]: { order_no: 'S202601010000000001', client_order_id: null, symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  orders(request?: Request<'spot.orders'>, options?: CallOptions): Answer<'spot.orders'>

  /**
   * Places a spot order, or amends an open one (order_no). Answers after matching and booking.
   *
   * Request:
   * - `symbol` Symbol
   * - `side` Side
   * - `type` `limit` | `market` | `stop_limit` | `stop_market` | `trailing_stop` | `oco`
   * - `price?` AmountInput: The limit, in the quote coin. Required for `type` limit, stop_limit, oco.
   * - `quantity?` AmountInput: Base coin. A buy at market states quantity or total; a buy by stop_market or
   *   trailing_stop states total. Required for `type` limit, stop_limit, oco.
   * - `total?` AmountInput: Quote coin to spend, instead of quantity.
   * - `trigger_price?` AmountInput: Last price at which the order is placed. Required for `type` stop_limit,
   *   stop_market, oco.
   * - `trail_pct?` AmountInput: Distance to the best price in percent, 0.1 to 20. Required for `type`
   *   trailing_stop.
   * - `stop_limit_price?` AmountInput: Limit of the stop of an oco. Required for a buy; a sell without it is
   *   placed at market.
   * - `tif?` TimeInForce: Limit orders only. Default `GTC`.
   * - `stp?` SelfTrade: Which of two own orders expires when they would meet. Default `expire_maker`.
   * - `order_no?` OrderNo: Gives this open order the price, quantity, total, trigger and trail of the request;
   *   symbol, side and type must be its own. The quantity includes the filled part. The order keeps its place in
   *   the queue only if its price stays and its quantity does not rise. Not for a market order or a leg of an OCO,
   *   and not with tif and stp. Sending an amendment again changes nothing, so client_order_id is ignored.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   *
   * Answer: PlacedSpotOrder. An order as it stands after being accepted, with the trades it made at once.
   * - `price` Price | null: null for a market order.
   * - `quantity` Quantity | null: null for a market buy by total.
   * - `total` Amount | null: What a market buy spends in quote coin; else null.
   * - `filled` Quantity
   * - `quote_filled` Amount: The turnover.
   * - `avg_price` Price: 0.00000000 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin: The coin received: base for a buy, quote for a sell.
   * - `tif` TimeInForce | null: null for a market order.
   * - `trigger_price` Price | null
   * - `trail_pct` Decimal | null
   * - `triggered_at` Timestamp | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: Oldest first. From spot.place, and from spot.orders where with_fills was asked for.
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, SYMBOL_UNKNOWN,
   * PRICE_TICK, QTY_STEP, MIN_NOTIONAL, PRICE_BAND, POST_ONLY_WOULD_TAKE, NO_LIQUIDITY, MAX_OPEN_ORDERS,
   * SYMBOL_HALTED, DUPLICATE_CLIENT_ID, ORDER_CLOSED, TRIGGER_PRICE
   *
   * Log-in: required. Fund password: none. Repeats: with the same `client_order_id`.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.place({ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60000.00', quantity: '0.025', client_order_id: 'my-1' })
   * // data: { order_no: 'S202601014820917365', client_order_id: '9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77', symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  place(request: Request<'spot.place'>, options?: CallOptions): Answer<'spot.place'>
}
