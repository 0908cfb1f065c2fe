import { compare, isZero, mul } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { Row } from '../../../shared/ticket/preview-rows.tsx'
import { useKindRow } from '../../../shared/ticket/use-kind-row.tsx'
import type { OrderRequest } from './order-request.ts'
import type { Preview } from './preview-order.ts'
import { balanceRows, type PreviewWords, priceRow, receiptRows, usePreviewWords } from './preview-rows.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The order once more, whole, before it is sent. */
export function TicketConfirm({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { review, market, funds, form } = ticket
  const { isOpen, order, preview, forcedBy, close, confirm } = review
  const words = usePreviewWords(market)
  const orderRows = useOrderRows(words)
  const { base, quote } = market.rules
  const rows = order
    ? [
        ...orderRows(order, preview),
        ...receiptRows(words, ticket, preview, true),
        ...(order.type === 'limit' && preview?.fill ? [words.averageRow(preview)] : []),
        priceRow(words, order, preview),
      ]
    : []
  if (funds && order) rows.push(...balanceRows(words, funds, preview?.after))
  return (
    <OrderConfirm
      {...{ isOpen, forcedBy, rows, preview }}
      rules={market.rules}
      side={order?.side}
      pair={`${base}/${quote}`}
      deal={t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
      onClose={close}
      onConfirm={confirm}
      onPrice={form.setPrice}
    />
  )
}

/** What is sent: side and type, price, amount. */
function useOrderRows({
  format,
  words,
  market,
}: PreviewWords): (order: OrderRequest, preview: Preview | null) => Row[] {
  const { t } = useText('orders')
  const kindRow = useKindRow()
  return ({ side, type, price, quantity, total, tif }, preview) => {
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${t(`side.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    const at = price && `${format.price(price, market.rules.tick)}\u00a0${market.rules.quote}`
    const bound = price && quantity && mul(price, quantity)
    // The book may fill it better than its limit: then that is the total, and the limit's is the bound.
    const expected = preview && !isZero(preview.quantity) ? preview.notional : bound
    const sum = total ?? expected
    const isBetter = type === 'limit' && bound && sum && compare(bound, sum) !== 0
    add('price', t('confirm.limitPrice'), at, 'strong')
    add('quantity', t('list.quantity'), quantity && words.base(quantity), 'strong')
    // What is spent is rounded up, what arrives down, as the button of the ticket says it.
    const say = (value: string) => (side === 'buy' ? words.cost(value) : words.quote(value))
    add('total', t('list.total'), sum && (total ? words.exact(total, 'quote') : say(sum)), 'strong')
    add('bound', t(side === 'buy' ? 'gap.most' : 'gap.least'), isBetter && say(bound))
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
