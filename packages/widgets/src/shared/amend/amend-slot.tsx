import type { ComponentType } from 'react'
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

/** Renders the dialog that amends an order. Renders nothing before the dialog is opened for the first time. */
export function AmendSlot<Amendment>({ name, amendment, Dialog, onClose }: AmendSlotProps<Amendment>) {
  const shown = useLast(amendment)
  if (!shown) return null
  return (
    <Root name={name}>
      <Dialog amendment={shown} isOpen={amendment !== null} onClose={onClose} />
    </Root>
  )
}
