import { useMemo } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import { useLiveMarket } from '../../../shared/data/use-market.ts'
import type { OpenPositions } from '../../../shared/data/use-positions.ts'
import { createPositionsBoard, type PositionsBoard } from './positions-board.ts'

/**
 * Returns the board of the open positions. A new board is created when a position changes for another reason
 * than a new mark price.
 */
export function usePositionsBoard(open: OpenPositions | undefined): PositionsBoard | undefined {
  const market = useLiveMarket()
  const { rulesOf } = useContracts()
  return useMemo(
    () => open && createPositionsBoard(market.marks.all(), open, rulesOf),
    [market, open, rulesOf],
  )
}
