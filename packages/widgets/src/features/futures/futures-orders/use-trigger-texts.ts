import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import { hasTrigger, triggerMove } from './trigger.ts'

/**
 * Returns a function that formats the trigger of a stop, take profit or stop loss order. For any other order,
 * the function formats the attached take profit and stop loss, or returns null if there are none.
 */
export function useTriggerTexts(): (order: FuturesOrder) => string | null {
  const { t } = useText('futures')
  const format = useFormat()
  const { pairOf } = usePairs('futures')
  return (order) => {
    const { trigger_price, take_profit, stop_loss, symbol } = order
    const price = (value: string | null) => (value === null ? '—' : format.price(value, pairOf(symbol).tick))
    if (hasTrigger(order)) return t(`orders.${triggerMove(order)}`, { price: price(trigger_price) })
    if (take_profit === null && stop_loss === null) return null
    return t('orders.attached', { tp: price(take_profit), sl: price(stop_loss) })
  }
}
