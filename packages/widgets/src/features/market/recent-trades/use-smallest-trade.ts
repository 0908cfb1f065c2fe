import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { tradeSizes } from './trade-sizes.ts'

/**
 * Returns the selected minimum value of trades, and a function that selects it. The selection is reset when
 * the quote coin changes.
 */
export function useSmallestTrade(
  quote: string | undefined,
): [smallest: Decimal | null, set: (smallest: Decimal | null) => void] {
  const [smallest, set] = useState<Decimal | null>(null)
  const isKnown = smallest !== null && quote !== undefined && tradeSizes(quote).includes(smallest)
  return [isKnown ? smallest : null, set]
}
