// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Bets on the direction of a price: with a fixed payout (time options) or a shared pool (rounds).
 */
export interface PredictionCalls {
  /**
   * Returns the settled bets of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout, starts at the moment of the order; round = share of the pool
   *   of a round.
   * - `result?` `won` | `lost` | `draw` | `cancelled`
   * - `start?` Timestamp: Start of the period: bets from this time on.
   * - `end?` Timestamp: End of the period: bets before this time.
   *
   * Answer: a page of OptionOrder. A bet of a member, paid in USDT from the spot account. Prices are index
   * prices.
   * - `time_id` Id | null: Id of the duration. Mode time only.
   * - `seconds` integer | null: Duration in seconds. Mode time only.
   * - `round_no` RoundNo | null: Number of the round. Mode round only.
   * - `amount` Amount: The stake.
   * - `open_fee` Amount: Fee that is charged in addition to the stake.
   * - `open_price` Price | null: Price at the start; null in a round before its lock.
   * - `delivery_price` Price | null: Price at the end, which decides the result; null before it.
   * - `opened_at` Timestamp
   * - `deliver_at` Timestamp
   * - `settled_at` Timestamp | null
   * - `payout_rate` Rate | null: Payout rate. Mode time only.
   * - `reward_fee` Amount | null: In mode time, the fee on the profit. In mode round, the amount by which the
   *   share would be larger without the fee on the pool. null before settlement.
   * - `reward_amount` Amount | null: The credited amount; null before settlement.
   * - `pnl` SignedAmount | null: reward_amount - amount - open_fee; null before settlement.
   * - `open_fee_rate` Rate
   * - `reward_fee_rate` Rate
   * - `open_tick` IndexTick | null: The published tick from which open_price is taken.
   * - `delivery_tick` IndexTick | null: The published tick from which delivery_price is taken.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.history()
   * // data.list[0]: { order_no: 'P202601010000000001', client_order_id: null, mode: 'time', symbol: 'BTCUSDT', … }
   * ```
   */
  history(request?: Request<'prediction.history'>, options?: CallOptions): Answer<'prediction.history'>

  /**
   * Places a bet in USDT. Mode time opens an option with a fixed payout at the current index price. Mode round
   * bets in the open round of the symbol; a member has one bet per round, which cannot be changed. Payouts are
   * credited at settlement.
   *
   * Request:
   * - `mode` `time`
   * - `symbol` Symbol
   * - `direction` Direction: bull = the price rises, bear = it falls.
   * - `amount` AmountInput: The stake, a multiple of stake_step.
   * - `time_id?` Id: Number of a record.
   * - `payout_rate?` Rate: The payout rate that the member saw. If the duration now has another one, the request
   *   is refused with RATE_CHANGED.
   * - `open_fee_rate?` Rate: The rate of the opening fee that the member saw. If the duration now has another
   *   one, the request is refused with RATE_CHANGED.
   * - `reward_fee_rate?` Rate: The rate of the fee on the profit that the member saw. If the duration now has
   *   another one, the request is refused with RATE_CHANGED.
   * - `client_order_id?` ClientOrderId: An id that the member chooses for an order, unique among their orders of
   *   the last 24 hours.
   * - `round_no?` RoundNo: Number of a round: symbol, interval in seconds, and start time divided by the
   *   interval.
   *
   * Answer: OptionOrder. A bet of a member, paid in USDT from the spot account. Prices are index prices.
   * - `time_id` Id | null: Id of the duration. Mode time only.
   * - `seconds` integer | null: Duration in seconds. Mode time only.
   * - `round_no` RoundNo | null: Number of the round. Mode round only.
   * - `amount` Amount: The stake.
   * - `open_fee` Amount: Fee that is charged in addition to the stake.
   * - `open_price` Price | null: Price at the start; null in a round before its lock.
   * - `delivery_price` Price | null: Price at the end, which decides the result; null before it.
   * - `opened_at` Timestamp
   * - `deliver_at` Timestamp
   * - `settled_at` Timestamp | null
   * - `payout_rate` Rate | null: Payout rate. Mode time only.
   * - `reward_fee` Amount | null: In mode time, the fee on the profit. In mode round, the amount by which the
   *   share would be larger without the fee on the pool. null before settlement.
   * - `reward_amount` Amount | null: The credited amount; null before settlement.
   * - `pnl` SignedAmount | null: reward_amount - amount - open_fee; null before settlement.
   * - `open_fee_rate` Rate
   * - `reward_fee_rate` Rate
   * - `open_tick` IndexTick | null: The published tick from which open_price is taken.
   * - `delivery_tick` IndexTick | null: The published tick from which delivery_price is taken.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, SYMBOL_UNKNOWN,
   * DUPLICATE_CLIENT_ID, STAKE_RANGE, ROUND_NOT_OPEN, ALREADY_BET, TIME_UNKNOWN, PRICE_STALE, RATE_CHANGED,
   * KYC_REQUIRED
   *
   * Log-in: required. Fund password: none. Repeats: with the same `client_order_id`.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.place({ mode: 'time', symbol: 'BTCUSDT', direction: 'bull', amount: '100', time_id: 1 })
   * // data: { order_no: 'P202601010000000001', client_order_id: null, mode: 'time', symbol: 'BTCUSDT', … }
   * ```
   */
  place(request: Request<'prediction.place'>, options?: CallOptions): Answer<'prediction.place'>

