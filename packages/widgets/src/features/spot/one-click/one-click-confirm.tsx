import { usePickPrice } from '../../../shared/data/picked-price.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAverageRow, useKindRow } from '../../../shared/ticket/confirm-rows.tsx'
import { OrderConfirm } from '../../../shared/ticket/lazy-order-confirm.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import type { OrderIntent } from '../../../shared/ticket/use-order-intent.ts'
import type { OrderRequest, PlacedOrder } from '../trade-ticket/model.ts'
import type { Preview } from '../trade-ticket/preview-result.ts'

type OneClickConfirmProps = { intent: OrderIntent<OrderRequest, PlacedOrder, Preview>; market: OrderMarket }

/**
 * The dialog that confirms a one-click order if its price is far from the market, or if a market order would trade
 * only in part or with much slippage. For a price far from the market, it offers the market price. If the member presses
 * the button with this price, no order is sent, and the price is filled into the ticket.
 */
export function OneClickConfirm({ intent, market }: OneClickConfirmProps) {
  const { t } = useText('orders')
  const { t: spot } = useText('spot')
  const format = useFormat()
  const texts = usePairTexts(market.rules)
  const kindRow = useKindRow()
  const averageRow = useAverageRow(market)
  const pick = usePickPrice()
  const { isOpen, order, preview, forcedBy } = intent.review
  const { base, quote, symbol, tick } = market.rules
  const { side = 'buy', type = 'limit', quantity = '0', price } = order ?? {}
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, preview, side }}
      rows={[
        kindRow(side, `${t(`side.${side}`)} · ${t(`kind.${type}`)}`),
        { name: 'quantity', label: t('list.quantity'), value: texts.base(quantity) },
        ...(price === undefined
          ? []
          : [{ name: 'price', label: t('list.price'), value: `${format.price(price, tick)} ${quote}` }]),
        averageRow(preview),
      ]}
      rules={market.rules}
      product="spot"
      pair={`${base}/${quote}`}
      label={spot(side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={(price) => pick({ product: 'spot', symbol, price })}
    />
  )
}
