import { useMemo } from 'react'
import { liveMarks } from '../../../shared/data/live-marks.ts'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { OpenPositions } from '../../../shared/data/use-positions.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { createPositionsBoard, type PositionsBoard } from './positions-board.ts'

/**
 * Returns the board of the open positions, a store that revalues them at every new mark price. A new board is created
 * when a position changes for another reason than a new mark price.
 */
export function usePositionsBoard(open: OpenPositions | undefined): PositionsBoard | undefined {
  const { sdk } = useBourselet()
  const { rulesOf } = useContracts()
  return useMemo(
    () => open && createPositionsBoard(liveMarks(sdk).all(), open, rulesOf),
    [sdk, open, rulesOf],
  )
}
