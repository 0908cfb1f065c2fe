import type { Rates } from './futures-ticket/stake.ts'
import { type MarginChoice, useMarginChoice } from './margin-choice/use-margin-choice.ts'
import { type StakeState, useStake } from './use-stake.ts'

/**
 * Returns what `useStake` returns, with the margin mode and leverage of the next order. The position and balance count as
 * loading until the member's choice of them is known, because no order may be sent without it.
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
