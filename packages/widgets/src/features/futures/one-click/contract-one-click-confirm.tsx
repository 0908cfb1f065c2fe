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
 * The dialog that confirms a one-click order whose price is far from the market. It suggests another price. If the
 * member presses the button with this price, the price is filled into the ticket.
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
