import { useFuturesOrders } from '../../../shared/data/use-futures-orders.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { CancelAllQuestion } from '../../../shared/orders/cancel-all-question.tsx'
import { useCancelFutures } from './use-cancel-futures.ts'

/** Cancels every contract order, of one symbol or of all, after asking. */
export function CancelAll({ symbol }: { symbol?: string }) {
  const { t } = useText('futures')
  const { data: orders = [] } = useFuturesOrders(symbol)
  const { cancelAll, busy } = useCancelFutures()
  const words = {
    cancelAll: t('orders.cancelAll'),
    title: t('orders.cancelAllTitle'),
    keep: t('orders.keep'),
    text: t('orders.cancelAllText', { count: orders.length }),
  }
  return <CancelAllQuestion orders={orders} busy={busy.size > 0} cancelAll={cancelAll} words={words} />
}
