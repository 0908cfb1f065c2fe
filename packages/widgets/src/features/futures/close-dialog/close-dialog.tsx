import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { PositionSide } from '../positions/position-name.tsx'
import { useLast } from '../positions/use-last.ts'
import type { CloseType } from './close-draft.ts'
import { CloseForm } from './close-form.tsx'

export type CloseDialogProps = {
  /** Null: closed. */
  position: Position | null
  type: CloseType
  onClose: () => void
}

/** Closes a position, or a part of it, by market or by limit; says before what it will bring. */
export function CloseDialog({ position, type, onClose }: CloseDialogProps) {
  const { t } = useText('futures')
  const { contractOf } = useContracts()
  const shown = useLast(position)
  const contract = shown && contractOf(shown.symbol)
  return (
    <Dialog
      open={position !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('close.title')}
      description={
        shown && (
          <span className="bl-positions__title">
            {shown.symbol} <PositionSide side={shown.side} />
          </span>
        )
      }
    >
      {shown && contract && (
        <CloseForm
          key={`${shown.symbol}:${position !== null}`}
          position={shown}
          contract={contract}
          type={type}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
