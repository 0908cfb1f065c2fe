import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'

/**
 * Returns the selected price range of a row. It is reset when the symbol changes, because tick sizes differ.
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
