import type { ReceivedRequest } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Tx } from '../database/transaction.ts'
import { invalid, Refusal } from '../refusals/refusal.ts'

/** The existing orders to which a command refers. */
export interface OrderNeeds {
  /** Client order id of an order to which the command refers, with the id of its member. */
  client?: { memberId: number; clientOrderId: string }
  /** Order number of an existing order to which the command refers. */
  orderNo?: string
  /** True if the command's answer lists the order's fills. */
  listsFills?: true
}

/** The target of a cancel request: one order, or all orders of a symbol. */
export type CancelTarget = { orderNo: string } | { clientOrderId: string } | { symbol: string }

/**
 * An order as it was read from the database. `isClientIdLive` is false if a later order uses the same client
 * order id.
 */
export interface KnownOrder<Order> {
  order: Order
  isClientIdLive: boolean
}

interface OrderKeys {
  id: number
  orderNo: string
  memberId: number
  clientOrderId: string | null
  createdAt: number
}

/** Time in ms after which a member can use a client order id again. */
export const CLIENT_ID_MS = DAY_MS

const clientKey = (memberId: number, clientOrderId: string) => `${memberId} ${clientOrderId}`

/**
 * Returns the target of a cancel request: an order number, a client order id, or all orders of a symbol. Throws
 * VALIDATION if the request names none of them or more than one.
 */
export function readCancel(request: ReceivedRequest<'spot.cancel' | 'futures.cancel'>): CancelTarget {
  const { order_no: orderNo, client_order_id: clientOrderId, all, symbol } = request
  const named = [orderNo, clientOrderId, all || undefined].filter((one) => one !== undefined)
  if (named.length === 0) throw invalid({ order_no: 'REQUIRED' })
  if (named.length > 1) throw invalid({ order_no: 'MODE_INVALID' })
  if (all) {
    if (symbol === undefined) throw invalid({ symbol: 'REQUIRED' })
    return { symbol }
  }
  if (symbol !== undefined) throw invalid({ symbol: 'MODE_INVALID' })
  return orderNo === undefined ? { clientOrderId: clientOrderId! } : { orderNo }
}

/**
 * Returns the order that a cancel request names, so that its row is read from the database. A request to cancel all
 * orders of a symbol names none.
 */
export function needsOf(memberId: number, target: CancelTarget): OrderNeeds {
  if ('symbol' in target) return {}
  return 'orderNo' in target ? target : { client: { memberId, ...target } }
}

/** Reads the rows of orders to which commands refer, with two queries for any number of commands. */
export async function readOrderRows<Row>(
  tx: Tx,
  table: 'spot_orders' | 'futures_orders',
  needs: readonly OrderNeeds[],
): Promise<Row[]> {
  const clients = needs.flatMap(({ client }) => client ?? [])
  const numbers = needs.flatMap(({ orderNo }) => orderNo ?? [])
  const orders = sql.table(table)
  const found: Row[] = []
  if (numbers.length > 0) {
    const { rows } = await sql<Row>`SELECT * FROM ${orders} WHERE order_no = ANY(${numbers}::text[])`.execute(
      tx,
    )
    found.push(...rows)
  }
  if (clients.length > 0) {
    // With LATERAL and LIMIT, PostgreSQL reads the index once per id. With a plain join, it may scan the whole table
    // if the table has grown since the last ANALYZE.
    const { rows } = await sql<Row>`
      SELECT found.* FROM unnest(${clients.map((one) => one.memberId)}::int8[],
          ${clients.map((one) => one.clientOrderId)}::text[]) AS wanted (member_id, client_order_id),
        LATERAL (
          SELECT * FROM ${orders} AS o WHERE o.client_id_live AND o.member_id = wanted.member_id
            AND o.client_order_id = wanted.client_order_id LIMIT 1) AS found`.execute(tx)
    found.push(...rows)
  }
  return found
}

/** Returns the orders whose fills the answers to the commands list. */
export function ordersWithFills<Order extends OrderKeys>(
  orders: readonly KnownOrder<Order>[],
  needs: readonly OrderNeeds[],
): Order[] {
  const listing = needs.filter(({ listsFills }) => listsFills)
  const numbers = new Set(listing.flatMap(({ orderNo }) => orderNo ?? []))
  const clients = new Set(
    listing.flatMap(({ client }) => (client ? clientKey(client.memberId, client.clientOrderId) : [])),
  )
  return orders
    .map(({ order }) => order)
    .filter(({ orderNo, memberId, clientOrderId }) => {
      return numbers.has(orderNo) || clients.has(clientKey(memberId, clientOrderId ?? ''))
    })
}

/** Returns the membership levels of the given members, which determine their fees. */
export async function readLevels(tx: Tx, memberIds: readonly number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tx.selectFrom('members').select(['id', 'level']).where('id', 'in', memberIds).execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/**
 * The orders to which the commands of a batch refer, and those that the batch places. They can be found by order
 * number and by client order id.
 */
export class KnownOrders<Order extends OrderKeys> {
  readonly #now: number
  readonly #byClient = new Map<string, Order>()
  readonly #byNo = new Map<string, Order>()

  /**
   * Creates the list from orders that were read from the database. Calls `live` with each of these orders. For an open
   * order, `live` returns the object in memory, which commands change, instead of the order that was read.
   */
  constructor(now: number, known: readonly KnownOrder<Order>[], live: (order: Order) => Order) {
    this.#now = now
    for (const { order: read, isClientIdLive } of known) {
      const order = live(read)
      this.#byNo.set(order.orderNo, order)
      if (isClientIdLive) this.#byClient.set(clientKey(order.memberId, order.clientOrderId!), order)
    }
  }

  /**
   * Places an order unless the member has used its client order id for another order within the last 24 hours. If
   * `isSame` is true for that order, returns that order; otherwise returns the refusal DUPLICATE_CLIENT_ID. If the
   * order with the id is older than 24 hours, the new order takes over the id. `retire` is then called with the older
   * order.
   */
  placeOnce(
    { memberId, clientOrderId }: Pick<OrderKeys, 'memberId' | 'clientOrderId'>,
    isSame: (first: Order) => boolean,
    place: () => Order | Refusal,
    retire: (first: Order) => void,
  ): Order | Refusal {
    if (clientOrderId === null) return place()
    const key = clientKey(memberId, clientOrderId)
    const first = this.#byClient.get(key)
    if (first !== undefined && first.createdAt > this.#now - CLIENT_ID_MS) {
      return isSame(first) ? first : new Refusal('DUPLICATE_CLIENT_ID', { field: 'client_order_id' })
    }
    const order = place()
    if (order instanceof Refusal) return order
    if (first !== undefined) retire(first)
    this.#byClient.set(key, order)
    return order
  }

  /** Returns an open order of the member. An order of another member is refused like an order that does not exist. */
  findOpen(
    memberId: number,
    target: Exclude<CancelTarget, { symbol: string }>,
    isOpen: (order: Order) => boolean,
  ): Order | Refusal {
    const order =
      'orderNo' in target
        ? this.#byNo.get(target.orderNo)
        : this.#byClient.get(clientKey(memberId, target.clientOrderId))
    if (order === undefined || order.memberId !== memberId) return new Refusal('ORDER_NOT_FOUND')
    return isOpen(order) ? order : new Refusal('ORDER_CLOSED')
  }
}
