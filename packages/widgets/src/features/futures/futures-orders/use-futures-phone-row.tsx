import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { SideWord } from '../../../shared/orders/side-word.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import type { PhoneRow } from '../../../shared/records/records.ts'
import { useTriggerTexts } from './use-trigger-texts.ts'

/**
 * Returns the two lines that show an open contract order on a phone. The left side shows contract, side, type
 * and quantity. The right side shows the price and, for a waiting order, the trigger above the price.
 */
export function useFuturesPhoneRow(): PhoneRow<FuturesOrder> {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const format = useFormat()
  const { pairOf } = usePairs('futures')
  const triggerTexts = useTriggerTexts()
  const priceText = ({ symbol, price }: FuturesOrder) =>
    price === null ? t('list.market') : format.price(price, pairOf(symbol).tick)
  return {
    title: ({ symbol, side }) => (
      <>
        {symbol} <SideWord side={side} />
      </>
    ),
    text: (order) => {
      const { quantity, symbol } = order
      const amount = quantity === null ? own('orders.whole') : format.price(quantity, pairOf(symbol).step)
      return `${t(`kind.${orderKind(order)}`)} · ${amount}`
    },
    value: (order) => (order.status === 'pending' && triggerTexts(order)) || priceText(order),
    note: (order) => (order.status === 'pending' ? priceText(order) : <Moment ts={order.created_at} />),
  }
}
