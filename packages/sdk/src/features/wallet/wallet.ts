import type { Request, Schema } from '@bourselet/openapi'
import type { AnswerBy } from '../../transport/answer-by.ts'
import type { Answer, Call, CallOptions } from '../../transport/call.ts'

type Accounts = {
  spot: Schema<'SpotTradingAccount'>
  futures: Schema<'FuturesAccount'>
  option: Schema<'OptionTradingAccount'>
}

/** Balances and account changes. */
export const wallet = (call: Call) => ({
  /** One row for each coin and account in units of the coin, with values in USDT. */
  balances: (request: Request<'wallet.balances'> = {}, options?: CallOptions): Answer<'wallet.balances'> =>
    call('wallet.balances', request, options),

  /** The account panel of a trading screen: spot, futures (default) or option. */
  tradingAccount: ((
    request: Request<'wallet.tradingAccount'> = {},
    options?: CallOptions,
  ): Answer<'wallet.tradingAccount'> => call('wallet.tradingAccount', request, options)) as AnswerBy<
    'wallet.tradingAccount',
    'type',
    Accounts,
    'futures'
  >,

  /** Every change of the balances by page, newest first. */
  changes: (request: Request<'wallet.changes'> = {}, options?: CallOptions): Answer<'wallet.changes'> =>
    call('wallet.changes', request, options),
})
