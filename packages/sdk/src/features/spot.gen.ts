// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Spot orders: place, amend, cancel, open orders and history.
 */
export interface SpotCalls {
  /**
   * Cancels one order, or all orders of a symbol. The filled part remains; the frozen rest is released.
   *
   * Request:
   * - `order_no?` OrderNo: Number of an order, transfer or other business record: a letter for its kind, the
   *   day, and ten digits.
   * - `client_order_id?` ClientOrderId: An id that the member chooses for an order, unique among their orders of
   *   the last 24 hours.
   * - `all?` boolean
   * - `symbol?` Symbol: The symbol of which all orders are cancelled. Required with `all`.
   *
   * Answer: an object with these fields.
   * - `cancelled` SpotOrder[]
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, ORDER_CLOSED
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.cancel({ all: true, symbol: 'BTCUSDT' })
   * // data: { cancelled: [{…}] }
   * ```
   */
  cancel(request: Request<'spot.cancel'>, options?: CallOptions): Answer<'spot.cancel'>

  /**
   * Returns the open and partially filled spot orders, newest first.
   *
   * Request:
   * - `symbol?` Symbol
   * - `side?` Side
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: a page of SpotOrder.
   * - `price` Price | null: Limit price; null for a market order.
   * - `quantity` Quantity | null: Quantity in the base coin; null for a market buy by total.
   * - `total` Amount | null: Amount of quote coin that a market buy spends; null for other orders.
   * - `filled` Quantity
   * - `quote_filled` Amount: Sum of price x quantity of all fills, in the quote coin.
   * - `avg_price` Price: Average price of the fills; 0.00000000 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin: Coin of the fee, which is the received coin: base for a buy, quote for a sell.
   * - `tif` TimeInForce | null: Time in force; null for a market order.
   * - `trigger_price` Price | null
   * - `trail_pct` Decimal | null
   * - `triggered_at` Timestamp | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a
   *   page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less
   *   than `filled`; a request with a smaller `limit` can list more of them. Present in answers of spot.place, and
   *   of spot.orders if the request has with_fills.
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
   * Returns the order history, open and closed orders, newest first. With type=ai, returns the AI-managed
   * orders, which no other call returns.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Status of
   *   spot orders or of AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: End of the period; this time is not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
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
   * Returns the order history, open and closed orders, newest first. With type=ai, returns the AI-managed
   * orders, which no other call returns.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Status of
   *   spot orders or of AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: End of the period; this time is not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
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
   * Returns the order history, open and closed orders, newest first. With type=ai, returns the AI-managed
   * orders, which no other call returns.
   *
   * Request:
   * - `type?` `spot` | `ai`: Default `spot`.
   * - `symbol?` Symbol
   * - `side?` Side
   * - `status?` `open` | `partial` | `completed` | `cancelled` | `expired` | `pending` | `running`: Status of
   *   spot orders or of AI orders, by type.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: End of the period; this time is not included.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
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
   * Places a spot order, or amends an open one if order_no is given. Returns after matching and booking.
   *
   * Request:
   * - `symbol` Symbol
   * - `side` Side
   * - `type` `limit` | `market` | `stop_limit` | `stop_market` | `trailing_stop` | `oco`
   * - `price?` AmountInput: Limit price in the quote coin. Required for `type` limit, stop_limit, oco. Not
   *   allowed for `type` market, stop_market, trailing_stop.
   * - `quantity?` AmountInput: Quantity in the base coin. A market buy requires quantity or total; a stop_market
   *   or trailing_stop buy requires total. Required for `type` limit, stop_limit, oco.
   * - `total?` AmountInput: Amount of quote coin to spend, instead of quantity. Not allowed for `type` limit,
   *   stop_limit, oco.
   * - `trigger_price?` AmountInput: Last price at which the order is placed. Required for `type` stop_limit,
   *   stop_market, oco. Not allowed for `type` limit, market, trailing_stop.
   * - `trail_pct?` AmountInput: Distance of the trigger from the best price so far, in percent, 0.1 to 20.
   *   Required for `type` trailing_stop. Not allowed for `type` limit, market, stop_limit, stop_market, oco.
   * - `stop_limit_price?` AmountInput: Limit price of the stop leg of an oco. Required for a buy; without it, a
   *   sell is placed at market. Not allowed for `type` limit, market, stop_limit, stop_market, trailing_stop.
   * - `tif?` TimeInForce: Time in force. Limit orders only. Not allowed for `type` market, stop_market,
   *   trailing_stop, oco. Default `GTC`.
   * - `stp?` SelfTrade: The order that expires if two orders of the same member would trade with each other.
   *   Default `expire_maker`.
   * - `order_no?` OrderNo: Amends the open order with this number: gives it the price, quantity, total, trigger
   *   and trail of the request. Symbol, side and type must be those of the order. The quantity includes the filled
   *   part. The order keeps its place in the queue only if its price stays and its quantity does not rise. Not
   *   allowed for a market order, and not with tif and stp. A leg of an OCO keeps its quantity and its side of the
   *   last price. Repeating an amendment changes nothing, so client_order_id is ignored.
   * - `client_order_id?` ClientOrderId: An id that the member chooses for an order, unique among their orders of
   *   the last 24 hours.
   *
   * Answer: PlacedSpotOrder. An order after it was accepted, with the trades that it made at once.
   * - `price` Price | null: Limit price; null for a market order.
   * - `quantity` Quantity | null: Quantity in the base coin; null for a market buy by total.
   * - `total` Amount | null: Amount of quote coin that a market buy spends; null for other orders.
   * - `filled` Quantity
   * - `quote_filled` Amount: Sum of price x quantity of all fills, in the quote coin.
   * - `avg_price` Price: Average price of the fills; 0.00000000 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin: Coin of the fee, which is the received coin: base for a buy, quote for a sell.
   * - `tif` TimeInForce | null: Time in force; null for a market order.
   * - `trigger_price` Price | null
   * - `trail_pct` Decimal | null
   * - `triggered_at` Timestamp | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a
   *   page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less
   *   than `filled`; a request with a smaller `limit` can list more of them. Present in answers of spot.place, and
   *   of spot.orders if the request has with_fills.
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, SYMBOL_UNKNOWN,
   * PRICE_TICK, QTY_STEP, MIN_NOTIONAL, PRICE_BAND, POST_ONLY_WOULD_TAKE, NO_LIQUIDITY, MAX_OPEN_ORDERS,
   * SYMBOL_HALTED, DUPLICATE_CLIENT_ID, ORDER_CLOSED, TRIGGER_PRICE
   *
   * Log-in: required. Fund password: none. Repeats: with the same `client_order_id`.
   *
   * @example
   * ```ts
   * const data = await sdk.spot.place({ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60000.00', quantity: '0.025' })
   * // data: { order_no: 'S202601014820917365', client_order_id: '9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77', symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  place(request: Request<'spot.place'>, options?: CallOptions): Answer<'spot.place'>
}
