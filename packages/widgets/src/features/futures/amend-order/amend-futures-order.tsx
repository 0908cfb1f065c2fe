import { isZero } from '@bourselet/sdk/money'
import { lazy } from 'react'
import { AmendSlot } from '../../../shared/amend/amend-slot.tsx'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import type { FuturesAmendment } from './amend-draft.ts'

/**
 * Returns true for an order that the server amends (docs/rules.md#amending-futures-orders): a limit order, or a stop
 * of which nothing has traded while it waits.
 */
export const isAmendable = ({ type, status, filled }: FuturesOrder): boolean =>
  (type === 'limit' || type === 'stop_limit' || type === 'stop_market') &&
  (status !== 'pending' || isZero(filled))

export type AmendFuturesOrderProps = {
  /** Null closes the dialog. */
  amendment: FuturesAmendment | null
  onClose: () => void
}

const AmendDialog = lazy(() => import('./amend-dialog.tsx'))

/** The dialog that gives an open contract order new terms. It is loaded when it is opened for the first time. */
export function AmendFuturesOrder({ amendment, onClose }: AmendFuturesOrderProps) {
  return <AmendSlot name="amend-futures-order" Dialog={AmendDialog} amendment={amendment} onClose={onClose} />
}
