import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-terms.ts'
import { usePlacedToast } from '../../../shared/ticket/use-order-intent.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { isTrigger } from './model.ts'
import { useTriggerCondition } from './stop-fields.tsx'

/** Returns a function that shows a toast with the result of an accepted contract order. */
export function useFuturesToast(rules: Rules): (order: FuturesOrder) => void {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const { show } = useToast()
  const format = useFormat()
  const showPlaced = usePlacedToast(rules)
  const conditionText = useTriggerCondition(rules)
  return (order) => {
    const { type, trigger_price, status, side } = order
    if (status === 'pending' && !isTrigger(type)) {
      const text = conditionText(order)
      return show({ tone: 'success', title: words(`stop.placed.${side}`), ...(text ? { text } : {}) })
    }
    if (!isTrigger(type)) return showPlaced(order)
    const title = t('placed.exit', { kind: words(`kind.${type}`) })
    show({
      tone: 'success',
      title,
      ...(trigger_price ? { text: format.price(trigger_price, rules.tick) } : {}),
    })
  }
}
