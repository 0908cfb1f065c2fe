import { isZero, sub } from '@bourselet/sdk/money'
import { useCoinWords } from '../format/use-coin-words.ts'
import { useFormat } from '../format/use-format.ts'
import { useText } from '../i18n/use-text.ts'
import type { Order } from '../orders/order.ts'
import { useToast } from '../ui/use-toast.ts'
import type { Rules } from './order-market.ts'

type Placed = Pick<
  Order,
  'side' | 'filled' | 'quantity' | 'price' | 'avg_price' | 'fee' | 'fee_coin' | 'status' | 'reason'
>

/**
 * Returns a function that shows the result of an accepted order: traded, resting, or ended by its own terms.
 */
export function usePlacedToast(rules: Rules): (order: Placed) => void {
  const { t } = useText('orders')
  const { show } = useToast()
  const format = useFormat()
  const words = useCoinWords(rules)
  const at = (price: string) => format.price(price, rules.tick)
  return (order) => {
    const { side, filled, quantity, price, avg_price, fee, fee_coin, status, reason } = order
    const isEnded = status === 'expired' || status === 'cancelled'
    const tone = isEnded ? 'warn' : 'success'
    const why = isEnded && reason ? t(`reason.${reason}`) : null
    if (isZero(filled)) {
      const waits =
        quantity && price ? t('placed.at', { quantity: words.base(quantity), price: at(price) }) : null
      const text = isEnded ? why : waits
      const title = isEnded ? t('placed.ended') : t(side === 'buy' ? 'placed.buyOpen' : 'placed.sellOpen')
      return show({ tone, title, ...(text ? { text } : {}) })
    }
    const cost = fee_coin === rules.base ? words.base(fee) : words.exact(fee, 'quote')
    const parts = [t('placed.average', { price: at(avg_price), fee: cost })]
    if (why) parts.push(why)
    if (status === 'partial' && quantity && price) {
      parts.push(t('placed.rest', { quantity: words.base(sub(quantity, filled)), price: at(price) }))
    }
    const title = t(side === 'buy' ? 'placed.bought' : 'placed.sold', { quantity: words.base(filled) })
    show({ tone, title, text: parts.join(' · ') })
  }
}
