import { isZero } from '@bourselet/sdk/money'
import { type CoinWords, useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import type { OrderRequest } from './order-request.ts'
import type { Preview } from './preview-order.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** The one button, which says the deal, and below it what will happen to the order. */
export function TicketSubmit({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { form, market, signedIn, desk, isBlocked, preview } = ticket
  const { side } = form.draft
  const deal = useDeal(ticket)
  const isHalted = market.rules.status === 'halted'
  return (
    <div className="bl-ticket__submit">
      <Button
        type="submit"
        variant={signedIn ? side : 'primary'}
        size="big"
        wide
        busy={desk.phase === 'sending' && !desk.error}
        disabled={signedIn && (isBlocked || isHalted || desk.phase === 'unknown')}
        // The second half of a double click is not a second order, however fast the first was done.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {signedIn ? deal : t('ticket.signIn')}
      </Button>
      <p className="bl-ticket__fate">{useFate(preview, ticket) ?? '\u00a0'}</p>
    </div>
  )
}

type Translate = ReturnType<typeof useText<'spot'>>['t']

function useDeal({ form, market, preview }: TradeTicketState): string {
  const { t } = useText('spot')
  const words = useCoinWords(market.rules)
  const { side, type } = form.draft
  const coin = market.rules.base
  if (!preview || isZero(preview.quantity))
    return t(side === 'buy' ? 'ticket.buyCoin' : 'ticket.sellCoin', { coin })
  return dealOf(t, words, { side, type, preview, coin, total: form.draft.size.by !== 'quantity' })
}

type Deal = {
  side: 'buy' | 'sell'
  type: OrderRequest['type']
  preview: Preview
  coin: string
  total: boolean
}

/** "Buy 0.05 BTC for 3,006.17 USDT"; of a market order what the book says now. */
function dealOf(t: Translate, words: CoinWords, { side, type, preview, coin, total }: Deal): string {
  const quantity = words.base(preview.quantity)
  const sum = side === 'buy' ? words.cost(preview.notional) : words.quote(preview.notional)
  if (type === 'limit')
    return t(side === 'buy' ? 'ticket.buyFor' : 'ticket.sellFor', { quantity, total: sum })
  if (side === 'buy' && total) return t('ticket.buySpending', { coin, total: sum })
  return t(side === 'buy' ? 'ticket.buyAbout' : 'ticket.sellAbout', { quantity, total: sum })
}

/** What becomes of the order once it is sent, in a line. */
function useFate(preview: Preview | null, { form, market }: TradeTicketState): string | null {
  const { t } = useText('spot')
  const words = useCoinWords(market.rules)
  const { type, postOnly, tif } = form.draft
  if (type === 'limit' && (postOnly || !preview)) return t(postOnly ? 'tif.POHint' : `tif.${tif}Hint`)
  if (!preview) return null
  const { outcome } = preview
  if (outcome === 'rests') return t('ticket.rests')
  if (outcome === 'trades') return t('ticket.trades')
  if (outcome === 'trades-and-rests')
    return t('ticket.tradesAndRests', { quantity: words.base(preview.taken) })
  return type === 'limit' ? t(`tif.${tif}Hint`) : null
}
