import { useState } from 'react'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Answered = Awaited<ReturnType<BourseletClient['futures']['positions']>>
type ClosedPage = Extract<Answered, { page: unknown }>

export type ClosedPosition = ClosedPage['list'][number]

const LIMIT = 20

/** One page of the member's closed positions, newest first. */
export function useClosedPositions(
  symbol: string | undefined,
): Call<ClosedPage> & { page: number; setPage: (page: number) => void } {
  const [page, setPage] = useState(1)
  const asked = { scope: 'closed', ...(symbol ? { symbol } : {}), page, limit: LIMIT } as const
  const call = useCall(
    ['futures.positions', asked],
    // The shape answered is that of the scope asked for.
    (sdk, options) => sdk.futures.positions(asked, options) as Promise<ClosedPage>,
    { member: true, keepPrevious: true },
  )
  useMemberEvents((event) => {
    if (event.kind === 'position_closed' && (!symbol || event.closed.symbol === symbol)) call.refetch()
  }, call.refetch)
  return { ...call, page, setPage }
}
