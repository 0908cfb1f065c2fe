import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import type { TicketView } from './ticket-view.ts'

export type TicketSubmitProps = {
  ticket: TicketView
  side: 'buy' | 'sell'
  /** What the button says. */
  deal: string
  /** What will become of the order, in a line. */
  fate: string | null
  /** The product has nothing to send it for. */
  isBarred?: boolean
}

/** The one button, which says the deal, and below it what will happen to the order. */
export function TicketSubmit({ ticket, side, deal, fate, isBarred = false }: TicketSubmitProps) {
  const { t } = useText('orders')
  const { market, signedIn, desk, isBlocked } = ticket
  const isOff = isBlocked || isBarred || market.rules.status === 'halted' || desk.phase === 'unknown'
  return (
    <div className="bl-ticket__submit" data-keep-clear>
      <Button
        type="submit"
        variant={signedIn ? side : 'primary'}
        size="big"
        wide
        busy={desk.phase === 'sending' && !desk.error}
        disabled={signedIn && isOff}
        // The second half of a double click is not a second order, however fast the first was done.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {signedIn ? deal : t('ticket.signIn')}
      </Button>
      <p className="bl-ticket__fate">{fate ?? '\u00a0'}</p>
    </div>
  )
}
