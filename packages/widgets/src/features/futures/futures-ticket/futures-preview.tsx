import { PreviewRows } from '../../../shared/ticket/preview-rows.tsx'
import { useFuturesRows } from './preview-rows.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** What comes of the order, before it is sent: present and after. */
export function FuturesPreview({ ticket }: { ticket: FuturesTicketState }) {
  const rows = useFuturesRows(ticket.market)
  return <PreviewRows rows={rows(ticket.preview, ticket.form.draft.type === 'market')} />
}
