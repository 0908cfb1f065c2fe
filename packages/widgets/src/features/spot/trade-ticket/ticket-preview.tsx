import { useText } from '../../../shared/i18n/use-text.ts'
import { PreviewRows } from '../../../shared/ticket/preview-rows.tsx'
import { balanceRows, priceRow, receiptRows, usePreviewWords } from './preview-rows.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** What comes of the order, before it is sent. */
export function TicketPreview({ ticket, isTouch }: { ticket: TradeTicketState; isTouch: boolean }) {
  const { t } = useText('orders')
  const { form, funds, preview, market } = ticket
  const words = usePreviewWords(market)
  const rows = receiptRows(words, ticket, preview, isTouch)
  if (isTouch) {
    const sum = form.draft.side === 'buy' ? words.words.cost : words.words.quote
    const total = preview ? sum(preview.notional) : '—'
    rows.unshift({ name: 'total', label: t('list.total'), value: total, tone: 'strong' })
  }
  if (!isTouch || form.draft.type === 'market') rows.push(priceRow(words, form.draft, preview))
  if (funds) rows.push(...balanceRows(words, funds, preview?.after))
  return <PreviewRows rows={rows} />
}
