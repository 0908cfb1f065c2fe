import { AmendSlot } from '../../../shared/amend/amend-slot.tsx'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import type { Amendment } from './amend-draft.ts'

/**
 * Returns true if the server can amend the order (docs/rules.md#amending-orders). It cannot amend an order that was
 * triggered but is pending again.
 */
export const isAmendable = ({ status, triggered_at }: Pick<SpotOrder, 'status' | 'triggered_at'>): boolean =>
  status !== 'pending' || triggered_at === null

export type AmendOrderProps = {
  /** The order to amend; null closes the dialog. */
  amendment: Amendment | null
  onClose: () => void
}

const AmendDialog = lazyPart(() => import('./amend-dialog.tsx').then(({ AmendDialog }) => AmendDialog))

/** The dialog that amends an open order. It is loaded when it is opened for the first time. */
export function AmendOrder({ amendment, onClose }: AmendOrderProps) {
  return <AmendSlot name="amend-order" Dialog={AmendDialog} amendment={amendment} onClose={onClose} />
}
