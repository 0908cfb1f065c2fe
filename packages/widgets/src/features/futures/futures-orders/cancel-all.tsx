import { useState } from 'react'
import { useFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialog.tsx'
import { useCancelFutures } from './use-cancel-futures.ts'

/** Cancels every contract order, of one symbol or of all, after asking. Nothing while there are none. */
export function CancelAll({ symbol }: { symbol?: string }) {
  const { t } = useText('futures')
  const { data: orders = [] } = useFuturesOrders(symbol)
  const { cancelAll, busy } = useCancelFutures()
  const [isAsking, setAsking] = useState(false)
  if (orders.length === 0 && busy.size === 0) return null
  return (
    <>
      <Button size="small" variant="ghost" busy={busy.size > 0} onClick={() => setAsking(true)}>
        {t('orders.cancelAll')}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('orders.cancelAllTitle')}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {t('orders.keep')}
            </Button>
            <Button
              variant="primary"
              onClick={() => {
                setAsking(false)
                void cancelAll([...new Set(orders.map((order) => order.symbol))])
              }}
            >
              {t('orders.cancelAll')}
            </Button>
          </>
        }
      >
        {t('orders.cancelAllText', { count: orders.length })}
      </Dialog>
    </>
  )
}
