import { compare, isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useFate } from '../../../shared/ticket/use-fate.ts'
import { isTrigger } from './futures-draft.ts'
import { splitOrder } from './stake.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** What becomes of a contract order once it is sent: a trigger waits, what only reduces may be cut, a reversal has two steps. */
export function useFuturesFate(ticket: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const { form, market, preview, sized, stake } = ticket
  const words = useCoinWords(market.rules)
  const fate = useFate(ticket)
  const { type, side, postOnly, reduceOnly } = form.draft
  if (isTrigger(type)) return t('ticket.waits')
  if (!preview || postOnly) return fate
  if (reduceOnly) {
    const isCut = sized.quantity !== '' && compare(preview.quantity, sized.quantity) < 0
    return isCut ? t('ticket.shrinks', { quantity: words.base(preview.quantity) }) : fate
  }
  const { closing, opening } = splitOrder(stake?.position ?? null, side, preview.quantity, false)
  if (isZero(closing) || isZero(opening)) return fate
  return t('ticket.flips', { closed: words.base(closing), opened: words.base(opening) })
}
