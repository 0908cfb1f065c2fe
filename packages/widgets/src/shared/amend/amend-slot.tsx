import type { ComponentType } from 'react'
import { useLayer } from '../ui/layer.tsx'
import { Root } from '../ui/root.tsx'
import { useLast } from '../ui/use-last.ts'

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
 * another widget the dialog uses the layer of that widget. With a layer of its own, it would be hidden from screen
 * readers if it is opened from the details of an order: while these are open, they hide the remaining page.
 */
export function AmendSlot<Amendment>({ name, amendment, Dialog, onClose }: AmendSlotProps<Amendment>) {
  const shown = useLast(amendment)
  const isInWidget = useLayer() !== null
  if (!shown) return null
  const dialog = <Dialog amendment={shown} isOpen={amendment !== null} onClose={onClose} />
  return isInWidget ? dialog : <Root name={name}>{dialog}</Root>
}
