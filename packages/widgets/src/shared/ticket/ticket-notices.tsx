import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../format/use-coin-words.ts'
import { useFormat } from '../format/use-format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { GapNotice } from './gap-notice.tsx'
import { Notice } from './notice.tsx'
import type { TicketView } from './ticket-view.ts'
import { UnknownFate } from './unknown-fate.tsx'

export type TicketNoticesProps = {
  ticket: TicketView
  isStale: boolean
  /** The order on its way, in words; null while there is none. */
  deal: string | null
  /** What the product has against the order, where the book has nothing. */
  warning?: string | null
}

/** What must be known before the button is pressed, worst first. */
export function TicketNotices({ ticket, isStale, deal, warning }: TicketNoticesProps) {
  const { t } = useText('orders')
  const words = useErrorText()
  const refusal = ticket.problemOf(null)
  const { desk, market, form, preview } = ticket
  const doubt = useDoubt(ticket) ?? warning
  if (desk.phase === 'unknown' || (desk.phase === 'sending' && desk.error)) {
    return deal === null ? null : <UnknownFate desk={desk} deal={deal} />
  }
  if (market.rules.status === 'halted') return <Notice tone="warn">{t('ticket.halted')}</Notice>
  if (refusal) return <Notice tone="error">{words(refusal)}</Notice>
  if (isStale && form.draft.type === 'market') return <Notice tone="warn">{t('ticket.stale')}</Notice>
  if (preview?.gap && preview.outcome !== 'ends') {
    return (
      <>
        <GapNotice preview={preview} rules={market.rules} />
        {warning && <Notice tone="warn">{warning}</Notice>}
      </>
    )
  }
  return doubt ? <Notice tone="warn">{doubt}</Notice> : null
}

/** Half a percent is worth a word; above one the order is always confirmed. */
const WORTH_A_WORD: Decimal = '0.5'

/** What the shown book says against the order, in words. */
function useDoubt({ preview, market, form }: TicketView): string | null {
  const { t } = useText('orders')
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
