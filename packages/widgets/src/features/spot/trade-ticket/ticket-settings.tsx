import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences } from '../../../shared/provider/use-preferences.ts'
import { Checkbox } from '../../../shared/ui/checkbox.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { Popover } from '../../../shared/ui/popover.tsx'

/** Whether orders are confirmed before they are sent. */
export function TicketSettings() {
  const { t } = useText('spot')
  const { confirmOrders, set } = usePreferences()
  return (
    <Popover
      label={t('ticket.settings')}
      trigger={
        <IconButton
          className="bl-trade-ticket__gear"
          icon="settings"
          size="small"
          label={t('ticket.settings')}
        />
      }
    >
      <div className="bl-trade-ticket__settings">
        <Checkbox checked={confirmOrders} onCheckedChange={(next) => set({ confirmOrders: next })}>
          {t('ticket.confirmOrders')}
        </Checkbox>
        <p className="bl-trade-ticket__note">{t('ticket.confirmHint')}</p>
      </div>
    </Popover>
  )
}
