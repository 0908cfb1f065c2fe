import type { Decimal } from '@bourselet/sdk/money'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { alertedMarkets, alertsOf, withAlert } from './price-alerts.ts'
import { subscribeToLists } from './stored-list.ts'

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

/** Returns the product and the symbol of each market that has alerts in this browser. */
export function useAlertedMarkets(): readonly (readonly [product: Product, symbol: string])[] {
  // The snapshot is a text, because `useSyncExternalStore` compares snapshots by identity.
  const markets = useSyncExternalStore(subscribeToLists, alertedMarkets, alertedMarkets)
  return useMemo(
    () => (markets === '' ? [] : markets.split(',').map((name) => name.split('.') as [Product, string])),
    [markets],
  )
}
