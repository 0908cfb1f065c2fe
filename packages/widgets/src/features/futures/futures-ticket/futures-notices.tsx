import { abs, compare, isZero, percent, sub } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useErrorText } from '../../../shared/i18n/use-error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Notice } from '../../../shared/ticket/notice.tsx'
import { UnknownFate } from '../../../shared/ticket/unknown-fate.tsx'
import { isNear } from './preview-rows.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

type FuturesNoticesProps = { ticket: FuturesTicketState; isStale: boolean }

/** What must be known before the button is pressed, worst first. */
export function FuturesNotices({ ticket, isStale }: FuturesNoticesProps) {
  const { t } = useText('futures')
  const words = useErrorText()
  const refusal = ticket.problemOf(null)
  const { desk, market, form } = ticket
  const warning = useWarning(ticket)
  if (desk.phase === 'unknown' || (desk.phase === 'sending' && desk.error)) return <Unknown ticket={ticket} />
  if (market.rules.status === 'halted') return <Notice tone="warn">{t('ticket.halted')}</Notice>
  if (refusal) return <Notice tone="error">{words(refusal)}</Notice>
  if (isStale && form.draft.type === 'market') return <Notice tone="warn">{t('ticket.stale')}</Notice>
  return warning ? <Notice tone="warn">{warning}</Notice> : null
}

/** Half a percent is worth a word; above one the order is always confirmed. */
const WORTH_A_WORD = '0.5'

/** A liquidation price within 2 % of the mark price is worth a word of its own. */
const VERY_NEAR = '0.02'

/** What speaks against the order, in words. */
function useWarning({ preview, market, form }: FuturesTicketState): string | null {
  const { t } = useText('futures')
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
  const liquidation = preview.after?.liquidation
  if (liquidation && market.mark && isNear(liquidation, market.mark, VERY_NEAR)) {
    const share = format.percent(percent(abs(sub(liquidation, market.mark)), market.mark))
    return t('ticket.near', { share })
  }
  return null
}

/** An order whose answer is lost, in words. */
function Unknown({ ticket: { desk, market } }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const words = useCoinWords(market.rules)
  const { order } = desk
  if (!order) return null
  const deal = order.quantity
    ? t(`unknown.${order.side}`, { quantity: words.base(order.quantity) })
    : t('unknown.trigger')
  return (
    <UnknownFate
      words={{
        title: t('unknown.title'),
        text: t('unknown.text', { deal }),
        check: t('unknown.check'),
        leave: t('unknown.leave'),
      }}
      busy={desk.phase === 'sending'}
      onCheck={desk.resolve}
      onLeave={desk.leave}
    />
  )
}
