import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import { usePlacedToast } from '../../../shared/ticket/use-placed-toast.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { isTrigger } from './futures-draft.ts'
import type { PlacedFutures } from './order-request.ts'

/** Says what became of a contract order that was accepted. */
export function useFuturesToast(rules: Rules): (order: PlacedFutures) => void {
  const { t } = useText('futures')
  const { t: words } = useText('orders')
  const { show } = useToast()
  const format = useFormat()
  const tell = usePlacedToast(rules)
  return (order) => {
    const { type, trigger_price } = order
    if (!isTrigger(type)) return tell(order)
    const title = t('placed.exit', { kind: words(`kind.${type}`) })
    show({
      tone: 'success',
      title,
      ...(trigger_price ? { text: format.price(trigger_price, rules.tick) } : {}),
    })
  }
}
