import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import * as icons from '../../../shared/ui/icons.ts'
import './margin-mode-dialog.css'

/** A note that explains why a setting cannot be changed now. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className="bl-lock-note">
      <Icon shape={icons.lock} size={14} />
      <span>{children}</span>
    </p>
  )
}
