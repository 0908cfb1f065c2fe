import { predictionPairs } from '@bourselet/widgets/prediction'
import { useCallback } from 'react'
import { useQuery } from '../../shared/use-query.ts'

/** Returns the page's pair, stored in the address (`?symbol=`); defaults to the first listed pair. */
export function usePredictionSymbol(): [symbol: string, setSymbol: (symbol: string) => void] {
  const [query, setQuery] = useQuery()
  const asked = query.get('symbol')?.toUpperCase()
  const setSymbol = useCallback(
    (next: string) => setQuery((query) => query.set('symbol', next), { keepEntry: true }),
    [setQuery],
  )
  return [predictionPairs.find((pair) => pair === asked) ?? predictionPairs[0]!, setSymbol]
}
