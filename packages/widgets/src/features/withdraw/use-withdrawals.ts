import type { Schema } from '@bourselet/sdk'
import { DAY_MS } from '@bourselet/sdk/money'
import type { Call } from '../../shared/data/use-call.ts'
import { useBourselet } from '../../shared/provider/use-bourselet.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../../shared/records/records.ts'
import { useRecords } from '../../shared/records/use-records.ts'
import type { Withdrawal, WithdrawalStatus } from './withdrawal.ts'

export type WithdrawalFilters = { coin: Schema<'Coin'>; status: WithdrawalStatus }

/** The query of the member's withdrawals, fetched again when a withdrawal event is published. */
export const withdrawalsQuery: RecordsQuery<Withdrawal, WithdrawalFilters> = {
  key: ['withdraw.records'],
  read: (sdk, request, options) => sdk.withdraw.records(request, options),
  changedBy: (event) => event.kind === 'record' && event.type === 'withdrawal',
}

export const useWithdrawals = (request: RecordsRequest<WithdrawalFilters>): Call<RecordsPage<Withdrawal>> =>
  useRecords(withdrawalsQuery, request)

/** Returns the withdrawals that the member has requested since the current UTC day began, at most the newest 100. */
export function useWithdrawalsOfToday(): Call<RecordsPage<Withdrawal>> {
  const now = useBourselet().sdk.clock.now()
  return useWithdrawals({ page: 1, limit: 100, start: now - (now % DAY_MS) })
}
