import { add, type Decimal, max, sub } from '@bourselet/sdk/money'

/**
 * Returns the amount that a member can still invest in a product: its limit for each member minus `used`, the principal
 * of the member's running orders in it.
 */
export const limitLeft = (limit: Decimal, used: Decimal): Decimal => max('0', sub(limit, used))

/** Returns the principal of orders for each product. `read` returns the key of an order's product and its principal. */
export function principalByProduct<Order, Key>(
  orders: readonly Order[],
  read: (order: Order) => [product: Key, principal: Decimal],
): ReadonlyMap<Key, Decimal> {
  const sums = new Map<Key, Decimal>()
  for (const order of orders) {
    const [product, principal] = read(order)
    sums.set(product, add(sums.get(product) ?? '0', principal))
  }
  return sums
}
