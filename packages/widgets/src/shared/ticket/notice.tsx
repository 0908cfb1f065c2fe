import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'

/** A word in the way of the button: a warning, or why the order was not placed. */
export function Notice({ tone, children }: { tone: 'warn' | 'error'; children: ReactNode }) {
  return (
    <div className="bl-ticket__notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name="warning" size={16} />
      <div>{children}</div>
    </div>
  )
}
