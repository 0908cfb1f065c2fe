import { lazyDialog } from '../ui/lazy-dialog.tsx'

export const TransferForm = lazyDialog(
  () => import('./transfer-form.tsx').then(({ TransferForm }) => TransferForm),
  ({ open }) => open,
)
