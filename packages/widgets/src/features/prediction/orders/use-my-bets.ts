import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useMemberEvents } from '../../../shared/data/use-member-events.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type Answered = Awaited<ReturnType<BourseletClient['prediction']['history']>>

export type BetPage = { page: Answered['page']; list: OptionOrder[] }

export type BetsRequest = {
  symbol?: string
  mode?: 'time' | 'round'
  status?: OptionOrder['status']
  page: number
  limit: number
}

const read = (sdk: BourseletClient, request: BetsRequest, options?: { signal: AbortSignal }) =>
  // The shape answered is that of the scope asked for.
  sdk.prediction.rounds({ ...request, scope: 'mine' }, options) as Promise<BetPage>

/** A page of all own bets, running and settled, newest first; asked for again when one changes. */
export function useMyBets(request: BetsRequest): Call<BetPage> {
  const call = useCall(['prediction.mine', request], (sdk, options) => read(sdk, request, options), {
    member: true,
    keepPrevious: true,
  })
  useMemberEvents((event) => event.kind === 'option_order' && call.refetch(), call.refetch)
  return call
}

const LIMIT = 100
/** Nobody waits for more pages of a file than this. */
const PAGES = 20

/** Every page of a list, newest first, up to 2,000 rows. */
export async function allPages<T>(
  read: (page: number, limit: number) => Promise<{ page: { pages: number }; list: T[] }>,
): Promise<T[]> {
  const rows: T[] = []
  for (let number = 1; number <= PAGES; number += 1) {
    const { page, list } = await read(number, LIMIT)
    rows.push(...list)
    if (number >= page.pages) break
  }
  return rows
}

export const allMyBets = (sdk: BourseletClient, request: Omit<BetsRequest, 'page' | 'limit'>) =>
  allPages((page, limit) => read(sdk, { ...request, page, limit }))
