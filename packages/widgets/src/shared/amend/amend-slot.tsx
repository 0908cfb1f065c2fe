import type { ComponentType } from 'react'
import { Root } from '../ui/root.tsx'
import { useLast } from '../ui/use-last.ts'
import { useLayer } from '../ui/use-layer.ts'

export type AmendDialogProps<Amendment> = { amendment: Amendment; isOpen: boolean; onClose: () => void }

export type AmendSlotProps<Amendment> = {
  /** Name of the widget that opens the dialog. */
  name: string
  /** The order to amend; null closes the dialog. */
  amendment: Amendment | null
  /** The dialog component. Its code is loaded when it is first rendered. */
  Dialog: ComponentType<AmendDialogProps<Amendment>>
  onClose: () => void
}

/**
 * Renders the dialog that amends an order. Renders nothing before the dialog is opened for the first time. Inside
 * another widget, the dialog is rendered into the layer of that widget, which is the element that contains its
 * overlays. The reason is the dialog with the details of an order. While it is open, it hides everything outside of its
 * widget's layer from screen readers. An amendment dialog in a layer of its own would be hidden too.
 */
export function AmendSlot<Amendment>({ name, amendment, Dialog, onClose }: AmendSlotProps<Amendment>) {
  const shown = useLast(amendment)
  const isInWidget = useLayer() !== null
  if (!shown) return null
  const dialog = <Dialog amendment={shown} isOpen={amendment !== null} onClose={onClose} />
  return isInWidget ? dialog : <Root name={name}>{dialog}</Root>
}
