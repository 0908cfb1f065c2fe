import { isZero, sub } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { Rules } from '../../../shared/ticket/order-market.ts'
import { useToast } from '../../../shared/ui/use-toast.ts'
import { type EndReason, endReason } from '../end-reason.ts'
import type { PlacedOrder } from './order-request.ts'

/** Says what became of an order that was accepted: traded, waiting, or ended by its own terms. */
export function usePlacedToast(rules: Rules): (order: PlacedOrder) => void {
  const { t } = useText('spot')
  const { show } = useToast()
  const format = useFormat()
  const words = useCoinWords(rules)
  return (order) => {
    const { side, filled, quantity, price, avg_price, fee, status } = order
    const isEnded = status === 'expired' || status === 'cancelled'
    const reason: EndReason | null = endReason(order.reason)
    if (isZero(filled)) {
      const text = isEnded
        ? reason && t(`reason.${reason}`)
        : quantity && price && t('placed.at', { quantity: words.base(quantity), price: format.price(price) })
      const title = isEnded ? t('placed.ended') : t(side === 'buy' ? 'placed.buyOpen' : 'placed.sellOpen')
      show({ tone: isEnded ? 'warn' : 'success', title, ...(text ? { text } : {}) })
      return
    }
    const got = side === 'buy' ? words.base : words.quote
    const parts = [t('placed.average', { price: format.price(avg_price, rules.tick), fee: got(fee) })]
    if (isEnded && reason) parts.push(t(`reason.${reason}`))
    if (status === 'partial' && quantity && price) {
      parts.push(
        t('placed.rest', { quantity: words.base(sub(quantity, filled)), price: format.price(price) }),
      )
    }
    show({
      tone: isEnded ? 'warn' : 'success',
      title: t(side === 'buy' ? 'placed.bought' : 'placed.sold', { quantity: words.base(filled) }),
      text: parts.join(' · '),
    })
  }
}
