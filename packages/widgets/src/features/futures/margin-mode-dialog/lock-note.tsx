import type { ReactNode } from 'react'
import { Icon } from '../../../shared/ui/icon.tsx'
import './margin-mode-dialog.css'

/** A note that explains why a setting cannot be changed now. */
export function LockNote({ children }: { children: ReactNode }) {
  return (
    <p className="bl-lock-note">
      <Icon name="lock" size={14} />
      <span>{children}</span>
    </p>
  )
}
