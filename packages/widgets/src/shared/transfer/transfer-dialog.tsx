import { useText } from '../i18n/use-text.ts'
import { Root } from '../ui/root.tsx'
import { TransferForm, type TransferFormProps } from './transfer-form.tsx'

export type TransferDialogProps = TransferFormProps

/** A dialog that moves USDT between the spot and the futures account. */
export function TransferDialog(props: TransferDialogProps) {
  const { ready } = useText('convert')
  return <Root name="transfer-dialog">{ready && <TransferForm {...props} />}</Root>
}
