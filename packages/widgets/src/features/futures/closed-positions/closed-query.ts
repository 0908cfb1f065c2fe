import type { BourseletClient } from '../../../shared/provider/client.ts'
import type { RecordsQuery } from '../../../shared/records/records.ts'

type Answered = Awaited<ReturnType<BourseletClient['futures']['positions']>>
type ClosedPage = Extract<Answered, { page: unknown }>

export type ClosedPosition = ClosedPage['list'][number]

/** Returns the query of the member's closed positions in one contract; without `symbol`, in all contracts. */
export const closedQuery = (symbol: string | undefined): RecordsQuery<ClosedPosition> => ({
  key: ['futures.positions', 'closed', symbol ?? ''],
  read: (sdk, request, options) =>
    // The type cast is needed because the response type depends on the field `scope` of the request.
    sdk.futures.positions(
      { scope: 'closed', ...(symbol ? { symbol } : {}), ...request },
      options,
    ) as Promise<ClosedPage>,
  changedBy: (event) => event.kind === 'position_closed' && (!symbol || event.closed.symbol === symbol),
})
