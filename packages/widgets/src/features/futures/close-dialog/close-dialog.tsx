import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PositionDialog } from '../positions/position-dialog.tsx'
import type { CloseType } from './close-draft.ts'
import { CloseForm } from './close-form.tsx'

export type CloseDialogProps = {
  /** The position to close; null closes the dialog. */
  position: Position | null
  type: CloseType
  onClose: () => void
}

/** A dialog that closes a position or a part of it, at market or by limit, with a preview of the result. */
export function CloseDialog({ position, type, onClose }: CloseDialogProps) {
  const { t } = useText('futures')
  return (
    <PositionDialog position={position} title={t('close.title')} onClose={onClose}>
      {(shown, contract) => <CloseForm position={shown} contract={contract} type={type} onDone={onClose} />}
    </PositionDialog>
  )
}
