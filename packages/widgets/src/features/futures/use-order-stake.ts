import type { Rates } from './futures-ticket/stake.ts'
import { type MarginChoice, useMarginChoice } from './margin-choice/use-margin-choice.ts'
import { type StakeState, useStake } from './use-stake.ts'

/**
 * Returns the result of `useStake`, and the margin mode and leverage of the next order as `choice`. Until the member's
 * choice is known, `stake` is null and `isLoading` is true, because no order may be sent without the choice.
 */
export function useOrderStake(
  symbol: string,
  rates: Rates | null,
  maxLeverage: number,
): StakeState & { choice: MarginChoice } {
  const state = useStake(symbol, rates)
  const choice = useMarginChoice(symbol, state.account, state.stake, maxLeverage)
  if (choice.canChoose) return { ...state, choice }
  return { ...state, choice, stake: null, isLoading: true }
}
