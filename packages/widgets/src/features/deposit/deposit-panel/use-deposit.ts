import { createContext } from 'react'
import type { FundPlace } from '../../../shared/funds/fund-frame.tsx'
import { useParts } from '../../../shared/ui/use-parts.ts'
import type { Deposit } from '../deposit.ts'

/** The state of a deposit panel: the selected coin and network, and the deposit whose progress is shown. */
export type DepositState = FundPlace & {
  /**
   * The deposit that the member has declared in this panel. If there is none, the newest deposit in progress, which
   * stays here after it has ended until another deposit is in progress. Null if there is neither.
   */
  deposit: Deposit | null
  /** Makes the panel show the progress of a deposit that the member has just declared. */
  setDeclared: (deposit: Deposit) => void
}

export const DepositContext = createContext<DepositState | null>(null)

/**
 * Returns the state of the surrounding `<DepositPanel>`, for components passed as its children.
 * @throws Error outside a DepositPanel
 */
export function useDeposit(): DepositState {
  return useParts(DepositContext, 'DepositPanel')
}
