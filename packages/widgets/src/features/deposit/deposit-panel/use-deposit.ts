import { createContext, useContext } from 'react'
import type { FundPlace } from '../../../shared/funds/fund-desk.tsx'
import type { Deposit } from '../deposit.ts'

/** The choice of a deposit, and the deposit in view. */
export type DepositState = FundPlace & {
  /** The declared deposit, or the newest one that is not credited yet; null where there is none. */
  deposit: Deposit | null
  /** Shows a deposit that the member declared. */
  setDeclared: (deposit: Deposit) => void
}

export const DepositContext = createContext<DepositState | null>(null)

/**
 * Returns the state of the surrounding `<DepositPanel>`, for parts of your own.
 * @throws Error outside a DepositPanel
 */
export function useDeposit(): DepositState {
  const state = useContext(DepositContext)
  if (!state) throw new Error('Parts of a deposit need a <DepositPanel> around them.')
  return state
}
