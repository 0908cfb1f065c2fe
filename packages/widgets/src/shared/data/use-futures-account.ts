import { useMemo } from 'react'
import { liveAccount } from './revalue.ts'
import type { Call } from './use-call.ts'
import { useContracts } from './use-contracts.ts'
import { useMarks } from './use-marks.ts'
import { type FuturesAccount, usePositions } from './use-positions.ts'

/** The member's futures account at the newest mark prices. Without a member: no data and not loading. */
export function useFuturesAccount(): Call<FuturesAccount> {
  const { data, ...call } = usePositions()
  const marks = useMarks()
  const { rulesOf } = useContracts()
  const account = useMemo(
    () => data && liveAccount(data.account, data.list, (symbol) => marks.get(symbol)?.mark_price, rulesOf),
    [data, marks, rulesOf],
  )
  return { ...call, data: account }
}
