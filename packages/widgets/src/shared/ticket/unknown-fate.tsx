import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from './notice.tsx'
import type { TicketView } from './ticket-view.ts'

/** Nobody knows whether the order stands: what that means, and the one safe way to find out. `deal`: the order in words. */
export function UnknownFate({ desk, deal }: { desk: TicketView['desk']; deal: string }) {
  const { t } = useText('orders')
  const busy = desk.phase === 'sending'
  return (
    <Notice tone="warn">
      <p className="bl-ticket__notice-title">{t('unknown.title')}</p>
      <p>{t('unknown.text', { deal })}</p>
      <div className="bl-ticket__notice-actions">
        <Button size="small" variant="primary" busy={busy} onClick={desk.resolve}>
          {t('unknown.check')}
        </Button>
        <Button size="small" variant="quiet" disabled={busy} onClick={desk.leave}>
          {t('unknown.leave')}
        </Button>
      </div>
    </Notice>
  )
}
