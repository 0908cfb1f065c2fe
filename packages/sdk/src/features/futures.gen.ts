// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * USDT-margined perpetual contracts in one-way mode: cross or isolated margin, leverage, take profit and stop loss.
 */
export interface FuturesCalls {
  /**
   * Cancels one futures order by its number or client id, or all open orders of a symbol. The margin of the
   * unfilled part is released; the filled part remains.
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
   * - `cancelled` FuturesOrder[]: The cancelled orders: at most 200 open orders of the symbol with the take
   *   profit and the stop loss of its position.
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, ORDER_CLOSED
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done, by this call or
   * before it, is refused with `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.cancel({ all: true, symbol: 'BTCUSDT' })
   * // data: { cancelled: [{…}] }
   * ```
   */
  cancel(request: Request<'futures.cancel'>, options?: CallOptions): Answer<'futures.cancel'>

  /**
   * Closes the position of a symbol by a reduce-only market or limit order: the whole position, or the given
   * quantity. With `all`, closes every position at market, each separately, and lists those that failed.
   *
   * Request:
   * - `symbol?` Symbol
   * - `type?` `market` | `limit`: Default `market`.
   * - `price?` AmountInput: The limit price. Required for a limit order.
   * - `quantity?` AmountInput: Quantity in the base coin, a multiple of the step. Default: the whole position.
   * - `client_order_id?` ClientOrderId: An id that the member chooses for an order, unique among their orders of
   *   the last 24 hours.
   * - `all?` `true`
   *
   * Answer: an object with these fields.
   * - `orders` FuturesOrder[]
   * - `failed` CloseFailure[]
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, INSUFFICIENT_BALANCE,
   * SYMBOL_UNKNOWN, PRICE_TICK, QTY_STEP, MIN_NOTIONAL, PRICE_BAND, POST_ONLY_WOULD_TAKE, NO_LIQUIDITY,
   * MAX_OPEN_ORDERS, SYMBOL_HALTED, DUPLICATE_CLIENT_ID, NO_POSITION
   *
   * Log-in: required. Fund password: none. Repeats: with the same `idempotencyKey`.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.close({ symbol: 'BTCUSDT' })
   * // data: { orders: [{…}], failed: [{…}] }
   * ```
   */
  close(request: Request<'futures.close'>, options?: CallOptions): Answer<'futures.close'>

