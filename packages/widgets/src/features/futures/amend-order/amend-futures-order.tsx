import { isZero } from '@bourselet/sdk/money'
import { AmendSlot } from '../../../shared/amend/amend-slot.tsx'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { FuturesAmendment } from './amend-draft.ts'

/**
 * Returns true if the server can amend the order (docs/rules.md#amending-futures-orders): a limit or stop order, unless
 * the order waits for its trigger and is partly filled.
 */
export const isAmendable = ({ type, status, filled }: FuturesOrder): boolean =>
  (type === 'limit' || type === 'stop_limit' || type === 'stop_market') &&
  (status !== 'pending' || isZero(filled))

export type AmendFuturesOrderProps = {
  /** The order to amend; null closes the dialog. */
  amendment: FuturesAmendment | null
  onClose: () => void
}

const AmendDialog = lazyPart(() => import('./amend-dialog.tsx').then(({ AmendDialog }) => AmendDialog))

/**
 * The dialog that amends an open contract order. Its code is loaded when the dialog is opened for the first
 * time.
 */
export function AmendFuturesOrder({ amendment, onClose }: AmendFuturesOrderProps) {
  return <AmendSlot name="amend-futures-order" Dialog={AmendDialog} amendment={amendment} onClose={onClose} />
}
