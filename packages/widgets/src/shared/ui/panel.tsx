import type { ComponentProps, ReactNode } from 'react'
import { withRef } from './with-ref.ts'
import '../theme/controls.css'
import './panel.css'

export type PanelProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Controls at the end of the panel's header. */
  actions?: ReactNode
}

/** A card with a header of 36 px. For tabs in the header put `<Tabs>` inside and omit the title. */
export const Panel = /* @__PURE__ */ withRef(function Panel({
  title,
  actions,
  className,
  children,
  ...rest
}: PanelProps) {
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
})
