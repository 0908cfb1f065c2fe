import { useOpenOrders } from '../../../shared/data/use-open-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CancelAllQuestion } from '../../../shared/orders/cancel-all-question.tsx'
import { useCancelOrders } from './use-cancel-orders.ts'

/** Cancels every open order, of one symbol or of all, after asking. */
export function CancelAll({ symbol }: { symbol?: string }) {
  const { t } = useText('spot')
  const { data: orders = [] } = useOpenOrders(symbol)
  const { cancelAll, busy } = useCancelOrders()
  const words = {
    cancelAll: t('orders.cancelAll'),
    title: t('orders.cancelAllTitle'),
    keep: t('orders.keep'),
    text: t('orders.cancelAllText', { count: orders.length }),
  }
  return <CancelAllQuestion orders={orders} busy={busy.size > 0} cancelAll={cancelAll} words={words} />
}
