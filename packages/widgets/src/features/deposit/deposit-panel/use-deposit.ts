import { createContext } from 'react'
import type { FundPlace } from '../../../shared/funds/fund-frame.tsx'
import { useParts } from '../../../shared/ui/use-parts.ts'
import type { Deposit } from '../deposit.ts'

/** The selected coin and network, and the deposit whose progress is shown. */
export type DepositState = FundPlace & {
  /** The declared deposit, or the newest one that is not credited yet; null if there is none. */
  deposit: Deposit | null
  /** Shows a deposit that the member declared. */
  setDeclared: (deposit: Deposit) => void
}

export const DepositContext = createContext<DepositState | null>(null)

/**
 * Returns the state of the surrounding `<DepositPanel>`, for custom parts.
 * @throws Error outside a DepositPanel
 */
export function useDeposit(): DepositState {
  return useParts(DepositContext, 'DepositPanel')
}
