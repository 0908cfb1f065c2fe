import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'

type ChangePage = Awaited<ReturnType<BourseletClient['wallet']['changes']>>
export type AccountChange = ChangePage['list'][number]
export type ChangeType = AccountChange['type']
export type ChangeFilters = Pick<AccountChange, 'coin' | 'account' | 'type'>

/** The query of the changes of the member's balances. */
export const changesQuery: RecordsQuery<AccountChange, ChangeFilters> = {
  key: ['wallet.changes'],
  read: (sdk, request, options) => sdk.wallet.changes(request, options),
  // Each booking of the finance account also changes the spot account. The list shows the change of the spot
  // account, so the event of the finance account is ignored.
  changedBy: (event) => event.kind === 'balance' && event.account !== 'finance',
}

/** The types of changes in the order of the filter. */
export const changeTypes = [
  'deposit',
  'withdraw_freeze',
  'withdraw_done',
  'withdraw_refund',
  'trade_freeze',
  'trade_release',
  'trade_buy',
  'trade_sell',
  'transfer_in',
  'transfer_out',
  'convert_in',
  'convert_out',
  'futures_margin',
  'futures_pnl',
  'futures_fee',
  'futures_funding',
  'futures_liquidation',
  'option_stake',
  'option_payout',
  'option_refund',
  'wealth_subscribe',
  'wealth_income',
  'wealth_return',
  'wealth_clawback',
  'savings_subscribe',
  'savings_interest',
  'savings_return',
  'ai_subscribe',
  'ai_return',
  'loan_disburse',
  'loan_repay',
  'loan_collateral',
  'loan_collateral_return',
  'loan_liquidation',
  'referral_reward',
  'sign_reward',
  'adjust',
] as const satisfies readonly ChangeType[]
