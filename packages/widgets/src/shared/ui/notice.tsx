import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'
import { useQuietFigures } from './use-quiet-figures.ts'
import '../theme/controls.css'
import './form.css'

/**
 * A message in a form: a warning, or the reason why the server refused. Screen readers announce it again when its text
 * changes, but not when only the figures in it change.
 */
export function Notice({ tone, children }: { tone: 'warn' | 'error'; children: ReactNode }) {
  const isError = tone === 'error'
  const ref = useQuietFigures<HTMLDivElement>(isError ? 'assertive' : 'polite')
  return (
    <div ref={ref} className="bl-notice" data-tone={tone} role={isError ? 'alert' : 'status'}>
      <Icon shape={icons.warning} size={16} />
      <div>{children}</div>
    </div>
  )
}
