import type { ReactNode } from 'react'

type SwitchProps = { checked: boolean; onCheckedChange: (checked: boolean) => void; children: ReactNode }

/** A row with a label and a switch at its end. */
export const Switch = ({ checked, onCheckedChange, children }: SwitchProps) => (
  <label className="gallery-switch">
    <span>{children}</span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={checked}
      checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
    />
  </label>
)
