import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'

/** The chosen width of a line, forgotten when the symbol changes: another price has other steps. */
export function useBookGroup(
  symbol: string,
): [group: Decimal | undefined, setGroup: (group: Decimal) => void] {
  const [chosen, setChosen] = useState<{ symbol: string; group: Decimal }>()
  return [
    chosen && chosen.symbol === symbol ? chosen.group : undefined,
    (group) => setChosen({ symbol, group }),
  ]
}
