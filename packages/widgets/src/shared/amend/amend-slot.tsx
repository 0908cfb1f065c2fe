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
 * Renders the dialog that amends an order, from the moment it is opened for the first time. Inside another widget, the
 * dialog is rendered among the overlays of that widget. Otherwise an open dialog with the details of an order would
 * hide it from screen readers.
 */
export function AmendSlot<Amendment>({ name, amendment, Dialog, onClose }: AmendSlotProps<Amendment>) {
  const shown = useLast(amendment)
  const isInWidget = useLayer() !== null
  if (!shown) return null
  const dialog = <Dialog amendment={shown} isOpen={amendment !== null} onClose={onClose} />
  return isInWidget ? dialog : <Root name={name}>{dialog}</Root>
}
