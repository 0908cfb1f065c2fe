import { useMemo } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { liveMarks } from './live-marks.ts'
import { liveAccount } from './revalue.ts'
import type { Call } from './use-call.ts'
import { useContracts } from './use-contracts.ts'
import { useLive } from './use-live.ts'
import { type FuturesAccount, usePositions } from './use-positions.ts'

/**
 * Returns the member's futures account at the latest mark prices. If nobody is signed in, there is no data
 * and `loading` is false.
 */
export function useFuturesAccount(): Call<FuturesAccount> {
  const { data, ...call } = usePositions()
  // Mark prices come from the stream, because the mark prices of the contract list can be older than the
  // account.
  const marks = useLive(liveMarks(useBourselet().sdk).all())
  const { rulesOf } = useContracts()
  const account = useMemo(
    () => data && liveAccount(data.account, data.list, (symbol) => marks.get(symbol)?.mark_price, rulesOf),
    [data, marks, rulesOf],
  )
  return { ...call, data: account }
}
