import { type ListedOrder, type OrderRoute, useLiveOrders } from '../data/live-orders.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useOpened } from '../ui/use-opened.ts'
import { useCancelOrders } from './use-cancel-orders.ts'

export type CancelAllProps<Order extends ListedOrder> = {
  route: OrderRoute<Order>
  /** The symbol whose orders the button cancels; undefined for the orders of all symbols. */
  symbol: string | undefined
  /** Returns the text of the confirmation dialog for the number of orders to cancel. */
  textOf: (count: number) => string
}

type Asked = { symbol: string | undefined }

/**
 * A button that cancels all orders of one symbol or of all symbols, after a confirmation. Hidden if there are no
 * orders.
 */
export function CancelAll<Order extends ListedOrder>({ route, symbol, textOf }: CancelAllProps<Order>) {
  const { t } = useText('orders')
  const { data: orders = [] } = useLiveOrders(route, symbol)
  const { cancelAll, busy } = useCancelOrders(route)
  // The confirmation dialog asks about the orders of one symbol or of all symbols. If `symbol` changes while the dialog
  // is open, the dialog closes, because the button would cancel other orders.
  const [asked, setAsked] = useOpened<Asked>((about) => about.symbol === symbol && orders.length > 0)
  const keep = () => setAsked(null)
  if (orders.length === 0 && busy.size === 0) return null
  const confirm = () => {
    keep()
    cancelAll([...new Set(orders.map((order) => order.symbol))])
  }
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        busy={busy.size > 0}
        aria-keyshortcuts="X"
        onClick={() => setAsked({ symbol })}
      >
        {t('list.cancelAll')}
      </Button>
      <Dialog
        open={asked !== null}
        onOpenChange={keep}
        title={t('list.cancelAllTitle')}
        footer={
          <>
            <Button variant="ghost" onClick={keep}>
              {t('list.keep')}
            </Button>
            <Button variant="primary" onClick={confirm}>
              {t('list.cancelAll')}
            </Button>
          </>
        }
      >
        {textOf(orders.length)}
      </Dialog>
    </>
  )
}
