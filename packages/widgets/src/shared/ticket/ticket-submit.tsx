import { compare, type Decimal, decimals, mul, trim } from '@bourselet/sdk/money'
import { useFormat } from '../format/use-format.ts'
import { usePairTexts } from '../format/use-pair-texts.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { UnknownOutcome } from '../intent/unknown-outcome.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Rules } from './order-terms.ts'
import { isPartial } from './use-order-intent.ts'
import type { TicketView } from './use-ticket-form.ts'
import './ticket.css'

export type SubmitButtonProps = {
  ticket: TicketView
  side: 'buy' | 'sell'
  /** Label of the button, which names the order: "Buy 0.05 BTC for 3,006.17 USDT". */
  label: string
  /** The expected outcome of the order, in one line. */
  outcome: string | null
  /** Disables the button while the product does not accept the order. */
  isDisabled?: boolean
}

/** The submit button, whose label names the order. The line below shows the expected outcome. */
export function SubmitButton({ ticket, side, label, outcome, isDisabled = false }: SubmitButtonProps) {
  const { t } = useText('orders')
  const { market, signedIn, intent, isBlocked } = ticket
  const isOff =
    isBlocked || isDisabled || market.rules.status === 'halted' || intent.state.phase === 'unknown'
  return (
    <div className="bl-ticket__submit" data-keep-clear>
      <Button
        type="submit"
        variant={signedIn ? side : 'primary'}
        size="big"
        wide
        busy={intent.state.phase === 'sending'}
        aria-keyshortcuts="Enter"
        disabled={signedIn && isOff}
        // The second click of a double click must never place a second order.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {signedIn ? label : t('ticket.signIn')}
      </Button>
      <p className="bl-ticket__outcome">{outcome ?? '\u00a0'}</p>
    </div>
  )
}

/** Returns the expected outcome of an order in one line; null while it is unknown. */
export function useOutcomeText({ form, market, preview }: TicketView): string | null {
  const { t } = useText('orders')
  const texts = usePairTexts(market.rules)
  const { type, postOnly, tif } = form.draft
  if (type === 'limit' && (postOnly || !preview)) return t(postOnly ? 'tif.POHint' : `tif.${tif}Hint`)
  if (!preview) return null
  const { outcome } = preview
  if (outcome === 'waits') return t('ticket.waits')
  if (outcome === 'rests') return t('ticket.rests')
  if (outcome === 'trades') return t('ticket.trades')
  if (outcome === 'trades-and-rests') {
    return t('ticket.tradesAndRests', { quantity: texts.base(preview.taken) })
  }
  return type === 'limit' ? t(`tif.${tif}Hint`) : null
}

export type NoticesProps = {
  ticket: TicketView
  isStale: boolean
  /** Text that describes the order that is being sent; null if no order is being sent. */
  order: string | null
  /**
   * A warning that the product adds. It is hidden if the book causes a warning about slippage or an incomplete fill.
   */
  warning?: string | null
}

/**
 * The most important notice of a ticket: the unknown outcome of an order, halted trading, a refusal, an outdated book,
 * or a warning about the order.
 */
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

/**
 * Slippage in percent above which the ticket shows a warning. Above 1 percent, a market order must also be confirmed.
 */
const WARN_ABOVE: Decimal = '0.5'

/**
 * Returns the warning about slippage or an incomplete fill that the shown book causes for the order; null if there is
 * none.
 */
function useBookWarning({ preview, market, form }: TicketView): string | null {
  const { t } = useText('orders')
  const format = useFormat()
  const partialText = usePartialText(market.rules)
  if (!preview) return null
  const { outcome, slippage } = preview
  if (outcome === 'ends' && form.draft.type === 'limit') {
    return t(form.draft.tif === 'FOK' ? 'ticket.endsFok' : 'ticket.endsIoc')
  }
  const partial = partialText(preview)
  if (partial) return partial
  if (slippage !== null && compare(slippage, WARN_ABOVE) > 0) {
    return t('ticket.slipping', { slippage: format.percent(slippage) })
  }
  return null
}

type Previewed = NonNullable<TicketView['preview']>

/**
 * Returns a function that states how much of an order the shown book fills if the rest is canceled; it returns null for
 * any other outcome.
 */
export function usePartialText(rules: Rules): (preview: Previewed) => string | null {
  const { t } = useText('orders')
  const format = useFormat()
  const texts = usePairTexts(rules)
  const protection = trim(mul(rules.market_protection, '100'))
  const share = format.percent(protection, { decimals: decimals(protection) })
  return ({ outcome, taken, left }) => {
    if (!isPartial({ outcome, left })) return null
    const quantity = texts.base(taken)
    return outcome === 'trades-and-stops'
      ? t('ticket.tradesAndStops', { quantity, share })
      : t('ticket.tradesAndEnds', { quantity })
  }
}

/** The sentence that states how far a limit price is past the market price. */
export function GapTitle({ gap }: { gap: NonNullable<Previewed['gap']> }) {
  const { t } = useText('orders')
  const format = useFormat()
  return <>{t(`gap.${gap.side}.${gap.by}`, { share: format.percent(gap.percent) })}</>
}

type GapNoticeProps = { preview: Previewed; rules: Rules }

/**
 * A warning about a limit price far past the market price, with the price at which the order is expected to
 * fill.
 */
export function GapNotice({ preview, rules }: GapNoticeProps) {
  const { t } = useText('orders')
  const format = useFormat()
  const texts = usePairTexts(rules)
  const { gap, fill } = preview
  if (!gap) return null
  return (
    <Notice tone="warn">
      <p className="bl-notice__title">
        <GapTitle gap={gap} />
      </p>
      {fill && (
        <p>
          {t('gap.fill', {
            quantity: texts.base(fill.quantity),
            total: gap.side === 'buy' ? texts.cost(fill.notional) : texts.quote(fill.notional),
            price: format.price(fill.average, rules.tick),
          })}
        </p>
      )}
    </Notice>
  )
}
