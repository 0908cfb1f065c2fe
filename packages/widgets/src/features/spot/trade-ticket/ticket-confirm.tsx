import { mul } from '@bourselet/sdk/money'
import { useText } from '../../../shared/i18n/use-text.ts'
import { OrderConfirm } from '../../../shared/ticket/order-confirm.tsx'
import type { Row } from '../../../shared/ticket/preview-rows.tsx'
import { useKindRow } from '../../../shared/ticket/use-kind-row.tsx'
import type { OrderRequest } from './order-request.ts'
import { balanceRows, type PreviewWords, priceRow, receiptRows, usePreviewWords } from './preview-rows.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The order once more, whole, before it is sent. */
export function TicketConfirm({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { review, market, funds } = ticket
  const { isOpen, order, preview, isForced, close, confirm } = review
  const words = usePreviewWords(market)
  const orderRows = useOrderRows(words)
  const { base, quote } = market.rules
  const rows = order
    ? [...orderRows(order), ...receiptRows(words, ticket, preview, true), priceRow(words, order, preview)]
    : []
  if (funds && order) rows.push(...balanceRows(words, funds, preview?.after))
  return (
    <OrderConfirm
      {...{ isOpen, isForced, rows }}
      side={order?.side}
      pair={`${base}/${quote}`}
      deal={t(order?.side === 'sell' ? 'ticket.sellCoin' : 'ticket.buyCoin', { coin: base })}
      onClose={close}
      onConfirm={confirm}
    />
  )
}

/** What is sent: side and type, price, amount. */
function useOrderRows({ format, words, market }: PreviewWords): (order: OrderRequest) => Row[] {
  const { t } = useText('orders')
  const kindRow = useKindRow()
  return ({ side, type, price, quantity, total, tif }) => {
    const kind = t(tif === 'PO' ? 'kind.postOnly' : `kind.${type}`)
    const rows: Row[] = [kindRow(side, `${t(`side.${side}`)} · ${kind}`)]
    const add = (name: string, label: string, value: string | false | undefined, tone?: 'strong') => {
      if (value) rows.push({ name, label, value, ...(tone ? { tone } : {}) })
    }
    const at = price && `${format.price(price, market.rules.tick)}\u00a0${market.rules.quote}`
    const sum = total ?? (price && quantity && mul(price, quantity))
    add('price', t('confirm.limitPrice'), at, 'strong')
    add('quantity', t('list.quantity'), quantity && words.base(quantity), 'strong')
    add('total', t('list.total'), sum && words.exact(sum, 'quote'), 'strong')
    add('tif', t('tif.label'), tif && tif !== 'PO' && t(`tif.${tif}`))
    return rows
  }
}
