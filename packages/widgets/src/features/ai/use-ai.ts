import { add, type Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { type Call, useCall } from '../../shared/data/use-call.ts'
import type { RecordsQuery } from '../../shared/records/records.ts'
import { useRecords } from '../../shared/records/use-records.ts'
import { wholeList } from '../../shared/records/whole-list.ts'
import type { Order, Plan } from './plan.ts'

/** Returns all AI plans. */
export const usePlans = (): Call<Plan[]> =>
  useCall(['ai.products'], async (sdk, options) => (await sdk.ai.products({}, options)) as Plan[], {
    refetchMs: 60_000,
  })

export type OrderStatus = Order['status']

/** Returns the query of the member's AI orders with a given status. */
export const ordersQuery = (status: OrderStatus): RecordsQuery<Order> => ({
  key: ['ai.orders', status],
  read: (sdk, request, options) => sdk.spot.orders({ type: 'ai', ...request, status }, options),
  changedBy: (event) => event.kind === 'record' && event.type === 'ai',
})

/** Returns all of the member's AI orders with a given status, newest first. */
export const useOrders = (status: OrderStatus): Order[] | undefined =>
  useRecords(
    wholeList(ordersQuery(status), ({ order_no }) => order_no),
    { page: 1, limit: 100 },
  ).data?.list

/** Returns the principal of the member's running orders in each plan, by plan id. */
export function useUsedLimits(): ReadonlyMap<number, Decimal> {
  const orders = useOrders('running')
  return useMemo(() => {
    const used = new Map<number, Decimal>()
    for (const { product, amount } of orders ?? []) {
      used.set(product.id, add(used.get(product.id) ?? '0', amount))
    }
    return used
  }, [orders])
}
