import { Fragment, type ReactNode, type RefObject } from 'react'
import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useLast } from '../../../shared/ui/use-last.ts'
import { PositionSide } from './position-name.tsx'

export type PositionDialogProps = {
  /** The position that the dialog shows; null closes the dialog. */
  position: Position | null
  title: string
  onClose: () => void
  /** The element that is focused first. Default: the first control of the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Renders the content of the dialog, which is mounted again each time the dialog opens. */
  children: (position: Position, contract: SymbolInfo) => ReactNode
}

/** A dialog for one position. While it fades out, it still shows the position. */
export function PositionDialog({ position, title, onClose, initialFocus, children }: PositionDialogProps) {
  const { contractOf } = useContracts()
  const shown = useLast(position)
  const contract = shown && contractOf(shown.symbol)
  return (
    <Dialog
      open={position !== null}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      {...(initialFocus ? { initialFocus } : {})}
      description={
        shown && (
          <span className="bl-positions__title">
            {shown.symbol} <PositionSide side={shown.side} />
          </span>
        )
      }
    >
      {shown && contract && (
        <Fragment key={`${shown.symbol}:${position !== null}`}>{children(shown, contract)}</Fragment>
      )}
    </Dialog>
  )
}
