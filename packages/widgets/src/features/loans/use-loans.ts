import type { Schema } from '@bourselet/sdk'
import type { Decimal } from '@bourselet/sdk/money'
import { liveIndex } from '../../shared/data/live-index.ts'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useLive } from '../../shared/data/use-live.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import { useLocale } from '../../shared/provider/use-locale.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../../shared/records/records.ts'
import { useRecords } from '../../shared/records/use-records.ts'
import { wholeList } from '../../shared/records/whole-list.ts'
import type { Loan, LoanGoods, LoanStatus } from './loan.ts'

export type LoanFilters = { status: LoanStatus; scope: 'open' | 'history' }

/** The query of the member's loans, fetched again when a loan event is published. */
export const loansQuery: RecordsQuery<Loan, LoanFilters> = {
  key: ['loans.orders'],
  read: (sdk, request, options) => sdk.loans.orders(request, options),
  changedBy: (event) => event.kind === 'record' && event.type === 'loan',
  // Interest is added each day without an event, so the list is also loaded at intervals.
  refetchMs: 60_000,
}

const allLoans = wholeList(loansQuery, ({ order_no }) => order_no)

/** Returns all loans of the member: the open ones for the scope `open`, the ended ones for `history`. */
export const useLoans = (scope: LoanFilters['scope']): Call<RecordsPage<Loan>> => {
  const request: RecordsRequest<LoanFilters> = { page: 1, limit: 100, scope }
  return useRecords(allLoans, request)
}

/**
 * Returns the loan products that are offered. If a member is logged in, products without collateral contain the maximum
 * amount that this member may borrow. Each product contains the loan rules in the language of the page. The member must
 * agree to these rules. After a change of the language, the products in the previous language are returned until the
 * products in the new language are loaded.
 */
export function useLoanGoods(): Call<LoanGoods[]> {
  const locale = useLocale()
  const answer = useCall(['loans.goods', locale], (sdk, options) => sdk.loans.goods({}, options), {
    ...{ member: 'optional', keepPrevious: true },
    staleMs: 60_000,
  })
  // A repaid or overdue loan and an identity verification change the credit score, on which the member's limit
  // depends.
  useMemberEvents((event) => {
    if (event.kind === 'record' && (event.type === 'loan' || event.type === 'kyc')) answer.refetch()
  }, answer.refetch)
  return answer
}

/** Returns the latest published index price of a coin in USDT; null before the first price. */
export function useIndexPrice(coin: Schema<'Coin'>): Decimal | null {
  const { list } = useLive(liveIndex(useBourselet().sdk, `${coin}USDT`))
  return list.at(-1)?.price ?? null
}

/** The query of the member's ended loans. */
export const historyQuery: RecordsQuery<Loan, LoanFilters> = {
  ...loansQuery,
  key: ['loans.orders', 'history'],
  read: (sdk, request, options) => sdk.loans.orders({ ...request, scope: 'history' }, options),
}
