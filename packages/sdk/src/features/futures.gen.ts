// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * USDT-margined perpetual contracts in one-way mode, with cross or isolated margin, leverage, take profit and stop loss.
 */
export interface FuturesCalls {
  /**
   * Cancels one contract order by its number or client id, or all open orders of a symbol. The margin reserved
   * for the unfilled part is released; the filled part stays.
   *
   * Request:
   * - `order_no?` OrderNo: Business number: a letter for the kind, the day, ten digits.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   * - `all?` boolean
   * - `symbol?` Symbol: With all.
   *
   * Answer: an object with these fields.
   * - `cancelled` FuturesOrder[]
   *
   * Refusals: FORBIDDEN, ORDER_NOT_FOUND, VALIDATION, TOO_MANY_REQUESTS, ORDER_CLOSED
   *
   * Log-in: required. Fund password: none. Repeats: once; a repeat that finds the work done is refused with
   * `alreadyDone: true`.
   *
   * @example
   * ```ts
   * const data = await sdk.futures.cancel()
   * // data: { cancelled: [{…}] }
   * ```
   */
  cancel(request: Request<'futures.cancel'>, options?: CallOptions): Answer<'futures.cancel'>

  /**
   * Closes the position of a symbol by a reduce-only market or limit order, the whole of it unless a quantity is
   * given; all closes every position at market, each on its own, and lists those that failed.
   *
   * Request:
   * - `symbol?` Symbol
   * - `type?` `market` | `limit`: Default `market`.
   * - `price?` AmountInput: Required for limit.
   * - `quantity?` AmountInput: In the base coin, a multiple of the step; the whole position when absent.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   * - `all?` `true`
   *
   * Answer: an object with these fields.
   * - `orders` FuturesOrder[]
   * - `failed` CloseFailure[]
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, IDEMPOTENCY_CONFLICT, PRICE_TICK, QTY_STEP,
   * MIN_NOTIONAL, PRICE_BAND, POST_ONLY_WOULD_TAKE, NO_LIQUIDITY, DUPLICATE_CLIENT_ID, NO_POSITION
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
   * Contract orders of the member by page, newest first. Scope open holds resting and pending orders, scope
   * history the ended ones.
   *
   * Request:
   * - `scope?` `open` | `history`: Default `open`.
   * - `symbol?` Symbol
   * - `type?` FuturesOrderType: tp and sl attach to the open position, wait as pending and fire a reduce-only
   *   market order.
   * - `status?` OrderStatus
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `with_fills?` boolean: Default `false`.
   *
   * Answer: a page of FuturesOrder. One contract order. Quantities are in the base coin, fees in USDT.
   * - `price` Price | null: Limit price; null for an order at market.
   * - `quantity` Quantity | null: null for tp and sl, which close the whole position.
   * - `filled` Quantity
   * - `quote_filled` Amount: Turnover in USDT.
   * - `avg_price` Price: quote_filled / filled, half up; 0 while nothing is filled.
   * - `fee` Amount
   * - `trigger_price` Price | null
   * - `trigger_when` `rises` | `falls` | null: Direction in which the price named by trigger_by reaches the
   *   trigger.
   * - `take_profit` Price | null
   * - `stop_loss` Price | null
   * - `liquidation` boolean: true when the order was made by a liquidation.
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]: Oldest first. From futures.place, and from futures.orders where with_fills was asked for.
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
   * Places a contract order that opens, adds to, reduces or flips the position of a symbol. Margin mode and
   * leverage are fields of the order. take_profit and stop_loss attach to the position it makes; type tp or sl
   * attaches to the one already open. stop_limit and stop_market wait for their trigger and reserve no margin
   * before. With order_no it amends an open order. Answers with the order, its fills so far and the position
   * after it.
   *
   * Request:
   * - `symbol` Symbol
   * - `side` Side
   * - `type` FuturesOrderType: tp and sl attach to the open position, wait as pending and fire a reduce-only
   *   market order.
   * - `price?` AmountInput: A multiple of the tick, 0.5 to 1.5 times the mark price, or the trigger price of a
   *   stop_limit. Required for `type` limit, stop_limit.
   * - `quantity?` AmountInput: In the base coin, a multiple of the step. With reverse: the quantity of the new
   *   position. Required for `type` limit, market, stop_limit, stop_market.
   * - `leverage?` integer: Default: the setting of the symbol, 20 at first. Above the maximum of the bracket:
   *   LEVERAGE_RANGE with the maximum.
   * - `margin_mode?` MarginMode: Default: the setting of the symbol, cross at first.
   * - `reduce_only?` boolean: Never opens or enlarges a position; cut to its size. Default `false`.
   * - `tif?` TimeInForce: limit and stop_limit only; GTC when absent. A stop_limit cannot be post-only.
   * - `take_profit?` AmountInput: Trigger price for the whole position.
   * - `stop_loss?` AmountInput: Trigger price for the whole position.
   * - `trigger_price?` AmountInput: Price at which the order is placed or the position is closed. Required for
   *   `type` stop_limit, stop_market, tp, sl.
   * - `trigger_by?` TriggerBy: last when absent.
   * - `stp?` SelfTrade: expire_maker when absent.
   * - `reverse?` boolean: Market orders only: closes the position of the other side, whatever its size is, and
   *   opens quantity on this side, in one order. NO_POSITION without a position, REDUCE_ONLY_REJECTED when it is
   *   on this side. Default `false`.
   * - `order_no?` OrderNo: Gives this open order the price, quantity and trigger of the request; symbol, side
   *   and type must be its own. The quantity includes the filled part. The order keeps its place in the queue only
   *   if its price stays and its quantity does not rise; it gets the present leverage of its symbol if it loses
   *   its place. Not for a market order, tp or sl, and with no other fields. Sending an amendment again changes
   *   nothing, so client_order_id is ignored.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   *
   * Answer: an object with these fields.
   * - `order_no` OrderNo
   * - `client_order_id` ClientOrderId | null
   * - `symbol` Symbol
   * - `side` Side
   * - `type` FuturesOrderType
   * - `price` Price | null: Limit price; null for an order at market.
   * - `quantity` Quantity | null: null for tp and sl, which close the whole position.
   * - `filled` Quantity
   * - `quote_filled` Amount: Turnover in USDT.
   * - `avg_price` Price: quote_filled / filled, half up; 0 while nothing is filled.
   * - `fee` Amount
   * - `fee_coin` Coin
   * - `leverage` Leverage
   * - `margin_mode` MarginMode
   * - `reduce_only` boolean
   * - `tif` TimeInForce | null
   * - `stp` SelfTrade
   * - `trigger_price` Price | null
   * - `trigger_when` `rises` | `falls` | null: Direction in which the price named by trigger_by reaches the
   *   trigger.
   * - `trigger_by` TriggerBy | null
   * - `take_profit` Price | null
   * - `stop_loss` Price | null
   * - `position_effect` `open` | `reduce` | `flip`
   * - `liquidation` boolean: true when the order was made by a liquidation.
   * - `status` OrderStatus
   * - `reason` OrderReason | null
   * - `created_at` Timestamp
   * - `updated_at` Timestamp
   * - `fills` Fill[]
   * - `position` Position | null: After the order; null when none is left.
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
   * const data = await sdk.futures.place({ symbol: 'BTCUSDT', side: 'buy', type: 'limit' })
   * // data: { order_no: 'S202601014820917365', client_order_id: '9b2f6c9e-6d39-4f57-9d6f-0f4d1b1c2a77', symbol: 'BTCUSDT', side: 'buy', … }
   * ```
   */
  place(request: Request<'futures.place'>, options?: CallOptions): Answer<'futures.place'>

  /**
   * Scope open answers with the futures account and every open position at the present mark price; scope closed
   * answers with a page of closed positions. page and limit apply to scope closed only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Scope open answers with the futures account and every open position at the present mark price; scope closed
   * answers with a page of closed positions. page and limit apply to scope closed only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Scope open answers with the futures account and every open position at the present mark price; scope closed
   * answers with a page of closed positions. page and limit apply to scope closed only.
   *
   * Request:
   * - `scope?` `open` | `closed`: Default `open`.
   * - `symbol?` Symbol
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
