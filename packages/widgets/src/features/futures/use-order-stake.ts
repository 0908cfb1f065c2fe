import { useMemo } from 'react'
import { type Rates, stakeAt } from './futures-ticket/stake.ts'
import { type MarginChoice, useMarginChoice } from './margin-choice/use-margin-choice.ts'
import { type StakeState, useStake } from './use-stake.ts'

/**
 * Returns the result of `useStake`, with the margin that is available at the leverage of the next order. `choice`
 * contains the margin mode and leverage of that order. Until the member's choice is known, `stake` is null and
 * `isLoading` is true, because no order may be sent without the choice.
 */
export function useOrderStake(
  symbol: string,
  rates: Rates | null,
  maxLeverage: number,
): StakeState & { choice: MarginChoice } {
  const state = useStake(symbol, rates)
  const choice = useMarginChoice(symbol, state.account, state.stake, maxLeverage)
  const { leverage } = choice.margin
  const isChanged = leverage !== choice.setting.leverage
  const taker = rates?.taker
  const stake = useMemo(
    () =>
      isChanged && state.stake && taker !== undefined ? stakeAt(state.stake, leverage, taker) : state.stake,
    [isChanged, state.stake, leverage, taker],
  )
  if (choice.canChoose) return { ...state, choice, stake }
  return { ...state, choice, stake: null, isLoading: true }
}
