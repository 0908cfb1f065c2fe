import { useState } from 'react'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useLast } from '../../../shared/ui/use-last.ts'
import { useLivePosition } from '../positions/use-live-position.ts'
import { ShareShown } from './share-shown.tsx'

export type SharePositionProps = { position: Position | null; productName?: string; onClose: () => void }

/** The share card of an open position, with the mark price at the time when the card was opened. */
export function SharePosition({ position, ...rest }: SharePositionProps) {
  const shown = useLast(position)
  return (
    shown && (
      <Shown
        key={`${shown.symbol}:${position !== null}`}
        {...rest}
        position={shown}
        open={position !== null}
      />
    )
  )
}

type ShownProps = Omit<SharePositionProps, 'position'> & { position: Position; open: boolean }

function Shown({ position, ...rest }: ShownProps) {
  const live = useLivePosition(position)
  const [shared] = useState(() => ({
    symbol: live.symbol,
    side: live.side,
    leverage: live.leverage,
    roe_pct: live.roe_pct,
    entry_price: live.entry_price,
    price: live.mark_price,
    isClosed: false,
    quantity: live.quantity,
    pnl: live.unrealized_pnl,
  }))
  return <ShareShown {...rest} shared={shared} />
}
