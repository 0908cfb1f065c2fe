import { useCoinWords } from '../format/use-coin-words.ts'
import { useText } from '../i18n/use-text.ts'
import type { TicketView } from './ticket-view.ts'

/** What becomes of an order once it is sent, in a line; null while nobody can say. */
export function useFate({ form, market, preview }: TicketView): string | null {
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
