import type { Schema } from '@bourselet/sdk'
import type { Call } from '../../shared/data/use-call.ts'
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
