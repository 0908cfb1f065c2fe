import type { Schema } from '@bourselet/sdk'
import type { Call } from '../../shared/data/use-call.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../../shared/records/records.ts'
import { useRecords } from '../../shared/records/use-records.ts'
import type { Deposit, DepositStatus } from './deposit.ts'

export type DepositFilters = { coin: Schema<'Coin'>; status: DepositStatus }

/** The query of the member's deposits, fetched again when a deposit event is published. */
export const depositsQuery: RecordsQuery<Deposit, DepositFilters> = {
  key: ['deposit.records'],
  read: (sdk, request, options) => sdk.deposit.records(request, options),
  changedBy: (event) => event.kind === 'record' && event.type === 'deposit',
}

export const useDeposits = (request: RecordsRequest<DepositFilters>): Call<RecordsPage<Deposit>> =>
  useRecords(depositsQuery, request)
