import { useText } from '../../../shared/i18n/use-text.ts'
import { SharePicker } from '../../../shared/ticket/share-picker.tsx'
import type { TradeTicketState } from './use-trade-ticket.ts'

/** A share of what can be spent. */
export function TicketShare({ ticket, isTouch }: { ticket: TradeTicketState; isTouch: boolean }) {
  const { t } = useText('spot')
  const { form, funds, share, desk } = ticket
  const { type, side, price, size } = form.draft
  const needsPrice = type === 'limit' && side === 'buy' && price === ''
  return (
    <SharePicker
      label={t('ticket.share')}
      share={share}
      chosen={size.by === 'share' ? size.value : null}
      maxLabel={isTouch ? t('ticket.max') : undefined}
      disabled={!funds || needsPrice || desk.phase !== 'idle'}
      onTake={(value) => form.setSize({ by: 'share', value })}
    />
  )
}
