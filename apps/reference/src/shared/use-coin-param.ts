import { useQuery } from './use-query.ts'

/**
 * Returns the coin in the query of the address, such as `?coin=BTC`, and a function that changes it. The coin
 * is undefined if the query has none.
 */
export function useCoinParam(): { coin?: string; onCoinChange: (coin: string) => void } {
  const [query, setQuery] = useQuery()
  const coin = query.get('coin')
  return {
    ...(coin ? { coin } : {}),
    onCoinChange: (next) => setQuery((query) => query.set('coin', next), { keepEntry: true }),
  }
}
