import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PositionDialog } from '../positions/position-dialog.tsx'
import { TpslForm } from './tpsl-form.tsx'

export type TpslDialogProps = {
  /** Null: closed. */
  position: Position | null
  onClose: () => void
}

/** Attaches a take profit and a stop loss to a position, replaces or removes them. */
export function TpslDialog({ position, onClose }: TpslDialogProps) {
  const { t } = useText('futures')
  return (
    <PositionDialog position={position} title={t('tpsl.title')} onClose={onClose}>
      {(shown, contract) => <TpslForm position={shown} contract={contract} onDone={onClose} />}
    </PositionDialog>
  )
}
