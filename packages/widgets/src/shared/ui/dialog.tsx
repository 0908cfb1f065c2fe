import type { DialogProps } from './dialog-panel.tsx'
import { useDialogs } from './overlays.ts'
import '../theme/controls.css'
import './overlay.css'

export type { DialogProps }

/**
 * A dialog that keeps the focus inside while it is open, and returns the focus when it closes. Esc closes the dialog.
 */
export function Dialog(props: DialogProps) {
  const Panel = useDialogs(props.open)?.DialogPanel
  return Panel && <Panel {...props} />
}
