import type { FuturesOrder } from '../data/use-futures-orders.ts'
import type { SpotOrder } from '../data/use-open-orders.ts'

/** An order of any product. */
export type Order = SpotOrder | FuturesOrder

export type OrderFill = NonNullable<Order['fills']>[number]
