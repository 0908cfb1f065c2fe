import { Drawer as Base } from '@base-ui/react/drawer'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { PopupHostContext } from './layer.tsx'
import { InLayer, useLayer } from './use-layer.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Accessible name of the sheet. The name is also shown as the title unless `titleHidden` is set. */
  title: ReactNode
  titleHidden?: boolean
  /**
   * Height in px of the area at the top of the window that the sheet neither covers nor dims. If this value is not set,
   * or if the window is at most 500 px high, the sheet leaves 48 px at the top uncovered but dimmed.
   */
  clearPx?: number
  /** Keeps the content mounted while the sheet is closed, so that entries in it are kept. Default false. */
  keepMounted?: boolean
  children?: ReactNode
  footer?: ReactNode
}

/** The content of a sheet. Its code is loaded when a sheet is opened for the first time. */
export function SheetPanel({
  open,
  onOpenChange,
  title,
  titleHidden,
  clearPx,
  keepMounted = false,
  children,
  footer,
}: SheetProps) {
  const { t } = useText('shared')
  const layer = useLayer()
  const [host, setHost] = useState<HTMLElement | null>(null)
  const clear = clearPx
    ? { style: { '--bl-clear': `${clearPx}px` } as CSSProperties, 'data-clear': true }
    : {}
  // True while the sheet is open or still moves off the screen. Only then `InLayer` is rendered, because it keeps the
  // layer for overlays open. A closed sheet may stay mounted and must not do this.
  const [isShown, setShown] = useState(open)
  if (open && !isShown) setShown(true)
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={setShown} swipeDirection="down">
      <Base.Portal container={layer} keepMounted={keepMounted}>
        {isShown && <InLayer />}
        <Base.Backdrop className="bl-backdrop" {...clear} />
        <Base.Viewport className="bl-sheet__place" {...clear}>
          <Base.Popup ref={setHost} className="bl-sheet" data-clear={clearPx ? true : undefined}>
            <span className="bl-sheet__grip" aria-hidden />
            <Base.Content className="bl-sheet__content">
              <Base.Title className={titleHidden ? 'bl-hidden' : 'bl-sheet__title'}>{title}</Base.Title>
              <PopupHostContext.Provider value={host}>{children}</PopupHostContext.Provider>
            </Base.Content>
            {footer && (
              <footer className="bl-sheet__footer" data-keep-clear>
                <PopupHostContext.Provider value={host}>{footer}</PopupHostContext.Provider>
              </footer>
            )}
            <Base.Close className="bl-hidden bl-hidden--focusable">{t('close')}</Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
