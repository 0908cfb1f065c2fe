import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { alertLists, alertsOf, watchedMarkets, withAlert } from './price-alerts.ts'

/** Returns the stored price alerts of a market, and functions that add and remove alerts. */
export function usePriceAlerts(product: Product, symbol: string) {
  const stored = useMemo(() => alertsOf(product, symbol), [product, symbol])
  const list = useSyncExternalStore(stored.subscribe, stored.read, stored.read)
  const remove = useCallback(
    (id: string) => stored.write(stored.read().filter((alert) => alert.id !== id)),
    [stored],
  )
  return {
    list,
    remove,
    add: (price: Decimal, last: Decimal) => stored.write(withAlert(stored.read(), price, last)),
  }
}

/** Returns the product and the symbol of the markets whose alerts the chart of a market watches. */
export function useWatchedMarkets(product: Product, symbol: string) {
  const names = useSyncExternalStore(alertLists.subscribe, alertLists.read, alertLists.read)
  return useMemo(() => watchedMarkets(names, product, symbol), [names, product, symbol])
}
