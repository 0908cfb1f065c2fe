import type { ComponentProps, ReactNode } from 'react'
import './states.css'

export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Controls at the end of the panel's header. */
  actions?: ReactNode
}

/**
 * A card with a header of 36 px. To show tabs in the header, render `<Tabs>` as its content and omit the title.
 */
export function Panel({ title, actions, className, children, ...rest }: PanelProps) {
  return (
    <section {...rest} className={`bl-panel${className ? ` ${className}` : ''}`}>
      {(title || actions) && (
        <header className="bl-panel__top">
          <h2 className="bl-panel__title">{title}</h2>
          {actions}
        </header>
      )}
      {children}
    </section>
  )
}
