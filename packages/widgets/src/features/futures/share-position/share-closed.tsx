import { useMemo } from 'react'
import { useLast } from '../../../shared/ui/use-last.ts'
import type { ClosedPosition } from '../closed-positions/closed-query.ts'
import { realizedRoe } from '../closed-positions/closed-result.ts'
import { ShareShown } from './share-shown.tsx'

export type ShareClosedProps = { closed: ClosedPosition | null; productName?: string; onClose: () => void }

/** The share card of a closed position: its result, and its entry and exit prices. */
export function ShareClosed({ closed, ...rest }: ShareClosedProps) {
  const shown = useLast(closed)
  const shared = useMemo(
    () =>
      shown && {
        symbol: shown.symbol,
        side: shown.side,
        leverage: shown.leverage,
        roe_pct: realizedRoe(shown),
        entry_price: shown.entry_price,
        price: shown.exit_price,
        isClosed: true,
        quantity: shown.max_quantity,
        pnl: shown.realized_pnl,
      },
    [shown],
  )
  return <ShareShown {...rest} open={closed !== null} shared={shared} />
}
