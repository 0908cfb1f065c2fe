import { compare, type Decimal, isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../format/use-coin-words.ts'
import { useFormat } from '../format/use-format.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { UnknownOutcome } from '../intent/unknown-outcome.tsx'
import { Notice } from './notice.tsx'
import type { Rules } from './order-market.ts'
import type { TicketView } from './ticket-gate.ts'

export type NoticesProps = {
  ticket: TicketView
  isStale: boolean
  /** Describes the order that is being sent; null if there is none. */
  order: string | null
  /** The warning of the product, shown if the book gives none. */
  warning?: string | null
}

/** The most important notice of a ticket: an unknown outcome, a refusal, or a warning about the book. */
export function Notices({ ticket, isStale, order, warning }: NoticesProps) {
  const { t } = useText('orders')
  const errorText = useErrorText()
  const refusal = ticket.problemOf(null)
  const { intent, market, form, preview } = ticket
  const bookWarning = useBookWarning(ticket) ?? warning
  if (intent.state.phase === 'unknown' || intent.state.phase === 'resolving') {
    return <UnknownOutcome intent={intent}>{order && t('unknown.text', { order })}</UnknownOutcome>
  }
  if (market.rules.status === 'halted') return <Notice tone="warn">{t('ticket.halted')}</Notice>
  if (refusal) return <Notice tone="error">{errorText(refusal)}</Notice>
  if (isStale && form.draft.type === 'market') return <Notice tone="warn">{t('ticket.stale')}</Notice>
  if (preview?.gap && preview.outcome !== 'ends') {
    return (
      <>
        <GapNotice preview={preview} rules={market.rules} />
        {warning && <Notice tone="warn">{warning}</Notice>}
      </>
    )
  }
  return bookWarning ? <Notice tone="warn">{bookWarning}</Notice> : null
}

/** Slippage in percent above which the ticket warns. Above 1 percent the order must be confirmed. */
const WARN_ABOVE: Decimal = '0.5'

/** Returns the warning about the order that follows from the shown book; null if there is none. */
function useBookWarning({ preview, market, form }: TicketView): string | null {
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
  if (slippage !== null && compare(slippage, WARN_ABOVE) > 0) {
    return t('ticket.slipping', { slippage: format.percent(slippage) })
  }
  return null
}

type GapNoticeProps = { preview: NonNullable<TicketView['preview']>; rules: Rules }

/** The notice for a limit price far past the market, with the expected fill of the order. */
export function GapNotice({ preview, rules }: GapNoticeProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const words = useCoinWords(rules)
  const { gap, fill } = preview
  if (!gap) return null
  return (
    <Notice tone="warn">
      <p className="bl-ticket__notice-title">
        {t(`gap.${gap.side}.${gap.by}`, { share: format.percent(gap.percent) })}
      </p>
      {fill && (
        <p>
          {t('gap.fill', {
            quantity: words.base(fill.quantity),
            total: gap.side === 'buy' ? words.cost(fill.notional) : words.quote(fill.notional),
            price: format.price(fill.average, rules.tick),
          })}
        </p>
      )}
    </Notice>
  )
}
