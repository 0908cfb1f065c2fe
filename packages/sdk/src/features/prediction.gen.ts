// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Price-direction bets with a fixed payout (time options) and with a shared pool (rounds).
 */
export interface PredictionCalls {
  /**
   * Settled bets of the member by page, newest first.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout from the moment of the order; round = share of the pool of a
   *   round.
   * - `result?` `won` | `lost` | `draw` | `cancelled`
   * - `start?` Timestamp: From this time on.
   * - `end?` Timestamp: Before this time.
   *
   * Answer: a page of OptionOrder. One bet, in USDT of the spot account. Prices are index prices.
   * - `time_id` Id | null: Mode time only.
   * - `seconds` integer | null: Mode time only.
   * - `round_no` RoundNo | null: Mode round only.
   * - `amount` Amount: The stake.
   * - `open_fee` Amount: Paid on top of the stake.
   * - `open_price` Price | null: null in a round before its lock.
   * - `delivery_price` Price | null: null before delivery.
   * - `opened_at` Timestamp
   * - `deliver_at` Timestamp
   * - `settled_at` Timestamp | null
   * - `payout_rate` Rate | null: Mode time only.
   * - `reward_fee` Amount | null: Of the profit in mode time; in mode round what the share would be more without
   *   the fee on the pool. null before settlement.
   * - `reward_amount` Amount | null: What was credited; null before settlement.
   * - `pnl` SignedAmount | null: reward_amount - amount - open_fee; null before settlement.
   * - `open_fee_rate` Rate
   * - `reward_fee_rate` Rate
   * - `open_tick` IndexTick | null: The published tick that gave open_price.
   * - `delivery_tick` IndexTick | null: The published tick that gave delivery_price.
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
   * Places a bet in USDT. Mode time opens a fixed-payout option at the index price of now; mode round bets in
   * the open round of the symbol, once per member and round, not changeable. Payouts are credited at settlement.
   *
   * Request:
   * - `mode` `time`
   * - `symbol` Symbol
   * - `direction` Direction: bull = the price rises, bear = it falls.
   * - `amount` AmountInput: Stake, a multiple of stake_step.
   * - `time_id?` Id: Number of a row.
   * - `client_order_id?` ClientOrderId: A name of the member's own for an order, unique among the orders of the
   *   last 24 hours.
   * - `round_no?` RoundNo: Symbol, interval in seconds, start divided by the interval.
   *
   * Answer: OptionOrder. One bet, in USDT of the spot account. Prices are index prices.
   * - `time_id` Id | null: Mode time only.
   * - `seconds` integer | null: Mode time only.
   * - `round_no` RoundNo | null: Mode round only.
   * - `amount` Amount: The stake.
   * - `open_fee` Amount: Paid on top of the stake.
   * - `open_price` Price | null: null in a round before its lock.
   * - `delivery_price` Price | null: null before delivery.
   * - `opened_at` Timestamp
   * - `deliver_at` Timestamp
   * - `settled_at` Timestamp | null
   * - `payout_rate` Rate | null: Mode time only.
   * - `reward_fee` Amount | null: Of the profit in mode time; in mode round what the share would be more without
   *   the fee on the pool. null before settlement.
   * - `reward_amount` Amount | null: What was credited; null before settlement.
   * - `pnl` SignedAmount | null: reward_amount - amount - open_fee; null before settlement.
   * - `open_fee_rate` Rate
   * - `reward_fee_rate` Rate
   * - `open_tick` IndexTick | null: The published tick that gave open_price.
   * - `delivery_tick` IndexTick | null: The published tick that gave delivery_price.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, INSUFFICIENT_BALANCE, SYMBOL_UNKNOWN,
   * DUPLICATE_CLIENT_ID, STAKE_RANGE, ROUND_NOT_OPEN, ALREADY_BET, TIME_UNKNOWN, PRICE_STALE, KYC_REQUIRED
   *
   * Log-in: required. Fund password: none. Repeats: with the same `client_order_id`.
   *
   * @example
   * ```ts
   * const data = await sdk.prediction.place({ mode: 'time', symbol: 'BTCUSDT', direction: 'bull', amount: '0.025', time_id: 10001 })
   * // data: { order_no: 'P202601010000000001', client_order_id: null, mode: 'time', symbol: 'BTCUSDT', … }
   * ```
   */
  place(request: Request<'prediction.place'>, options?: CallOptions): Answer<'prediction.place'>

  /**
   * Scope rounds answers with past rounds for everybody, with the own bet in my_bet when signed in. Scope mine
   * answers with all own bets, open and settled, and needs a sign-in. status applies to scope mine only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout from the moment of the order; round = share of the pool of a
   *   round.
   * - `status?` OptionStatus: draw = both prices are equal, stake and open fee came back.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Scope rounds answers with past rounds for everybody, with the own bet in my_bet when signed in. Scope mine
   * answers with all own bets, open and settled, and needs a sign-in. status applies to scope mine only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout from the moment of the order; round = share of the pool of a
   *   round.
   * - `status?` OptionStatus: draw = both prices are equal, stake and open fee came back.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * Scope rounds answers with past rounds for everybody, with the own bet in my_bet when signed in. Scope mine
   * answers with all own bets, open and settled, and needs a sign-in. status applies to scope mine only.
   *
   * Request:
   * - `scope?` `rounds` | `mine`: Default `rounds`.
   * - `symbol?` Symbol
   * - `mode?` PredictionMode: time = fixed payout from the moment of the order; round = share of the pool of a
   *   round.
   * - `status?` OptionStatus: draw = both prices are equal, stake and open fee came back.
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
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
   * The durations on offer with payout and stake bounds. With a symbol also the round that takes bets, the one
   * that is live, and when the next one starts.
   *
   * Request:
   * - `symbol?` Symbol
   *
   * Answer: an object with these fields.
   * - `times` OptionTime[]
   * - `rounds` RoundBoard | null: null without a symbol, or for one without rounds.
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
