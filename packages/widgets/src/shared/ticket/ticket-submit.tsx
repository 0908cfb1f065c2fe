import { useCoinWords } from '../format/use-coin-words.ts'
import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import type { TicketView } from './ticket-gate.ts'
import './ticket.css'

export type SubmitButtonProps = {
  ticket: TicketView
  side: 'buy' | 'sell'
  /** Label that names the order: "Buy 0.05 BTC for 3,006.17 USDT". */
  label: string
  /** The expected outcome of the order, in one line. */
  outcome: string | null
  /** True if the product does not allow the order. */
  isDisabled?: boolean
}

/** The submit button, which names the order, with the expected outcome below. */
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
  const words = useCoinWords(market.rules)
  const { type, postOnly, tif } = form.draft
  if (type === 'limit' && (postOnly || !preview)) return t(postOnly ? 'tif.POHint' : `tif.${tif}Hint`)
  if (!preview) return null
  const { outcome } = preview
  if (outcome === 'rests') return t('ticket.rests')
  if (outcome === 'trades') return t('ticket.trades')
  if (outcome === 'trades-and-rests') {
    return t('ticket.tradesAndRests', { quantity: words.base(preview.taken) })
  }
  return type === 'limit' ? t(`tif.${tif}Hint`) : null
}
