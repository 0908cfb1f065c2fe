import type { Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { useBook } from '../../shared/data/use-book.ts'
import { useContracts } from '../../shared/data/use-contracts.ts'
import type { Position } from '../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../shared/data/use-symbols.ts'
import type { FuturesMarket } from './futures-ticket/exposure.ts'

/** The market in which a position is closed or reversed. */
export type ExitMarket = FuturesMarket & {
  /**
   * True if the book has no orders against which the position could be closed. The mark price then replaces the book.
   */
  isAtMark: boolean
}

/** A quantity that is larger than any position. */
const AMPLE: Decimal = '1000000000'

/**
 * Returns the market in which a market order closes a position. If the book has no orders against which this
 * order could trade, its only price is the mark price.
 */
export function useExitMarket(
  { symbol, side, mark_price: mark }: Pick<Position, 'symbol' | 'side' | 'mark_price'>,
  contract: SymbolInfo,
): ExitMarket {
  const { bids, asks } = useBook(symbol, 'futures')
  const { rulesOf } = useContracts()
  const tiers = rulesOf(symbol)?.tiers
  return useMemo(() => {
    const isAtMark = (side === 'long' ? bids : asks).length === 0
    const atMark = [[mark, AMPLE]] as const
    const book = isAtMark ? { bids: atMark, asks: atMark } : { bids, asks }
    return { rules: contract, last: null, mark, tiers: tiers ?? [], isAtMark, ...book }
  }, [contract, mark, side, tiers, bids, asks])
}
