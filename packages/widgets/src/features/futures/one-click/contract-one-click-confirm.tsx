import { usePickPrice } from '../../../shared/data/picked-price.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/lazy-order-confirm.ts'
import type { OrderIntent } from '../../../shared/ticket/use-order-intent.ts'
import type { FuturesMarket } from '../futures-ticket/exposure.ts'
import type { FuturesRequest, PlacedFutures } from '../futures-ticket/model.ts'
import type { Preview } from '../futures-ticket/preview.ts'
import { useFuturesRows, useOrderRows } from '../futures-ticket/ticket-preview.tsx'

type ConfirmProps = { intent: OrderIntent<FuturesRequest, PlacedFutures, Preview>; market: FuturesMarket }

/**
 * The dialog that confirms a one-click order if its price is far from the market, or if a market order would trade
 * only in part or with much slippage. For a price far from the market, it offers the market price. If the member presses
 * the button with this price, no order is sent, and the price is filled into the ticket.
 */
export function ContractOneClickConfirm({ intent, market }: ConfirmProps) {
  const { t } = useText('futures')
  const pick = usePickPrice()
  const rowsOf = useFuturesRows(market)
  const orderRows = useOrderRows(market)
  const { isOpen, order, preview, forcedBy } = intent.review
  const { symbol } = market.rules
  const side = order?.side ?? 'buy'
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, preview, side }}
      rows={order ? [...orderRows(order, preview), ...rowsOf(preview, preview?.fill != null)] : []}
      product="futures"
      rules={market.rules}
      pair={t('leverage.contract', { symbol })}
      label={t(`ticket.${side}`)}
      onClose={intent.back}
      onConfirm={intent.confirm}
      onPrice={(price) => pick({ product: 'futures', symbol, price })}
    />
  )
}
