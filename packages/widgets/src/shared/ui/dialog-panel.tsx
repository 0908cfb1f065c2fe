import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { IconButton } from './icon-button.tsx'
import * as icons from './icons.ts'
import { PopupHostContext } from './layer.tsx'
import { HoldContext } from './use-hold-dialog.ts'
import { InLayer, useLayer } from './use-layer.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Text beside or below the title. */
  description?: ReactNode
  children?: ReactNode
  /** Buttons at the bottom of the dialog. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /**
   * In a wide window, places the dialog at the end edge in full height, so that the page beside it stays
   * visible.
   */
  aside?: boolean
  /** Keeps the dialog open when the user presses outside, for forms with unsaved input. */
  sticky?: boolean
  /** The element that is focused first. Default: the first control of the dialog. */
  initialFocus?: RefObject<HTMLElement | null>
}

/**
 * The content of a dialog. Its code is loaded when a dialog is opened for the first time. A component in its children
 * can call `useHoldDialog` to prevent the dialog from closing.
 */
export function DialogPanel({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size = 'small',
  aside,
  sticky,
  initialFocus,
}: DialogProps) {
  const { t } = useText('shared')
  const layer = useLayer()
  const [holds] = useState(() => new Set<object>())
  const [host, setHost] = useState<HTMLElement | null>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => (next || holds.size === 0) && onOpenChange(next)}
      disablePointerDismissal={sticky ?? false}
    >
      <Base.Portal container={layer}>
        <InLayer />
        <Base.Backdrop className="bl-backdrop" />
        <Base.Viewport className="bl-dialog__place" data-aside={aside || undefined}>
          <Base.Popup ref={setHost} className="bl-dialog" data-size={size} initialFocus={initialFocus}>
            <header className="bl-dialog__top">
              <Base.Title className="bl-dialog__title">{title}</Base.Title>
              {description && (
                <Base.Description className="bl-dialog__description">{description}</Base.Description>
              )}
            </header>
            <PopupHostContext.Provider value={host}>
              <HoldContext.Provider value={holds}>
                <div className="bl-dialog__body">{children}</div>
              </HoldContext.Provider>
              {footer && (
                <footer className="bl-dialog__footer" data-keep-clear>
                  {footer}
                </footer>
              )}
            </PopupHostContext.Provider>
            {/* The close button comes last in the DOM, so that the dialog first focuses its content. */}
            <Base.Close
              className="bl-dialog__close"
              render={<IconButton icon={icons.close} label={t('close')} />}
            />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
