import { predictionPairs } from '@bourselet/widgets/prediction'
import { useCallback } from 'react'
import { useQuery } from '../../shared/use-query.ts'

/**
 * Returns the selected pair and its setter. The address stores the pair (`?symbol=`); the default is the first pair.
 */
export function usePredictionSymbol(): [symbol: string, setSymbol: (symbol: string) => void] {
  const [query, setQuery] = useQuery()
  const asked = query.get('symbol')?.toUpperCase()
  const setSymbol = useCallback(
    (next: string) => setQuery((query) => query.set('symbol', next), { keepEntry: true }),
    [setQuery],
  )
  return [predictionPairs.find((pair) => pair === asked) ?? predictionPairs[0]!, setSymbol]
}
