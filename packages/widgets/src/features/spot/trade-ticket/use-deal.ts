import { isZero } from '@bourselet/sdk/money'
import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** "Buy 0.05 BTC for 3,006.17 USDT"; of a market order what the book says now. */
export function useDeal({ form, market, preview }: TradeTicketState): string {
  const { t } = useText('spot')
  const words = useCoinWords(market.rules)
  const { side, type, size } = form.draft
  const coin = market.rules.base
  const isBuy = side === 'buy'
  if (!preview || isZero(preview.quantity)) return t(isBuy ? 'ticket.buyCoin' : 'ticket.sellCoin', { coin })
  const quantity = words.base(preview.quantity)
  const total = isBuy ? words.cost(preview.notional) : words.quote(preview.notional)
  if (type === 'limit') return t(isBuy ? 'ticket.buyFor' : 'ticket.sellFor', { quantity, total })
  if (isBuy && size.by !== 'quantity') return t('ticket.buySpending', { coin, total })
  return t(isBuy ? 'ticket.buyAbout' : 'ticket.sellAbout', { quantity, total })
}
