import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** The order on its way, in words; null while there is none. */
export function useSentDeal({ desk: { order }, market }: FuturesTicketState): string | null {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const words = useCoinWords(market.rules)
  if (!order) return null
  if (!order.quantity) return own('unknown.trigger')
  return t(`unknown.${order.side}`, { quantity: words.base(order.quantity) })
}
