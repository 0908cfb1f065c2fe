import { compare } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useFate } from '../../../shared/ticket/use-fate.ts'
import { isTrigger } from './futures-draft.ts'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** What becomes of a contract order once it is sent: a trigger waits, what only reduces may be cut. */
export function useFuturesFate(ticket: FuturesTicketState): string | null {
  const { t } = useText('futures')
  const { form, market, preview, sized } = ticket
  const words = useCoinWords(market.rules)
  const fate = useFate(ticket)
  const { type, postOnly, reduceOnly } = form.draft
  if (isTrigger(type)) return t('ticket.waits')
  const isCut = preview && !postOnly && sized.quantity !== '' && compare(preview.quantity, sized.quantity) < 0
  return reduceOnly && isCut ? t('ticket.shrinks', { quantity: words.base(preview.quantity) }) : fate
}
