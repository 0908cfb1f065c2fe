import { add, type Decimal, isZero, round } from '@bourselet/sdk/money'
import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'

type ChangePage = Awaited<ReturnType<BourseletClient['wallet']['changes']>>
export type AccountChange = ChangePage['list'][number]
export type ChangeType = AccountChange['type']

/**
 * A line of the account statement: a change of a balance. For a trade it also contains the values of the trade.
 */
export type StatementLine = AccountChange & {
  /** Change of the total balance, which consists of the available and the frozen part. */
  delta: Decimal
  /** The total balance after the change. */
  balance: Decimal
  /** Change of the frozen part if the total balance stays the same, otherwise null. */
  moved: Decimal | null
} & Partial<
    Pick<NonNullable<AccountChange['trade']>, 'order_no' | 'symbol' | 'price' | 'qty' | 'fee' | 'fee_coin'>
  >

export type StatementPage = Omit<ChangePage, 'list'> & { list: StatementLine[] }
export type StatementTotals = NonNullable<ChangePage['totals']>

export type ChangeFilters = Pick<AccountChange, 'coin' | 'account' | 'type'> & {
  /** Set while the list also shows freezes and releases. */
  view: 'changes'
}

/**
 * Types of changes that only freeze or release money. The total balance stays the same, so the statement has no line
 * for them.
 */
const frozenOnly: readonly (ChangeType | undefined)[] = [
  'withdraw_freeze',
  'withdraw_refund',
  'trade_freeze',
  'trade_release',
]

/**
 * The query of the account statement, fetched a page at a time. The statement has no lines for the types in
 * `frozenOnly`, because they only freeze or release amounts. If the member selects such a type, the list of all balance
 * changes is requested instead of the statement.
 */
export const changesQuery: RecordsQuery<StatementLine, ChangeFilters, StatementPage> = {
  key: ['wallet.changes'],
  async read(sdk, request, options) {
    const view = frozenOnly.includes(request.type) ? 'changes' : 'statement'
    const answer = await sdk.wallet.changes({ view, ...request }, options)
    return { ...answer, list: answer.list.map(lineOf) }
  },
  // The finance account contains amounts that are locked in products and loans. Each of its bookings also changes the
  // spot account, and the list shows that change. So the event of the finance account is ignored.
  changedBy: (event) => event.kind === 'balance' && event.account !== 'finance',
}

function lineOf(change: AccountChange): StatementLine {
  const delta = round(add(change.available_delta, change.frozen_delta), 8, 'DOWN')
  const balance = round(add(change.available_after, change.frozen_after), 8, 'DOWN')
  const { order_no, symbol, price, qty, fee, fee_coin } = change.trade ?? {}
  const trade = change.trade && { order_no, symbol, price, qty, fee, fee_coin }
  return { ...change, ...trade, delta, balance, moved: isZero(delta) ? change.frozen_delta : null }
}

/** The types of balance changes, in the order in which the filter lists them. */
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
  'futures_debt',
  'futures_debt_repaid',
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
