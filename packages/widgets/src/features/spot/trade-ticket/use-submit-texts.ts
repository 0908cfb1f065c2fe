import { isZero } from '@bourselet/sdk/money'
import { usePairTexts } from '../../../shared/format/use-pair-texts.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useOutcomeText } from '../../../shared/ticket/ticket-submit.tsx'
import { isConditional, isPriced } from './order-types.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** Returns the note on the expected outcome of the order below the submit button; null if there is none. */
export function useOutcome(ticket: TradeTicketState): string | null {
  const { t } = useText('spot')
  const outcome = useOutcomeText(ticket)
  return ticket.form.draft.type === 'oco' ? t('ticket.waitsBoth') : outcome
}

/**
 * Returns the label of the submit button, for example "Buy 0.05 BTC for 3,006.17 USDT". For a market order
 * the estimated amount is computed from the current book.
 */
export function useOrderLabel({ form, market, preview }: TradeTicketState): string {
  const { t } = useText('spot')
  const { t: orders } = useText('orders')
  const texts = usePairTexts(market.rules)
  const { side, type, size } = form.draft
  const coin = market.rules.base
  const isBuy = side === 'buy'
  if (!preview || isZero(preview.quantity)) return t(isBuy ? 'ticket.buyCoin' : 'ticket.sellCoin', { coin })
  const quantity = texts.base(preview.quantity)
  const total = texts.total(side, preview.notional)
  if (isConditional(type)) {
    const spends = isBuy && !isPriced(type)
    const action = spends
      ? t('ticket.buySpending', { coin, total })
      : t(isBuy ? 'ticket.buyCoin' : 'ticket.sellCoin', { coin: quantity })
    return `${action} · ${orders(`kind.${type}`)}`
  }
  if (type === 'limit') return t(isBuy ? 'ticket.buyFor' : 'ticket.sellFor', { quantity, total })
  if (isBuy && size.by !== 'quantity') return t('ticket.buySpending', { coin, total })
  return t(isBuy ? 'ticket.buyAbout' : 'ticket.sellAbout', { quantity, total })
}
