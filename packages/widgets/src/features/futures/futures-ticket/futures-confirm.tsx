import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { Row } from '../../../shared/ticket/preview-rows.tsx'
import { useKindRow } from '../../../shared/ticket/use-kind-row.tsx'
import type { FuturesRequest } from './order-request.ts'
import type { Preview } from './preview-order.ts'
import { useFuturesRows } from './preview-rows.tsx'
import type { FuturesMarket } from './stake.ts'
import { useDeal } from './use-deal.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** The order once more, whole, before it is sent. */
export function FuturesConfirm({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { review, market, form } = ticket
  const { isOpen, order, preview, forcedBy, close, confirm } = review
  const rowsOf = useFuturesRows(market)
  const orderRows = useOrderRows(market)
  const deal = useDeal(ticket)
  const rows = order ? orderRows(order, preview) : []
  if (order?.quantity) rows.push(...rowsOf(preview, preview?.fill != null))
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, rows, preview }}
      rules={market.rules}
      side={order?.side}
      pair={t('leverage.contract', { symbol: market.rules.symbol })}
      deal={deal.words}
      onClose={close}
      onConfirm={confirm}
      onPrice={form.setPrice}
    />
  )
}

/** What is sent: side and type, prices, amount, margin. */
function useOrderRows({ rules }: FuturesMarket): (order: FuturesRequest, preview: Preview | null) => Row[] {
  const { t } = useText('orders')
  const { t: own } = useText('futures')
  const format = useFormat()
  const words = useCoinWords(rules)
  const kindRow = useKindRow()
  const at = (value: string | undefined) => value && `${format.price(value, rules.tick)}\u00a0${rules.quote}`
  return (order, preview) => {
    const { side, type, quantity, tif, margin_mode, leverage, trigger_by } = order
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${own(`ticket.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    add('price', t('confirm.limitPrice'), at(order.price), 'strong')
    add('trigger', own('ticket.trigger'), at(order.trigger_price), 'strong')
    add('quantity', t('list.quantity'), quantity && words.base(quantity), 'strong')
    add('value', own('ticket.value'), preview ? words.cost(preview.notional) : undefined, 'strong')
    add(
      'margin',
      own('confirm.margin'),
      margin_mode && leverage !== undefined && `${own(margin_mode)} ${leverage}×`,
    )
    add('reduce', own('ticket.reduceOnly'), order.reduce_only && '✓')
    add('tp', t('kind.tp'), at(order.take_profit))
    add('sl', t('kind.sl'), at(order.stop_loss))
    add('by', own('tpsl.by'), trigger_by && own(`tpsl.${trigger_by}`))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
