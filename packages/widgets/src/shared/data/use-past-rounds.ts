import type { BourseletClient } from '../provider/client.ts'
import type { RecordsPage, RecordsQuery, RecordsRequest } from '../records/records.ts'
import { useRecords } from '../records/use-records.ts'
import type { Call } from './use-call.ts'

type Asked = Parameters<BourseletClient['prediction']['rounds']>[0]
type Answered = Awaited<ReturnType<BourseletClient['prediction']['rounds']>>

/** A closed prediction round, with the member's bet in this round if there is one. */
export type PastRound = Extract<Answered['list'][number], { bull_pool: string }>

type PastRoundFilters = { symbol: string }

/**
 * The query of closed rounds, newest first. For a signed-in member, each round contains the member's bet if
 * there is one.
 */
export const pastRoundsQuery: RecordsQuery<PastRound, PastRoundFilters> = {
  key: ['prediction.rounds'],
  // The cast is needed because the type of the answer depends on the parameter `scope`.
  read: (sdk, request, options) =>
    sdk.prediction.rounds({ ...(request as Asked), scope: 'rounds' }, options) as Promise<
      RecordsPage<PastRound>
    >,
  changedBy: (event) => event.kind === 'option_order',
  refetchMs: 30_000,
  isPublic: true,
}

export const usePastRounds = (request: RecordsRequest<PastRoundFilters>): Call<RecordsPage<PastRound>> =>
  useRecords(pastRoundsQuery, request)
