import type { Tx } from '../../database/transaction.ts'
import { balanceKey, type Ledger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { type Funding, unpaidFundings } from '../../prices/funding-rates.ts'
import { readFills } from '../../trading/fills.ts'
import {
  type KnownOrder,
  type OrderNeeds,
  ordersWithFills,
  readLevels,
  readOrderRows,
} from '../../trading/known-orders.ts'
import type { FuturesOrderRow } from './futures.migration.ts'
import type { FuturesFill, FuturesOrder } from './futures-order.ts'
import { orderOf } from './stored-state.ts'

/** The database rows that a command needs before it runs. */
export interface Needs extends OrderNeeds {
  /** Member whose futures cash the command may spend. */
  spender?: number
  /** Member whose spot USDT the command may spend. */
  spotSpender?: number
  /** True if the command needs the list of funding payments that are due but not booked yet. */
  fundings?: true
}

/**
 * The database rows that the commands of one batch read before they run. Balances stay locked until the transaction
 * ends.
 */
export interface BatchState {
  /** Futures cash of the members whose cash a command may spend, as stored in the ledger. */
  cash: Map<number, { available: bigint; frozen: bigint }>
  /** Available USDT of the spot account, by member. */
  spot: Map<number, bigint>
  /** Membership level of each member who may spend futures cash. The level decides the fee rates. */
  levels: Map<number, number>
  /** Orders that the commands of the batch refer to, open or ended. */
  orders: KnownOrder<FuturesOrder>[]
  /** Text of the original request, by order id, for orders with a client order id. */
  asked: Map<number, string | null>
  /** Fills by order id, only of orders whose answer lists their fills. */
  fills: Map<number, FuturesFill[]>
  fundings: Funding[]
}

/** Returns a batch state without loaded database rows, for commands that read none. */
export function emptyBatchState(): BatchState {
  return {
    cash: new Map(),
    spot: new Map(),
    levels: new Map(),
    orders: [],
    asked: new Map(),
    fills: new Map(),
    fundings: [],
  }
}

/**
 * Locks and reads the rows that the commands of a batch need. The number of queries does not depend on the number
 * of commands.
 */
export async function readBatchState(tx: Tx, ledger: Ledger, needs: Needs[]): Promise<BatchState> {
  const spenders = needs.flatMap(({ spender }) => spender ?? [])
  const wallets = needs.flatMap(({ spotSpender }) => spotSpender ?? [])
  const bucket = (memberId: number, wallet: 'spot' | 'futures', name: string) => ({
    account: memberAccount(memberId, wallet),
    bucket: name,
    coin: 'USDT',
  })
  const wanted = [
    ...spenders.flatMap((id) => [bucket(id, 'futures', 'available'), bucket(id, 'futures', 'frozen')]),
    ...wallets.map((id) => bucket(id, 'spot', 'available')),
  ]
  const held = wanted.length === 0 ? new Map<string, bigint>() : await ledger.lock(tx, wanted)
  const of = (memberId: number, wallet: 'spot' | 'futures', name: string) =>
    held.get(balanceKey(bucket(memberId, wallet, name))) ?? 0n
  const cashOf = (id: number) => ({
    available: of(id, 'futures', 'available'),
    frozen: of(id, 'futures', 'frozen'),
  })
  const rows = await readOrderRows<FuturesOrderRow>(tx, 'futures_orders', needs)
  const orders = rows.map((row) => ({ order: orderOf(row), isClientIdLive: row.client_id_live }))
  return {
    cash: new Map(spenders.map((id) => [id, cashOf(id)])),
    spot: new Map(wallets.map((id) => [id, of(id, 'spot', 'available')])),
    levels: await readLevels(tx, spenders),
    orders,
    asked: new Map(rows.map(({ id, asked }) => [id, asked])),
    fills: await readFills(tx, 'futures_fills', ordersWithFills(orders, needs)),
    fundings: needs.some(({ fundings }) => fundings) ? await unpaidFundings(tx) : [],
  }
}
