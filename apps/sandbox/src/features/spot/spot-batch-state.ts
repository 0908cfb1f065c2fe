import type { Tx } from '../../database/transaction.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { availableBucket } from '../../ledger/posting.ts'
import { readFills } from '../../trading/fills.ts'
import {
  type KnownOrder,
  type OrderNeeds,
  ordersWithFills,
  readLevels,
  readOrderRows,
} from '../../trading/known-orders.ts'
import { orderOf, readLegs } from './order-rows.ts'
import type { SpotOrderRow } from './spot.migration.ts'
import { type OrderFill, openStatuses, type SpotOrder } from './spot-order.ts'

/** The database rows that must be read or locked before a command runs. */
export interface Needs extends OrderNeeds {
  /**
   * Member and coins of the spot balances that the command may change. The coins include the one that the member
   * receives. Otherwise, this coin would be locked only by the booking, after the coin that the member spends. The
   * transaction could then deadlock with a transaction that locks both coins in the usual order.
   */
  wallet?: { memberId: number; coins: string[] }
}

/** The database rows that the commands of one batch need. Balances are locked until the end of the transaction. */
export interface BatchState {
  balances: Map<string, bigint>
  /** Membership level of each member whose commands may spend funds. */
  levels: Map<number, number>
  /** The orders that commands refer to, open or ended. */
  orders: KnownOrder<SpotOrder>[]
  /** Fills by order id, only of orders whose answer lists their fills. */
  fills: Map<number, OrderFill[]>
  /** The stop legs of the orders in `orders`, open or ended. */
  legs: SpotOrder[]
}

/** Returns a batch state without database rows, for commands that need none. */
export function emptyBatchState(): BatchState {
  return { balances: new Map(), levels: new Map(), orders: [], fills: new Map(), legs: [] }
}

/**
 * Locks and reads the database rows that commands need. The number of queries does not depend on the number of
 * commands.
 */
export async function readBatchState(tx: Tx, ledger: Ledger, needs: Needs[]): Promise<BatchState> {
  const wallets = needs.flatMap(({ wallet }) => wallet ?? [])
  const rows = await readOrderRows<SpotOrderRow>(tx, 'spot_orders', needs)
  const orders = rows.map((row) => ({ order: orderOf(row), isClientIdLive: row.client_id_live }))
  return {
    balances: await ledger.lock(
      tx,
      wallets.flatMap(({ memberId, coins }) => coins.map((coin) => availableBucket(memberId, 'spot', coin))),
    ),
    levels: await readLevels(
      tx,
      wallets.map(({ memberId }) => memberId),
    ),
    orders,
    fills: await readFills(tx, 'spot_fills', ordersWithFills(orders, needs)),
    legs: await readLegs(
      tx,
      orders.map(({ order }) => order),
    ),
  }
}

/** Returns the membership levels of all members with open orders. They determine the maker fees. */
export async function readMakerLevels(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'level'])
    .where('id', 'in', (open) =>
      open.selectFrom('spot_orders').select('member_id').where('status', 'in', openStatuses),
    )
    .execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}
