import { predictionPairs } from '@bourselet/widgets/prediction'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** Returns the page's pair, stored in the address (`?symbol=`); defaults to the first listed pair. */
export function usePredictionSymbol(): [symbol: string, setSymbol: (symbol: string) => void] {
  const [params, setParams] = useSearchParams()
  const asked = params.get('symbol')?.toUpperCase()
  const setSymbol = useCallback(
    (next: string) =>
      setParams(
        (before) => {
          before.set('symbol', next)
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return [predictionPairs.find((pair) => pair === asked) ?? predictionPairs[0]!, setSymbol]
}
