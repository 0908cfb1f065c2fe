import { Root } from '../ui/root.tsx'
import { TransferForm } from './lazy-transfer.ts'
import type { TransferFormProps } from './transfer-form.tsx'

export type TransferDialogProps = TransferFormProps

/** A dialog that moves USDT between the spot and the futures account. */
export function TransferDialog(props: TransferDialogProps) {
  return (
    <Root name="transfer-dialog">
      <TransferForm {...props} />
    </Root>
  )
}
