import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PositionDialog } from '../positions/position-dialog.tsx'
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
  return (
    <PositionDialog position={position} title={t('close.title')} onClose={onClose}>
      {(shown, contract) => <CloseForm position={shown} contract={contract} type={type} onDone={onClose} />}
    </PositionDialog>
  )
}
