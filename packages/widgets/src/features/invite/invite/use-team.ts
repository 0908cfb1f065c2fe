import type { Schema } from '@bourselet/sdk'
import { useState } from 'react'
import { useCall } from '../../../shared/data/use-call.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

export type Team = Awaited<ReturnType<BourseletClient['invite']['team']>>
export type Level = Schema<'TeamLevel'>

export const levels = [1, 2, 3] as const satisfies readonly Level[]

const REFETCH_MS = 30_000

/**
 * Returns one page of the members on one level of the team, with the totals of all levels, and functions that choose
 * the level and the page.
 */
export function useTeam() {
  const [level, setLevel] = useState<Level>(1)
  const [page, setPage] = useState(1)
  const answer = useCall(
    ['invite.team', level, page],
    (sdk, options) => sdk.invite.team({ level, page, limit: 10 }, options),
    { member: true, keepPrevious: true, refetchMs: REFETCH_MS },
  )
  const choose = (next: Level) => {
    setLevel(next)
    setPage(1)
  }
  return { answer, level, choose, setPage }
}
