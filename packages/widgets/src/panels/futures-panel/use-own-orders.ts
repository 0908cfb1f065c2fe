import { useMemo } from 'react'
import type { OwnOrder } from '../../features/market/index.ts'
import { useFuturesOrders } from '../../shared/data/use-futures-orders.ts'

/** Returns side and price of the member's open orders of a contract, for the order book to mark them. */
export function useOwnOrders(symbol: string): readonly OwnOrder[] {
  const { data } = useFuturesOrders(symbol)
  return useMemo(
    () => (data ?? []).flatMap(({ side, price }) => (price === null ? [] : { side, price })),
    [data],
  )
}
