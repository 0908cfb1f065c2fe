import { useText } from '../../../shared/i18n/use-text.ts'
import { SharePicker } from '../../../shared/ticket/share-picker.tsx'
import type { FuturesTicketState } from './use-futures-ticket.ts'

/** A share of the largest order that margin and brackets allow; of a reduce-only order the position. */
export function FuturesShare({ ticket, isTouch }: { ticket: FuturesTicketState; isTouch: boolean }) {
  const { t } = useText('futures')
  const { form, largest, share, desk } = ticket
  const { size } = form.draft
  return (
    <SharePicker
      label={t('ticket.share')}
      share={share}
      chosen={size.by === 'share' ? size.value : null}
      maxLabel={isTouch ? t('ticket.max') : undefined}
      disabled={largest === null || desk.phase !== 'idle'}
      onTake={(value) => form.set({ size: { by: 'share', value } })}
    />
  )
}
