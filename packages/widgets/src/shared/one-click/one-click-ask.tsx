import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import type { Rules } from '../ticket/order-terms.ts'
import type { Problem } from '../ticket/problem.ts'
import { AmountField } from '../ui/amount-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Notice } from '../ui/notice.tsx'

type OneClickAskProps = {
  open: boolean
  layout: 'book' | 'buttons'
  rules: Rules
  /** Returns the reason why this size is not valid for one-click orders; undefined if the size is valid. */
  problemOf: (quantity: Decimal | '') => Problem<string> | undefined
  onClose: () => void
  /** Called with the entered size of each order when the member turns one-click trading on. */
  onTake: (quantity: Decimal) => void
}

/** The dialog that turns one-click trading on: it states the risk and asks for the size of each order. */
export function OneClickAsk({ open, layout, rules, problemOf, onClose, onTake }: OneClickAskProps) {
  const { t } = useText('terminal')
  const { t: shared } = useText('shared')
  const errorText = useErrorText()
  const [entry, setEntry] = useState<Decimal | ''>('')
  const [isAsked, setAsked] = useState(false)
  const problem = problemOf(entry)
  const take = () => {
    setAsked(true)
    if (!problem && entry !== '') onTake(entry)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('oneClick.ask')}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {shared('cancel')}
          </Button>
          <Button variant="primary" onClick={take}>
            {t('oneClick.turnOn')}
          </Button>
        </>
      }
    >
      <form
        className="bl-one-click__ask"
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <Notice tone="warn">{t(layout === 'buttons' ? 'oneClick.marketRisk' : 'oneClick.risk')}</Notice>
        <AmountField
          label={t('oneClick.size')}
          value={entry}
          onValueChange={setEntry}
          unit={rules.base}
          step={rules.step}
          steppers
          error={isAsked && problem ? errorText(problem) : undefined}
        />
        <p className="bl-note">{t(layout === 'buttons' ? 'oneClick.marketEnds' : 'oneClick.ends')}</p>
      </form>
    </Dialog>
  )
}
