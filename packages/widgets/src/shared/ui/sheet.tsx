import { useDialogs } from './overlays.ts'
import type { SheetProps } from './sheet-panel.tsx'
import '../theme/controls.css'
import './overlay.css'

export type { SheetProps }

/** A sheet at the bottom edge of the screen. The sheet follows the finger; dragging it down closes it. */
export function Sheet(props: SheetProps) {
  const Panel = useDialogs(props.open || props.keepMounted)?.SheetPanel
  return Panel && <Panel {...props} />
}
