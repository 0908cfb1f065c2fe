import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { PreviewRows, type Row } from './preview-rows.tsx'

export type OrderConfirmProps = {
  isOpen: boolean
  /** Asked in any case, so that there is no tick for "not again". */
  isForced: boolean
  side: 'buy' | 'sell' | undefined
  pair: string
  rows: readonly Row[]
  /** What the button says. */
  deal: string
  onClose: () => void
  onConfirm: () => void
}

/** The order once more, whole, before it is sent. */
export function OrderConfirm(props: OrderConfirmProps) {
  const { isOpen, isForced, side, pair, rows, deal, onClose, onConfirm } = props
  const { t } = useText('shared')
  const { t: words } = useText('orders')
  const { confirmOrders, set } = usePreferences()
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      // The second click of a double click must not close what the first one opened.
      sticky
      title={words('confirm.title')}
      description={pair}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant={side} onClick={(event) => event.detail <= 1 && onConfirm()}>
            {deal}
          </Button>
        </>
      }
    >
      <PreviewRows rows={rows} />
      <div className="bl-ticket__again">
        {isForced ? (
          <p className="bl-ticket__note">{words('confirm.always')}</p>
        ) : (
          <Checkbox checked={!confirmOrders} onCheckedChange={(next) => set({ confirmOrders: !next })}>
            {words('confirm.again')}
          </Checkbox>
        )}
      </div>
    </Dialog>
  )
}
