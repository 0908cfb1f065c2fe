import type { Call } from '../../../shared/data/use-call.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../../../shared/records/records.ts'
import { useRecords } from '../../../shared/records/use-records.ts'

export type BetFilters = {
  symbol: string
  mode: 'time' | 'round'
  status: OptionOrder['status']
}

/** The query of the member's bets, both running and settled. */
export const betsQuery: RecordsQuery<OptionOrder, BetFilters> = {
  key: ['prediction.mine'],
  // The type cast is needed because the response type depends on the field `scope` of the request.
  read: (sdk, request, options) =>
    sdk.prediction.rounds({ ...request, scope: 'mine' }, options) as Promise<RecordsPage<OptionOrder>>,
  changedBy: (event) => event.kind === 'option_order',
}

export const useMyBets = (request: RecordsRequest<BetFilters>): Call<RecordsPage<OptionOrder>> =>
  useRecords(betsQuery, request)

/** The columns of a bet in a CSV file. */
export const betCsvColumns = [
  'order_no',
  'mode',
  'symbol',
  'round_no',
  'seconds',
  'direction',
  'amount',
  'open_fee',
  'opened_at',
  'open_price',
  'open_tick',
  'deliver_at',
  'delivery_price',
  'delivery_tick',
  'payout_rate',
  'reward_fee',
  'reward_amount',
  'pnl',
  'status',
] as const satisfies readonly (keyof OptionOrder)[]
