import { useMemo } from 'react'
import type { OwnOrder } from '../../features/market/index.ts'
import { useFuturesOrders } from '../../shared/data/use-futures-orders.ts'

/** Returns the member's open orders in the order book of a contract. */
export function useOwnOrders(symbol: string): readonly OwnOrder[] {
  const { data } = useFuturesOrders(symbol)
  return useMemo(
    () => (data ?? []).flatMap(({ side, price }) => (price === null ? [] : { side, price })),
    [data],
  )
}
