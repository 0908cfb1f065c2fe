import type { Decimal } from '@bourselet/sdk/money'
import { useState } from 'react'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { AmountField } from '../../../shared/ui/amount-field.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { Notice } from '../../../shared/ui/notice.tsx'
import { checkOrder } from '../trade-ticket/check.ts'
import { newDraft, sizeOrder } from '../trade-ticket/model.ts'

type OneClickAskProps = {
  open: boolean
  market: OrderMarket
  onClose: () => void
  /** Called with the entered size of each order when the member turns one-click trading on. */
  onTake: (quantity: Decimal) => void
}

/** The dialog that turns one-click trading on: it states the risk and asks for the size of each order. */
export function OneClickAsk({ open, market, onClose, onTake }: OneClickAskProps) {
  const { t } = useText('terminal')
  const { t: shared } = useText('shared')
  const errorText = useErrorText()
  const [entry, setEntry] = useState<Decimal | ''>('')
  const [isAsked, setAsked] = useState(false)
  const draft = { ...newDraft('buy', market.last ?? ''), size: { by: 'quantity' as const, value: entry } }
  const problem = checkOrder(draft, sizeOrder(draft, market.rules), market, null).find(
    ({ field }) => field === 'quantity',
  )
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
        <Notice tone="warn">{t('oneClick.risk')}</Notice>
        <AmountField
          label={t('oneClick.size')}
          value={entry}
          onValueChange={setEntry}
          unit={market.rules.base}
          step={market.rules.step}
          steppers
          error={isAsked && problem ? errorText(problem) : undefined}
        />
        <p className="bl-note">{t('oneClick.ends')}</p>
      </form>
    </Dialog>
  )
}
