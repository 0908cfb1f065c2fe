import { useSearchParams } from 'react-router'

/** Returns the coin in the query of the page's address, such as `?coin=BTC`; undefined if there is none. */
export function useCoinParam(): { coin?: string; onCoinChange: (coin: string) => void } {
  const [params, setParams] = useSearchParams()
  const coin = params.get('coin')
  return {
    ...(coin ? { coin } : {}),
    onCoinChange: (next) => setParams({ coin: next }, { replace: true }),
  }
}
