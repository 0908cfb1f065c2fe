import { useMemo } from 'react'
import { useMember } from '../../shared/data/use-member.ts'
import { exposureAt, type Rates } from './futures-ticket/exposure.ts'
import { type MarginChoice, useMarginChoice } from './margin-choice/use-margin-choice.ts'
import { type ExposureState, useExposure } from './use-exposure.ts'

/**
 * Returns the result of `useExposure`, with the margin that is available at the leverage of the next order. `choice`
 * contains the margin mode and leverage of that order. Until the member's choice is known, `exposure` is null and
 * `isLoading` is true, because no order may be sent without the choice.
 */
export function useOrderExposure(
  symbol: string,
  rates: Rates | null,
  maxLeverage: number,
): ExposureState & { choice: MarginChoice } {
  const state = useExposure(symbol, rates)
  const member = useMember()
  const choice = useMarginChoice(symbol, state.account, state.exposure, maxLeverage)
  const { leverage } = choice.margin
  const isChanged = leverage !== choice.setting.leverage
  const taker = rates?.taker
  const exposure = useMemo(
    () =>
      isChanged && state.exposure && taker !== undefined
        ? exposureAt(state.exposure, leverage, taker)
        : state.exposure,
    [isChanged, state.exposure, leverage, taker],
  )
  if (choice.canChoose) return { ...state, choice, exposure }
  const error = state.error ?? member.error
  const retry = () => {
    state.retry()
    member.refetch()
  }
  return { ...state, choice, exposure: null, isLoading: true, error, retry }
}
