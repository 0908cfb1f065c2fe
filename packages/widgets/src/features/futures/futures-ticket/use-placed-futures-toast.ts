import { isZero, sub } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { isTrigger } from './futures-draft.ts'
import type { PlacedFutures } from './order-request.ts'

/** Says what became of an order that was accepted: traded, waiting, or ended by its own terms. */
export function usePlacedFuturesToast(rules: Rules): (order: PlacedFutures) => void {
  const { t } = useText('futures')
  const { show } = useToast()
  const format = useFormat()
  const words = useCoinWords(rules)
  const at = (price: string) => format.price(price, rules.tick)
  return (order) => {
    const { side, type, filled, quantity, price, avg_price, fee, status, reason, trigger_price } = order
    if (isTrigger(type)) {
      const title = t('placed.exit', { kind: t(`kind.${type}`) })
      return show({ tone: 'success', title, ...(trigger_price ? { text: at(trigger_price) } : {}) })
    }
    const isEnded = status === 'expired' || status === 'cancelled'
    const why = isEnded && reason ? t(`reason.${reason}`) : null
    if (isZero(filled)) {
      const waits =
        quantity && price ? t('placed.at', { quantity: words.base(quantity), price: at(price) }) : null
      const text = isEnded ? why : waits
      const title = isEnded ? t('placed.ended') : t(side === 'buy' ? 'placed.buyOpen' : 'placed.sellOpen')
      return show({ tone: isEnded ? 'warn' : 'success', title, ...(text ? { text } : {}) })
    }
    const parts = [t('placed.average', { price: at(avg_price), fee: words.exact(fee, 'quote') })]
    if (why) parts.push(why)
    if (status === 'partial' && quantity && price) {
      parts.push(t('placed.rest', { quantity: words.base(sub(quantity, filled)), price: at(price) }))
    }
    show({
      tone: isEnded ? 'warn' : 'success',
      title: t(side === 'buy' ? 'placed.bought' : 'placed.sold', { quantity: words.base(filled) }),
      text: parts.join(' · '),
    })
  }
}
