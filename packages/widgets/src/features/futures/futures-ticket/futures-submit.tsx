import { compare } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { isTrigger } from './futures-draft.ts'
import { useDeal } from './use-deal.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** The one button, which says the deal, and below it what will happen to the order. */
export function FuturesSubmit({ ticket }: { ticket: FuturesTicketState }) {
  const { t } = useText('futures')
  const { form, market, signedIn, desk, isBlocked, stake } = ticket
  const deal = useDeal(ticket)
  const isHalted = market.rules.status === 'halted'
  const isBound = isTrigger(form.draft.type) && stake !== null && !stake.position
  return (
    <div className="bl-ticket__submit">
      <Button
        type="submit"
        variant={signedIn ? deal.side : 'primary'}
        size="big"
        wide
        busy={desk.phase === 'sending' && !desk.error}
        disabled={signedIn && (isBlocked || isHalted || isBound || desk.phase === 'unknown')}
        // The second half of a double click is not a second order, however fast the first was done.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {signedIn ? deal.words : t('ticket.signIn')}
      </Button>
      <p className="bl-ticket__fate">{useFate(ticket) ?? '\u00a0'}</p>
    </div>
  )
}

/** What becomes of the order once it is sent, in a line. */
function useFate({ form, market, preview, sized }: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const words = useCoinWords(market.rules)
  const { type, postOnly, tif, reduceOnly } = form.draft
  if (isTrigger(type)) return t('ticket.waits')
  if (type === 'limit' && (postOnly || !preview)) return t(postOnly ? 'tif.POHint' : `tif.${tif}Hint`)
  if (!preview) return null
  if (reduceOnly && sized.quantity !== '' && compare(preview.quantity, sized.quantity) < 0) {
    return t('ticket.shrinks', { quantity: words.base(preview.quantity) })
  }
  const { outcome } = preview
  if (outcome === 'rests') return t('ticket.rests')
  if (outcome === 'trades') return t('ticket.trades')
  if (outcome === 'trades-and-rests')
    return t('ticket.tradesAndRests', { quantity: words.base(preview.taken) })
  return type === 'limit' ? t(`tif.${tif}Hint`) : null
}
