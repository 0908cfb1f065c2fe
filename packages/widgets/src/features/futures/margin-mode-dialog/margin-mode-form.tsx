import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { Margin } from '../futures-ticket/exposure.ts'
import type { MarginChoice } from '../margin-choice/use-margin-choice.ts'
import { LockNote } from './lock-note.tsx'
import { ModeCards } from './mode-cards.tsx'

export type MarginModeFormProps = {
  open: boolean
  onClose: () => void
  symbol: string
  choice: MarginChoice
}

/** The form for the margin mode, cross or isolated, of the next order of a contract. */
export function MarginModeForm({ open, onClose, symbol, choice }: MarginModeFormProps) {
  const { t } = useText('futures')
  const { t: shared } = useText('shared')
  const { margin, bounds, canChoose, choose } = choice
  const [entered, setEntered] = useState<Margin['mode'] | null>(null)
  const mode = entered ?? margin.mode
  const close = () => {
    setEntered(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('margin.title')}
      description={t('leverage.contract', { symbol })}
      footer={
        <>
          <Button variant="ghost" onClick={close}>
            {shared('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={mode === margin.mode || !canChoose}
            onClick={() => {
              choose({ ...margin, mode })
              close()
            }}
          >
            {mode === margin.mode ? t('leverage.same') : t('leverage.apply', { margin: t(mode) })}
          </Button>
        </>
      }
    >
      <ModeCards mode={mode} onModeChange={setEntered} isLocked={bounds.isModeLocked} />
      {bounds.isModeLocked ? (
        <LockNote>{t('ticket.locked')}</LockNote>
      ) : (
        <p className="bl-lock-note">{t('leverage.next')}</p>
      )}
    </Dialog>
  )
}
