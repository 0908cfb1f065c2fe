import { type ReactNode, useState } from 'react'
import { useBourselet } from '../provider/use-bourselet.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import * as icons from '../ui/icons.ts'
import { Popover } from '../ui/popover.tsx'
import type { ConfirmDialogProps } from './confirm-dialog.tsx'
import './ticket.css'

type ConfirmSettingProps = Pick<ConfirmDialogProps, 'preference'> & {
  /** Name of the button and of its popover. */
  label: string
  /** Text of the checkbox. */
  text: string
  /** Content below the checkbox; `close` closes the popover. */
  children?: (close: () => void) => ReactNode
}

/**
 * A button that opens the switch for a confirmation. Renders nothing in an iframe, where orders and bets are always
 * confirmed.
 */
export function ConfirmSetting({ preference, label, text, children }: ConfirmSettingProps) {
  const [isOpen, setOpen] = useState(false)
  const { set, ...preferences } = usePreferences()
  const { isFramed } = useBourselet()
  if (isFramed) return null
  return (
    <Popover
      {...{ label, open: isOpen, onOpenChange: setOpen }}
      trigger={<IconButton className="bl-ticket__gear" icon={icons.settings} size="small" label={label} />}
    >
      <div className="bl-ticket__settings">
        <Checkbox checked={preferences[preference]} onCheckedChange={(next) => set({ [preference]: next })}>
          {text}
        </Checkbox>
        {children?.(() => setOpen(false))}
      </div>
    </Popover>
  )
}
