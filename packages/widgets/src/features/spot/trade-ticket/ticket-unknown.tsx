import { useText } from '../../../shared/i18n/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Notice } from './notice.tsx'
import { useCoinWords } from './use-coin-words.ts'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** Nobody knows whether the order stands: what that means, and the one safe way to find out. */
export function TicketUnknown({ ticket }: { ticket: TradeTicketState }) {
  const { t } = useText('spot')
  const { desk, market } = ticket
  const words = useCoinWords(market.rules)
  const { order } = desk
  if (!order) return null
  const quantity = order.quantity ? words.base(order.quantity) : words.exact(order.total ?? '0', 'quote')
  const deal = t(`unknown.${order.side}`, { quantity })
  return (
    <Notice tone="warn">
      <p className="bl-trade-ticket__notice-title">{t('unknown.title')}</p>
      <p>{t('unknown.text', { deal })}</p>
      <div className="bl-trade-ticket__notice-actions">
        <Button size="small" variant="primary" busy={desk.phase === 'sending'} onClick={desk.resolve}>
          {t('unknown.check')}
        </Button>
        <Button size="small" variant="quiet" disabled={desk.phase === 'sending'} onClick={desk.leave}>
          {t('unknown.leave')}
        </Button>
      </div>
    </Notice>
  )
}
