import { useText } from '../i18n/use-text.ts'
import { Dialog } from '../ui/dialog.tsx'
import { TransferEntry, type TransferProps } from './transfer-entry.tsx'

export type TransferFormProps = TransferProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The dialog form that moves USDT between the spot and the futures account. */
export function TransferForm({ open, onOpenChange, onTransferred, ...entry }: TransferFormProps) {
  const { t, ready } = useText('convert')
  return (
    <Dialog
      open={open && ready}
      onOpenChange={onOpenChange}
      sticky
      title={t('transfer.title')}
      description="USDT"
    >
      {/* Mounted with the dialog, so that it starts empty, or with the entries kept while the fund password was set. */}
      <TransferEntry
        {...entry}
        onTransferred={(record) => {
          onOpenChange(false)
          onTransferred?.(record)
        }}
      />
    </Dialog>
  )
}
