import { useCoinWords } from '../../../shared/format/use-coin-words.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { UnknownFate } from '../../../shared/ticket/unknown-fate.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** An order whose answer is lost, in words. */
export function TicketUnknown({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { desk, market } = ticket
  const words = useCoinWords(market.rules)
  const { order } = desk
  if (!order) return null
  const quantity = order.quantity ? words.base(order.quantity) : words.exact(order.total ?? '0', 'quote')
  const deal = t(`unknown.${order.side}`, { quantity })
  return (
    <UnknownFate
      words={{
        title: t('unknown.title'),
        text: t('unknown.text', { deal }),
        check: t('unknown.check'),
        leave: t('unknown.leave'),
      }}
      busy={desk.phase === 'sending'}
      onCheck={desk.resolve}
      onLeave={desk.leave}
    />
  )
}
