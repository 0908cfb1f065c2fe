import type { DialogProps } from './dialog-panel.tsx'
import { useOverlays } from './overlays.ts'
import './overlay.css'

export type { DialogProps }

/** A dialog that traps focus and restores it; Esc closes it. */
export function Dialog(props: DialogProps) {
  const Panel = useOverlays(props.open)?.DialogPanel
  return Panel && <Panel {...props} />
}