  /**
   * Scope rounds returns past rounds, also to visitors; for a signed-in member with their bet in my_bet. Scope
   * mine returns all bets of the member, open and settled, and requires a log-in. status applies to scope mine
   * only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout, starts at the moment of the order; round = share of the pool
   *   of a round.
   * - `status?` OptionStatus: draw = both prices are equal; stake and opening fee were returned.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: RoundWithBetPage for rounds, OptionOrderPage for mine.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.rounds()
   * // data.list[0]: { round_no: 'BTCUSDT-300-5890752', symbol: 'BTCUSDT', start_at: 1767225600000, lock_at: 1767225600000, … }
   * ```
   */
  rounds(request?: Omit<Request<'prediction.rounds'>, 'scope'> & { scope?: 'rounds' }, options?: CallOptions): Promise<Schema<'RoundWithBetPage'>>
  /**
   * Scope rounds returns past rounds, also to visitors; for a signed-in member with their bet in my_bet. Scope
   * mine returns all bets of the member, open and settled, and requires a log-in. status applies to scope mine
   * only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout, starts at the moment of the order; round = share of the pool
   *   of a round.
   * - `status?` OptionStatus: draw = both prices are equal; stake and opening fee were returned.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: RoundWithBetPage for rounds, OptionOrderPage for mine.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.rounds()
   * // data.list[0]: { round_no: 'BTCUSDT-300-5890752', symbol: 'BTCUSDT', start_at: 1767225600000, lock_at: 1767225600000, … }
   * ```
   */
  rounds<Kind extends 'rounds' | 'mine'>(request: Omit<Request<'prediction.rounds'>, 'scope'> & { scope: Kind }, options?: CallOptions): Promise<{ rounds: Schema<'RoundWithBetPage'>; mine: Schema<'OptionOrderPage'> }[Kind]>
  /**
   * Scope rounds returns past rounds, also to visitors; for a signed-in member with their bet in my_bet. Scope
   * mine returns all bets of the member, open and settled, and requires a log-in. status applies to scope mine
   * only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout, starts at the moment of the order; round = share of the pool
   *   of a round.
   * - `status?` OptionStatus: draw = both prices are equal; stake and opening fee were returned.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   *
   * Answer: depends on `scope`: RoundWithBetPage for rounds, OptionOrderPage for mine.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: optional. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.rounds()
   * // data.list[0]: { round_no: 'BTCUSDT-300-5890752', symbol: 'BTCUSDT', start_at: 1767225600000, lock_at: 1767225600000, … }
   * ```
   */
  rounds(request?: Request<'prediction.rounds'>, options?: CallOptions): Answer<'prediction.rounds'>

  /**
   * Returns the durations on offer with their payout and stake bounds. With a symbol, also returns the round
   * that takes bets, the live round, and the time of the next one.
   *
   * Request:
   * - `symbol?` Symbol
   *
   * Answer: an object with these fields.
   * - `times` OptionTime[]
   * - `rounds` RoundBoard | null: The running rounds of the symbol; null without a symbol, or if the symbol has
   *   no rounds.
   * - `server_time` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: none. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.times()
   * // data: { times: [{…}], rounds: { open: {…}, live: {…}, next_at: 1767225600000 }, server_time: 1767225600000 }
   * ```
   */
  times(request?: Request<'prediction.times'>, options?: CallOptions): Answer<'prediction.times'>
}
