import { useMemo } from 'react'
import type { OwnOrder } from '../../features/market/index.ts'
import { useFuturesOrders } from '../../shared/data/use-futures-orders.ts'

/**
 * Returns the member's orders that rest in the order book of a contract. A limit order that waits for its trigger does
 * not rest there.
 */
export function useOwnOrders(symbol: string): readonly OwnOrder[] {
  const { data } = useFuturesOrders(symbol)
  return useMemo(
    () =>
      (data ?? []).flatMap(({ side, price, status }) =>
        price === null || status === 'pending' ? [] : { side, price },
      ),
    [data],
  )
}
