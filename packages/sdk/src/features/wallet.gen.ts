// Generated from openapi/*.yaml by `npm run gen`. Not edited by hand.

import type { Request, Schema } from '@bourselet/openapi'
import type { Answer, CallOptions } from '../transport/call.ts'

/**
 * What a member owns - balances, the account behind a trading screen, every change.
 */
export interface WalletCalls {
  /**
   * The wallet, one row for each coin and account, with its value.
   *
   * Request:
   * - `account?` WalletAccount: The wallet that holds a balance; finance holds what is locked in wealth,
   *   savings, AI orders and collateral.
   * - `coin?` Coin
   * - `hide_zero?` boolean: Default `false`.
   * - `history_days?` integer: Answers with the daily totals of so many days, for the balance line.
   *
   * Answer: Wallet.
   * - `total_usdt` Amount
   * - `total_btc` Amount
   * - `by_account` object: Value in USDT. finance is what is locked in wealth, savings, AI orders and
   *   collateral. loans is what repays all loans now. The total is spot + futures + finance - loans, at least
   *   zero.
   * - `list` CoinAccount[]: A coin has a row of finance only while some of it is locked.
   * - `history` DailyTotal[]: With history_days only. Oldest first, the last is today so far.
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
   * Every change of the balances, newest first. View statement reads like a bank statement: changes that only
   * freeze or release an amount are left out, and without a coin a spot trade is one row, in its quote coin.
   *
   * Request:
   * - `page?` PageNumber
   * - `limit?` PageLimit: Rows of one page.
   * - `coin?` Coin
   * - `account?` FundAccount: The wallet that holds a balance.
   * - `type?` ChangeType
   * - `view?` `changes` | `statement`: Default `changes`.
   * - `start?` Timestamp: Milliseconds since 1970-01-01T00:00:00Z.
   * - `end?` Timestamp: Not included.
   *
   * Answer: an object with these fields.
   * - `id` Id
   * - `account` FundAccount
   * - `coin` Coin
   * - `type` ChangeType
   * - `available_delta` SignedAmount
   * - `frozen_delta` SignedAmount
   * - `available_after` Amount
   * - `frozen_after` Amount
   * - `ref_type` string: Kind of the record that caused the change, such as an order or a withdrawal.
   * - `ref_no` string: Number of the record that caused the change.
   * - `trade` BookedTrade | null: The spot trade that caused the change; else null.
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
   * What a trading screen shows of the account - both coins of a spot symbol with the fee rates, the futures
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
   * What a trading screen shows of the account - both coins of a spot symbol with the fee rates, the futures
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
   * What a trading screen shows of the account - both coins of a spot symbol with the fee rates, the futures
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
