import { usePreferences } from '../provider/use-preferences.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Popover } from '../ui/popover.tsx'

export type TicketSettingsProps = { label: string; confirmLabel: string; confirmHint: string }

/** Whether orders are confirmed before they are sent. */
export function TicketSettings({ label, confirmLabel, confirmHint }: TicketSettingsProps) {
  const { confirmOrders, set } = usePreferences()
  return (
    <Popover
      label={label}
      trigger={<IconButton className="bl-ticket__gear" icon="settings" size="small" label={label} />}
    >
      <div className="bl-ticket__settings">
        <Checkbox checked={confirmOrders} onCheckedChange={(next) => set({ confirmOrders: next })}>
          {confirmLabel}
        </Checkbox>
        <p className="bl-ticket__note">{confirmHint}</p>
      </div>
    </Popover>
  )
}
