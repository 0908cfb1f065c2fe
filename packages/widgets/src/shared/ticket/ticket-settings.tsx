import { useText } from '../i18n/use-text.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Popover } from '../ui/popover.tsx'

/** The choice to confirm orders before they are sent. In a frame there is none: they always are. */
export function TicketSettings() {
  const { t } = useText('orders')
  const { confirmOrders, set } = usePreferences()
  const { isFramed } = useBourselet()
  const label = t('ticket.settings')
  if (isFramed) return null
  return (
    <Popover
      label={label}
      trigger={<IconButton className="bl-ticket__gear" icon="settings" size="small" label={label} />}
    >
      <div className="bl-ticket__settings">
        <Checkbox checked={confirmOrders} onCheckedChange={(next) => set({ confirmOrders: next })}>
          {t('ticket.confirmOrders')}
        </Checkbox>
        <p className="bl-ticket__note">{t('ticket.confirmHint')}</p>
      </div>
    </Popover>
  )
}
