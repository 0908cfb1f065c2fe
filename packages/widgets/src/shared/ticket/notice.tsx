import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import './ticket.css'

/** A message above the submit button: a warning, or the reason why the order was not placed. */
export function Notice({ tone, children }: { tone: 'warn' | 'error'; children: ReactNode }) {
  return (
    <div className="bl-ticket__notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon name="warning" size={16} />
      <div>{children}</div>
    </div>
  )
}
