import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PositionDialog } from '../positions/position-dialog.tsx'
import type { PickedExit } from './tpsl-draft.ts'
import { TpslForm } from './tpsl-form.tsx'

export type TpslDialogProps = {
  /** The position to protect; null closes the dialog. */
  position: Position | null
  /** A price that the member has chosen in a chart for the take profit or the stop loss. */
  picked?: PickedExit | null
  onClose: () => void
}

/** A dialog that attaches, replaces or removes the take profit and the stop loss of a position. */
export function TpslDialog({ position, picked = null, onClose }: TpslDialogProps) {
  const { t } = useText('futures')
  return (
    <PositionDialog position={position} title={t('tpsl.title')} onClose={onClose}>
      {(shown, contract) => (
        <TpslForm position={shown} contract={contract} picked={picked} onDone={onClose} />
      )}
    </PositionDialog>
  )
}
