// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * Balances of a member, the account data of a trading screen, and every change of a balance.
 */
export interface WalletCalls {
  /**
   * Returns the wallet: one row for each coin and account, with its value.
   *
   * Request:
   * - `account?` WalletAccount: The account that holds a balance.
   * - `coin?` Coin
   * - `hide_zero?` boolean: Default `false`.
   * - `history_days?` integer: Number of days for which the answer contains daily totals, for the chart of the
   *   balance.
   *
   * Answer: Wallet.
   * - `total_usdt` Amount
   * - `total_btc` Amount
   * - `by_account` object: Value by account in USDT. `finance` is locked in wealth, savings, AI orders and
   *   collateral. `loans` is the amount that repays all loans now. The total is spot + futures + finance - loans,
   *   at least zero.
   * - `list` CoinAccount[]: Balances by coin and account. A coin has a row for finance only while some of it is
   *   locked.
   * - `history` DailyTotal[]: Daily totals, oldest first; the last one is today so far. Present if the request
   *   has history_days.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wallet.balances()
   * // data: { total_usdt: '1250.00000000', total_btc: '1250.00000000', by_account: { spot: '1250.00000000', futures: '1250.00000000', finance: '1250.00000000', loans: '1250.00000000' }, list: [{…}] }
   * ```
   */
  balances(request?: Request<'wallet.balances'>, options?: CallOptions): Answer<'wallet.balances'>

  /**
   * Returns every change of the balances, newest first. The view `statement` resembles a bank statement: changes
   * that only freeze or release an amount are left out, and without a coin a spot trade is one row, in its quote
   * coin.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Number of rows of one page.
   * - `coin?` Coin
   * - `account?` FundAccount: The account that holds a balance.
   * - `type?` ChangeType: The reason of a change of a balance.
   * - `view?` `changes` | `statement`: Default `changes`.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: End of the period; this time is not included.
   *
   * Answer: an object with these fields.
   * - `id` Id
   * - `account` FundAccount
   * - `coin` Coin
   * - `type` ChangeType
   * - `available_delta` SignedAmount
   * - `frozen_delta` SignedAmount: Change of the frozen amount; in the futures account, including the margin of
   *   isolated positions.
   * - `available_after` Amount
   * - `frozen_after` Amount: Frozen amount after the change; in the futures account, including the margin of
   *   isolated positions.
   * - `ref_type` string: Kind of the record that caused the change, such as an order or a withdrawal.
   * - `ref_no` string: Number of the record that caused the change.
   * - `trade` BookedTrade | null: The spot trade that caused the change; null for other causes.
   * - `funding` FundingBasis | null: What the funding payment that caused the change was computed from; null for
   *   other causes. Missing or null if the back end has not stored it.
   * - `remark` string
   * - `created_at` Timestamp
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wallet.changes()
   * // data.list[0]: { id: 501, account: 'spot', coin: 'USDT', type: 'withdraw_freeze', … }
   * ```
   */
  changes(request?: Request<'wallet.changes'>, options?: CallOptions): Answer<'wallet.changes'>

  /**
   * Returns the account data of a trading screen: both coins of a spot symbol with the fee rates, the futures
   * account, or the option account.
   *
   * Request:
   * - `type?` `spot` | `futures` | `option`: Default `futures`.
   * - `symbol?` Symbol: Required for spot.
   *
   * Answer: depends on `type`: SpotTradingAccount for spot, FuturesAccount for futures, OptionTradingAccount for
   * option.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wallet.tradingAccount({ type: 'spot', symbol: 'BTCUSDT' })
   * // data: { symbol: 'BTCUSDT', base: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, quote: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, maker: '0.0005', … }
   * ```
   */
  tradingAccount(request?: Omit<Request<'wallet.tradingAccount'>, 'type'> & { type?: 'futures' }, options?: CallOptions): Promise<Schema<'FuturesAccount'>>
  /**
   * Returns the account data of a trading screen: both coins of a spot symbol with the fee rates, the futures
   * account, or the option account.
   *
   * Request:
   * - `type?` `spot` | `futures` | `option`: Default `futures`.
   * - `symbol?` Symbol: Required for spot.
   *
   * Answer: depends on `type`: SpotTradingAccount for spot, FuturesAccount for futures, OptionTradingAccount for
   * option.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wallet.tradingAccount({ type: 'spot', symbol: 'BTCUSDT' })
   * // data: { symbol: 'BTCUSDT', base: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, quote: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, maker: '0.0005', … }
   * ```
   */
  tradingAccount<Kind extends 'spot' | 'futures' | 'option'>(request: Omit<Request<'wallet.tradingAccount'>, 'type'> & { type: Kind }, options?: CallOptions): Promise<{ spot: Schema<'SpotTradingAccount'>; futures: Schema<'FuturesAccount'>; option: Schema<'OptionTradingAccount'> }[Kind]>
  /**
   * Returns the account data of a trading screen: both coins of a spot symbol with the fee rates, the futures
   * account, or the option account.
   *
   * Request:
   * - `type?` `spot` | `futures` | `option`: Default `futures`.
   * - `symbol?` Symbol: Required for spot.
   *
   * Answer: depends on `type`: SpotTradingAccount for spot, FuturesAccount for futures, OptionTradingAccount for
   * option.
   *
   * Refusals: FORBIDDEN, VALIDATION, TOO_MANY_REQUESTS, SYMBOL_UNKNOWN
   *
   * Log-in: required. Fund password: none. Repeats: as a read.
   *
   * @example
   * ```ts
   * const data = await sdk.wallet.tradingAccount({ type: 'spot', symbol: 'BTCUSDT' })
   * // data: { symbol: 'BTCUSDT', base: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, quote: { coin: 'USDT', account: 'spot', available: '1250.00000000', frozen: '1250.00000000', … }, maker: '0.0005', … }
   * ```
   */
  tradingAccount(request?: Request<'wallet.tradingAccount'>, options?: CallOptions): Answer<'wallet.tradingAccount'>
}
