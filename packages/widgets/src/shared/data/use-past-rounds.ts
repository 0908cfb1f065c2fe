import type { BourseletClient } from '../provider/client.ts'
import { type Call, useCall } from './use-call.ts'
import { useMemberEvents } from './use-member-events.ts'
import { useSession } from './use-session.ts'

type Asked = Parameters<BourseletClient['prediction']['rounds']>[0]
type Answered = Awaited<ReturnType<BourseletClient['prediction']['rounds']>>

/** A closed round with the member's own bet in it. */
export type PastRound = Extract<Answered['list'][number], { bull_pool: string }>
export type PastRounds = { page: Answered['page']; list: PastRound[] }

export type PastRoundsRequest = { symbol?: string; page?: number; limit: number }

/** Returns closed rounds, newest first; read again as soon as a bet of the member is settled. */
export function usePastRounds(request: PastRoundsRequest): Call<PastRounds> {
  const { signedIn } = useSession()
  const call = useCall(
    // For a signed-in member the answer includes their own bets.
    ['prediction.rounds', request, signedIn],
    // The shape of the answer depends on the requested scope.
    (sdk, options) =>
      sdk.prediction.rounds({ ...request, scope: 'rounds' } as Asked, options) as Promise<PastRounds>,
    { keepPrevious: true, refetchMs: 30_000 },
  )
  useMemberEvents((event) => event.kind === 'option_order' && call.refetch(), call.refetch)
  return call
}
