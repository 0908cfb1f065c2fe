import { useContracts } from '../../../shared/data/use-contracts.ts'
import type { Position } from '../../../shared/data/use-positions.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { PositionSide } from '../positions/position-name.tsx'
import { useLast } from '../positions/use-last.ts'
import { TpslForm } from './tpsl-form.tsx'

export type TpslDialogProps = {
  /** Null: closed. */
  position: Position | null
  onClose: () => void
}

/** Attaches a take profit and a stop loss to a position, replaces or removes them. */
export function TpslDialog({ position, onClose }: TpslDialogProps) {
  const { t } = useText('futures')
  const { contractOf } = useContracts()
  const shown = useLast(position)
  const contract = shown && contractOf(shown.symbol)
  return (
    <Dialog
      open={position !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('tpsl.title')}
      description={
        shown && (
          <span className="bl-positions__title">
            {shown.symbol} <PositionSide side={shown.side} />
          </span>
        )
      }
    >
      {shown && contract && (
        <TpslForm
          key={`${shown.symbol}:${position !== null}`}
          position={shown}
          contract={contract}
          onDone={onClose}
        />
      )}
    </Dialog>
  )
}