  /**
   * Returns the futures orders of the member by page, newest first. Scope open contains resting and pending
   * orders, scope history those that have ended.
   *
   * Request:
   * - `scope?` `open` | `history`: Default `open`.
   * - `symbol?` Symbol
   * - `type?` FuturesOrderType: tp and sl attach to the open position.
   * - `status?` OrderStatus
   * - `start?` Timestamp: Start of the period: orders from this time on.
   * - `end?` Timestamp: End of the period: orders before this time.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `with_fills?` boolean: Default `false`.
   *
   * Answer: a page of FuturesOrder. A futures order. Quantities are in the base coin, fees in USDT.
   * - `price` Price | null: Limit price; null for a market order.
   * - `quantity` Quantity | null: Quantity of the order; null for tp and sl, which close the whole position.
   * - `filled` Quantity
   * - `quote_filled` Amount: Turnover in USDT.
   * - `avg_price` Price: quote_filled / filled, rounded HALF_UP; 0 while nothing is filled.
   * - `fee` Amount
   * - `trigger_price` Price | null
   * - `trigger_when` `rises` | `falls` | null: Direction from which the price named by trigger_by reaches the
   *   trigger price.
   * - `take_profit` Price | null
   * - `stop_loss` Price | null
   * - `liquidation` boolean: True if a liquidation created the order.
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: The trades of the order, oldest first. Of more than 1,000 trades, the newest 1,000; of a
   *   page of orders together, the newest 5,000. If older trades are missing, the listed quantities add up to less
   *   than `filled`; a request with a smaller `limit` can list more of them. Present in answers of futures.place,
   *   and of futures.orders if the request has with_fills.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.orders()
   * // data.list[0]: { order_no: 'F202601010000000001', client_order_id: 'my-1', symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  orders(request?: Request<'futures.orders'>, options?: CallOptions): Answer<'futures.orders'>

  /**
   * Places a futures order, which opens, increases, reduces or reverses the position of a symbol. The order sets
   * margin mode and leverage. take_profit and stop_loss attach to the position that the order opens; the types
   * tp and sl attach to the open one. stop_limit and stop_market wait for their trigger and reserve no margin
   * before it. With order_no, amends an open order. Returns the order, its fills so far and the position after
   * it.
   *
   * Request:
   * - `symbol` Symbol
   * - `side` Side
   * - `type` FuturesOrderType: tp and sl attach to the open position.
   * - `price?` AmountInput: Limit price, a multiple of the tick and 0.5 to 1.5 times the mark price (for a
   *   stop_limit, the trigger price). Required for `type` limit, stop_limit. Not allowed for `type` market,
   *   stop_market, tp, sl.
   * - `quantity?` AmountInput: Quantity in the base coin, a multiple of the step. With `reverse`, the quantity
   *   of the new position. Required for `type` limit, market, stop_limit, stop_market. Not allowed for `type` tp,
   *   sl.
   * - `leverage?` integer: Leverage. Default: the setting of the symbol, initially 20. It becomes the leverage
   *   of the position and of the open orders in the symbol, whose margin must be available too. A leverage above
   *   the maximum of the bracket is refused with LEVERAGE_RANGE, which states the maximum. Not allowed for `type`
   *   tp, sl.
   * - `margin_mode?` MarginMode: Margin mode. Default: the setting of the symbol, initially cross. Not allowed
   *   for `type` tp, sl.
   * - `reduce_only?` boolean: True for an order that never opens or increases a position. Its quantity is cut to
   *   the size of the position. Default `false`.
   * - `tif?` TimeInForce: Time in force, for limit and stop_limit only. Default GTC. A stop_limit cannot be
   *   post-only. Not allowed for `type` market, stop_market, tp, sl.
   * - `take_profit?` AmountInput: Trigger price of a take profit for the whole position. Not allowed for `type`
   *   tp, sl.
   * - `stop_loss?` AmountInput: Trigger price of a stop loss for the whole position. Not allowed for `type` tp,
   *   sl.
   * - `trigger_price?` AmountInput: Price at which the order is placed or the position is closed. Required for
   *   `type` stop_limit, stop_market, tp, sl. Not allowed for `type` limit, market.
   * - `trigger_by?` TriggerBy: The price that fires the trigger. Default last.
   * - `stp?` SelfTrade: Self-trade prevention. Default expire_maker.
   * - `reverse?` boolean: Market orders only. One order closes the position of the other side, whatever its
   *   size, and opens `quantity` on this side. Refused with NO_POSITION without a position, and with
   *   REDUCE_ONLY_REJECTED if the position is on this side. Not allowed for `type` limit, stop_limit, stop_market,
   *   tp, sl. Default `false`.
   * - `order_no?` OrderNo: Amends the open order with this number: gives it the price, quantity and trigger of
   *   the request. Symbol, side and type must be those of the order. The quantity includes the filled part. The
   *   order keeps its place in the queue only if its price stays and its quantity does not rise. Not allowed for a
   *   market order, tp or sl, and with other fields. Repeating an amendment changes nothing, so client_order_id is
   *   ignored.
   * - `client_order_id?` ClientOrderId: An id that the member chooses for an order, unique among their orders of
   *   the last 24 hours.
   *
   * Answer: an object with these fields.
   * - `order_no` OrderNo
   * - `client_order_id` ClientOrderId | null
   * - `symbol` Symbol
   * - `side` Side
   * - `type` FuturesOrderType
   * - `price` Price | null: Limit price; null for a market order.
   * - `quantity` Quantity | null: Quantity of the order; null for tp and sl, which close the whole position.
   * - `filled` Quantity
   * - `quote_filled` Amount: Turnover in USDT.
   * - `avg_price` Price: quote_filled / filled, rounded HALF_UP; 0 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin
   * - `leverage` Leverage
   * - `margin_mode` MarginMode
   * - `reduce_only` boolean
   * - `tif` TimeInForce | null
   * - `stp` SelfTrade
   * - `trigger_price` Price | null
   * - `trigger_when` `rises` | `falls` | null: Direction from which the price named by trigger_by reaches the
   *   trigger price.
   * - `trigger_by` TriggerBy | null
   * - `take_profit` Price | null
   * - `stop_loss` Price | null
   * - `position_effect` `open` | `reduce` | `flip`
   * - `liquidation` boolean: True if a liquidation created the order.
   * - `status` OrderStatus
   * - `reason` OrderReason | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]
   * - `position` Position | null: The position after the order; null if none is left.
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, SYMBOL_UNKNOWN,
   * PRICE_TICK, QTY_STEP, MIN_NOTIONAL, PRICE_BAND, POST_ONLY_WOULD_TAKE, NO_LIQUIDITY, MAX_OPEN_ORDERS,
   * SYMBOL_HALTED, DUPLICATE_CLIENT_ID, ORDER_CLOSED, LEVERAGE_RANGE, BRACKET_LIMIT, MARGIN_MODE_LOCKED,
   * LEVERAGE_LOCKED, REDUCE_ONLY_REJECTED, TRIGGER_PRICE, NO_POSITION, KYC_REQUIRED
   *
   * Log-in: required. Fund password: none. Repeats: with the same `client_order_id`.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.place({ symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '60000', quantity: '0.01' })
   * // data: { order_no: 'S202601014820917365', client_order_id: '9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77', symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  place(request: Request<'futures.place'>, options?: CallOptions): Answer<'futures.place'>

  /**
   * Scope open returns the futures account and every open position at the current mark price. Scope closed
   * returns a page of closed positions; page and limit apply to this scope only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: OpenPositions for open, ClosedPositionPage for closed.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.positions()
   * // data: { account: { coin: 'USDT', wallet_balance: '10000.00000000', isolated_margin: '0.00000000', cross_equity: '9700.00000000', … }, list: [{…}] }
   * ```
   */
  positions(request?: Omit<Request<'futures.positions'>, 'scope'> & { scope?: 'open' }, options?: CallOptions): Promise<Schema<'OpenPositions'>>
  /**
   * Scope open returns the futures account and every open position at the current mark price. Scope closed
   * returns a page of closed positions; page and limit apply to this scope only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: OpenPositions for open, ClosedPositionPage for closed.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.positions()
   * // data: { account: { coin: 'USDT', wallet_balance: '10000.00000000', isolated_margin: '0.00000000', cross_equity: '9700.00000000', … }, list: [{…}] }
   * ```
   */
  positions<Kind extends 'open' | 'closed'>(request: Omit<Request<'futures.positions'>, 'scope'> & { scope: Kind }, options?: CallOptions): Promise<{ open: Schema<'OpenPositions'>; closed: Schema<'ClosedPositionPage'> }[Kind]>
  /**
   * Scope open returns the futures account and every open position at the current mark price. Scope closed
   * returns a page of closed positions; page and limit apply to this scope only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: OpenPositions for open, ClosedPositionPage for closed.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.positions()
   * // data: { account: { coin: 'USDT', wallet_balance: '10000.00000000', isolated_margin: '0.00000000', cross_equity: '9700.00000000', … }, list: [{…}] }
   * ```
   */
  positions(request?: Request<'futures.positions'>, options?: CallOptions): Answer<'futures.positions'>
}
