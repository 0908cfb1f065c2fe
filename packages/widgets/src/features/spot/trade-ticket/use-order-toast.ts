import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-terms.ts'
import { usePlacedToast } from '../../../shared/ticket/use-order-intent.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { useTriggerText } from '../order-columns/trigger-texts.tsx'
import type { PlacedOrder } from './model.ts'

/**
 * Returns a function that shows a toast with the result of an accepted order or, if the order waits, its
 * trigger.
 */
export function useOrderToast(rules: Rules): (order: PlacedOrder) => void {
  const { t } = useText('spot')
  const { t: words } = useText('orders')
  const { show } = useToast()
  const showPlaced = usePlacedToast(rules)
  const triggerText = useTriggerText()
  return (order) => {
    const stop = order.status === 'pending' ? order : order.other_leg
    const trigger = stop && triggerText(stop)
    if (!trigger) return showPlaced(order)
    const title = order.other_leg ? t('placed.oco') : words(`stop.placed.${order.side}`)
    show({ tone: 'success', title, text: t('placed.waits', { trigger }) })
  }
}
