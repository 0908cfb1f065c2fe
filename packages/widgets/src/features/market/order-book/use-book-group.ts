import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'

/**
 * Returns the selected price range of the book's rows, and a function that selects another one. The selection
 * is reset when the symbol changes, because each symbol has its own tick.
 */
export function useBookGroup(
  symbol: string,
): [group: Decimal | undefined, setGroup: (group: Decimal) => void] {
  const [chosen, setChosen] = useState<{ symbol: string; group: Decimal }>()
  return [
    chosen && chosen.symbol === symbol ? chosen.group : undefined,
    (group) => setChosen({ symbol, group }),
  ]
}
