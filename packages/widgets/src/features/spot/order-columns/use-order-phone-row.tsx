import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/orders/moment.tsx'
import { orderKind } from '../../../shared/orders/order-kind.ts'
import { SideWord } from '../../../shared/orders/side-word.tsx'
import { usePairs } from '../../../shared/orders/use-pairs.ts'
import type { PhoneRow } from '../../../shared/records/records.ts'
import { FromLast } from './from-last.tsx'
import { useTriggerText } from './trigger-texts.tsx'

/**
 * Returns the two lines that show an open order on a phone. The first line has pair, side and price. The second line
 * has type, quantity, the time (or the date, if it is not today), and the distance of the price from the last price. For an
 * order that waits for its trigger, the trigger replaces the price, and the price replaces the time.
 */
export function useOrderPhoneRow(): PhoneRow<SpotOrder> {
  const { t } = useText('orders')
  const format = useFormat()
  const { pairOf } = usePairs('spot')
  const triggerText = useTriggerText()
  const priceText = ({ symbol, price }: SpotOrder) =>
    price === null ? t('list.market') : format.price(price, pairOf(symbol).tick)
  const amountText = ({ symbol, quantity, total }: SpotOrder) => {
    const { step, quote } = pairOf(symbol)
    return quantity === null ? `${format.amount(total ?? '0')}\u00a0${quote}` : format.price(quantity, step)
  }
  return {
    title: ({ symbol, side }) => (
      <>
        {pairOf(symbol).name} <SideWord side={side} />
      </>
    ),
    text: (order) => (
      <>
        {order.oco_order_no !== null && <span className="bl-orders__oco">{t('kind.oco')} </span>}
        {t(`kind.${orderKind(order)}`)} {amountText(order)}
      </>
    ),
    value: (order) => (order.status === 'pending' && triggerText(order)) || priceText(order),
    note: (order) => (
      <>
        {order.status === 'pending' ? priceText(order) : <Moment ts={order.created_at} short />} ·{' '}
        <FromLast order={order} />
      </>
    ),
  }
}
