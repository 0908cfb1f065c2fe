import { compare, isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { TicketUnknown } from './ticket-unknown.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

type TicketNoticesProps = { ticket: TradeTicketState; isStale: boolean }

/** What must be known before the button is pressed, worst first. */
export function TicketNotices({ ticket, isStale }: TicketNoticesProps) {
  const { t } = useText('spot')
  const words = useErrorText()
  const refusal = ticket.problemOf(null)
  const { desk, market, form } = ticket
  const warning = useWarning(ticket)
  if (desk.phase === 'unknown' || (desk.phase === 'sending' && desk.error))
    return <TicketUnknown ticket={ticket} />
  if (market.rules.status === 'halted') return <Notice tone="warn">{t('ticket.halted')}</Notice>
  if (refusal) return <Notice tone="error">{words(refusal)}</Notice>
  if (isStale && form.draft.type === 'market') return <Notice tone="warn">{t('ticket.stale')}</Notice>
  return warning ? <Notice tone="warn">{warning}</Notice> : null
}

/** Half a percent is worth a word; above one the order is always confirmed. */
const WORTH_A_WORD = '0.5'

/** What the shown book says against the order, in words. */
function useWarning({ preview, market, form }: TradeTicketState): string | null {
  const { t } = useText('spot')
  const format = useFormat()
  const words = useCoinWords(market.rules)
  if (!preview) return null
  const { outcome, slippage, left } = preview
  const quantity = words.base(preview.taken)
  if (outcome === 'ends' && form.draft.type === 'limit') {
    return t(form.draft.tif === 'FOK' ? 'ticket.endsFok' : 'ticket.endsIoc')
  }
  if (outcome === 'trades-and-stops') return t('ticket.tradesAndStops', { quantity })
  if (outcome === 'trades-and-ends' && !isZero(left)) return t('ticket.tradesAndEnds', { quantity })
  if (slippage !== null && compare(slippage, WORTH_A_WORD) > 0) {
    return t('ticket.slipping', { slippage: format.percent(slippage) })
  }
  return null
}
