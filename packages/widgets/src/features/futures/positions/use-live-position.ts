import { useMemo } from 'react'
import { liveMarks } from '../../../shared/data/live-marks.ts'
import { revalue } from '../../../shared/data/revalue.ts'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useFuturesAccount } from '../../../shared/data/use-futures-account.ts'
import { useLive } from '../../../shared/data/use-live.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'

/**
 * Returns one position at the latest mark price, for a dialog. Lists of positions use `usePositionsBoard` instead,
 * which needs no React render for a new mark price.
 */
export function useLivePosition(position: Position): Position {
  const mark = useLive(liveMarks(useBourselet().sdk).one(position.symbol))?.mark_price
  const { data: account } = useFuturesAccount()
  const { rulesOf } = useContracts()
  const rules = rulesOf(position.symbol)
  return useMemo(
    () => (mark && rules && account ? revalue(position, mark, rules, account) : position),
    [position, mark, rules, account],
  )
}
