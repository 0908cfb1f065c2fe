import { mul } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { Row } from '../../../shared/ticket/preview-rows.tsx'
import type { OrderRequest } from './order-request.ts'
import { balanceRows, type PreviewWords, priceRow, receiptRows, usePreviewWords } from './preview-rows.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The order once more, whole, before it is sent. */
export function TicketConfirm({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { review, market, funds } = ticket
  const { isOpen, order, preview, isForced, close, confirm } = review
  const words = usePreviewWords(market)
  const { base, quote } = market.rules
  const rows = order
    ? [
        ...orderRows(words, order),
        ...receiptRows(words, ticket, preview, true),
        priceRow(words, order, preview),
      ]
    : []
  if (funds && order) rows.push(...balanceRows(words, funds, preview?.after))
  return (
    <OrderConfirm
      {...{ isOpen, isForced, rows }}
      side={order?.side}
      pair={`${base}/${quote}`}
      words={{
        title: t('confirm.title'),
        deal: t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base }),
        again: t('confirm.again'),
        always: t('confirm.always'),
      }}
      onClose={close}
      onConfirm={confirm}
    />
  )
}

/** What is sent: side and type, price, amount. */
function orderRows({ t, format, words, market }: PreviewWords, order: OrderRequest): Row[] {
  const { side, type, price, quantity, total, tif } = order
  const kind = tif === 'PO' ? t('type.postOnly') : t(`type.${type}`)
  const rows: Row[] = [
    {
      name: 'kind',
      label: t('confirm.kind'),
      value: (
        <span className="bl-ticket__kind" data-side={side}>
          <span className="bl-arrow" data-way={side === 'buy' ? 'up' : 'down'} aria-hidden />{' '}
          {t(`side.${side}`)} · {kind}
        </span>
      ),
    },
  ]
  if (price)
    rows.push({
      name: 'price',
      label: t('confirm.limitPrice'),
      value: `${format.price(price, market.rules.tick)}\u00a0${market.rules.quote}`,
      tone: 'strong',
    })
  if (quantity)
    rows.push({ name: 'quantity', label: t('ticket.quantity'), value: words.base(quantity), tone: 'strong' })
  const sum = total ?? (price && quantity && mul(price, quantity))
  if (sum)
    rows.push({ name: 'total', label: t('ticket.total'), value: words.exact(sum, 'quote'), tone: 'strong' })
  if (tif && tif !== 'PO') rows.push({ name: 'tif', label: t('tif.label'), value: t(`tif.${tif}`) })
  return rows
}
