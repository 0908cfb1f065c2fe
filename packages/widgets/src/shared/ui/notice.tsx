import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import '../theme/controls.css'
import './form.css'

/** A message in a form: a warning, or the reason why the server refused. */
export function Notice({ tone, children }: { tone: 'warn' | 'error'; children: ReactNode }) {
  return (
    <div className="bl-notice" data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon shape={icons.warning} size={16} />
      <div>{children}</div>
    </div>
  )
}
