import { useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import type { Exposure, FuturesMarket, Margin, Rates } from '../futures-ticket/exposure.ts'
import { nameOf } from '../margin-choice/margin-choice.ts'
import type { MarginChoice } from '../margin-choice/use-margin-choice.ts'
import { LockNote } from '../margin-mode-dialog/lock-note.tsx'
import { ModeCards } from '../margin-mode-dialog/mode-cards.tsx'
import { LeverageEffect } from './leverage-effect.tsx'
import { LeverageField, leverageOf } from './leverage-field.tsx'
import { type PlannedOrder, subjectOf } from './margin-effect.ts'
import { TierTable } from './tier-table.tsx'
import './leverage-dialog.css'

export type LeverageFormProps = {
  open: boolean
  onClose: () => void
  symbol: string
  choice: MarginChoice
  market: FuturesMarket
  /** The member's position and balance; null while signed out. */
  exposure: Exposure | null
  rates: Rates
  /** The order that is entered in the ticket; undefined if there is none. */
  order: PlannedOrder | undefined
}

/**
 * The form for the margin mode and leverage of the next order. It shows the effects on that order or on the
 * open position.
 */
export function LeverageForm({ open, onClose, ...rest }: LeverageFormProps) {
  const { t } = useText('futures')
  const { t: shared } = useText('shared')
  const { symbol, choice, market, exposure, order } = rest
  const { margin, bounds, canChoose, choose } = choice
  const [entered, setEntered] = useState<Partial<Margin>>({})
  const [entry, setEntry] = useState<string | null>(null)
  // The bounds can change while the dialog is open, for example when a position closes. So each render checks the entry
  // again.
  const right = entry === null ? null : leverageOf(entry, bounds)
  const isWrong = entry !== null && right === null
  const chosen: Margin = { ...margin, ...entered, ...(right === null ? {} : { leverage: right }) }
  const isSame = nameOf(chosen) === nameOf(margin)
  const subject = subjectOf(exposure, order, market)
  const words = (one: Margin) => `${t(one.mode)} ${one.leverage}×`
  const close = () => {
    setEntered({})
    setEntry(null)
    onClose()
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      size="large"
      title={t('leverage.title')}
      description={t('leverage.contract', { symbol })}
      footer={
        <>
          <span className="bl-leverage-form__next">{t('leverage.next')}</span>
          <Button variant="ghost" onClick={close}>
            {shared('cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={isSame || isWrong || !canChoose}
            onClick={() => {
              choose(chosen)
              close()
            }}
          >
            {isWrong
              ? shared('confirm')
              : isSame
                ? t('leverage.same')
                : t('leverage.apply', { margin: words(chosen) })}
          </Button>
        </>
      }
    >
      <div className="bl-leverage-form">
        <div className="bl-leverage-form__cols">
          <div className="bl-leverage-form__main">
            <ModeCards
              mode={chosen.mode}
              onModeChange={(mode) => setEntered({ ...entered, mode })}
              isLocked={bounds.isModeLocked}
            />
            {bounds.isModeLocked && (
              <LockNote>
                {t('ticket.locked')}. {bounds.least > 1 && t('leverage.raiseOnly')}
              </LockNote>
            )}
            <LeverageField
              leverage={chosen.leverage}
              entry={entry}
              onEntryChange={(next) => {
                setEntry(next)
                const leverage = leverageOf(next, bounds)
                if (leverage !== null) setEntered({ ...entered, leverage })
              }}
              bounds={bounds}
            />
            {subject && <LeverageEffect {...rest} {...{ subject, chosen, words }} />}
          </div>
          <TierTable market={market} leverage={chosen.leverage} subject={subject} />
        </div>
      </div>
    </Dialog>
  )
}
