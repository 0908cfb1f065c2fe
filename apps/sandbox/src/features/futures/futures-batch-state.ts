import type { Tx } from '../../database/transaction.ts'
import { balanceKey, type Ledger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { type Funding, unpaidFundings } from '../../prices/funding-rates.ts'
import { type KnownOrder, type OrderNeeds, readLevels, readOrderRows } from '../../trading/known-orders.ts'
import type { FuturesOrderRow } from './futures.migration.ts'
import type { FuturesFill, FuturesOrder } from './futures-order.ts'
import { orderOf, readFills } from './stored-state.ts'

/** Rows that a command needs from the database before it runs. */
export interface Needs extends OrderNeeds {
  /** Member whose futures cash the command may spend. */
  spender?: number
  /** Member whose spot USDT the command may spend. */
  spotSpender?: number
  /** True if the command needs the fundings that are not booked yet. */
  fundings?: true
}

/** Rows for the commands of one batch. Balances are locked for the transaction. */
export interface BatchState {
  /** Futures cash of members who may spend, as stored in the ledger. */
  cash: Map<number, { available: bigint; frozen: bigint }>
  /** Spot USDT by member. */
  spot: Map<number, bigint>
  /** Level of each member who spends. */
  levels: Map<number, number>
  /** Orders that commands refer to, open or ended. */
  orders: KnownOrder<FuturesOrder>[]
  /** Original requests by order id, for orders with a client id. */
  asked: Map<number, string | null>
  /** Trades of these orders, by order id. */
  fills: Map<number, FuturesFill[]>
  fundings: Funding[]
}

/** Returns the state of a batch whose commands need no rows. */
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

/** Locks and reads the rows that commands need, in a few queries for any number of commands. */
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
    fills: await readFills(
      tx,
      orders.map(({ order }) => order),
    ),
    fundings: needs.some(({ fundings }) => fundings) ? await unpaidFundings(tx) : [],
  }
}
