import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconShape } from './icons.ts'
import * as icons from './icons.ts'
import './empty.css'

export type EmptyProps = { icon?: IconShape; title: ReactNode; text?: ReactNode; action?: ReactNode }

/** An empty state: a title, an explanation and one action. */
export function Empty({ icon = icons.list, title, text, action }: EmptyProps) {
  return (
    <div className="bl-empty" part="message">
      <Icon shape={icon} size={28} className="bl-empty__icon" />
      <p className="bl-empty__title">{title}</p>
      {text && <p className="bl-empty__text">{text}</p>}
      {action && <div className="bl-empty__action">{action}</div>}
    </div>
  )
}
