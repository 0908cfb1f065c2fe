import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import { balanceKey, type Ledger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { type Funding, unpaidFundings } from '../../prices/funding-rates.ts'
import type { FuturesOrderRow } from './futures.migration.ts'
import type { FuturesFill, FuturesOrder } from './futures-order.ts'
import { orderOf, readFills } from './stored-order.ts'

/** What a command has to know from the database before it runs. */
export interface Needs {
  /** A member whose futures cash it may spend. */
  spender?: number
  /** A member whose spot USDT it may spend. */
  spotPurse?: number
  /** The order that carries a client id now. */
  client?: { memberId: number; clientOrderId: string }
  /** An order by its number. */
  orderNo?: string
  /** Fundings that are not paid yet. */
  fundings?: true
}

/** An order that was placed before, with the request that made it where that carried a client id. */
export interface KnownOrder {
  order: FuturesOrder
  asked: string | null
}

/** What the commands of one round know. Balances are locked for the transaction. */
export interface Ground {
  /** Futures cash of those who may spend, as the ledger has it. */
  cash: Map<number, { available: bigint; frozen: bigint }>
  /** Spot USDT by member. */
  spot: Map<number, bigint>
  /** Level of each member who spends. */
  levels: Map<number, number>
  /** The orders asked for, live or ended, by `clientKey`. */
  byClient: Map<string, KnownOrder>
  byNo: Map<string, FuturesOrder>
  /** Their trades, by order id. */
  fills: Map<number, FuturesFill[]>
  fundings: Funding[]
}

/** The key of a client id, which is the member's own. */
export function clientKey(memberId: number, clientOrderId: string): string {
  return `${memberId} ${clientOrderId}`
}

/** What a round that asks for nothing knows. */
export function bareGround(): Ground {
  return {
    cash: new Map(),
    spot: new Map(),
    levels: new Map(),
    byClient: new Map(),
    byNo: new Map(),
    fills: new Map(),
    fundings: [],
  }
}

/** Locks and reads what these commands need: a few queries however many commands there are. */
export async function readGround(tx: Tx, ledger: Ledger, needs: Needs[]): Promise<Ground> {
  const spenders = needs.flatMap(({ spender }) => spender ?? [])
  const purses = needs.flatMap(({ spotPurse }) => spotPurse ?? [])
  const bucket = (memberId: number, wallet: 'spot' | 'futures', name: string) => ({
    account: memberAccount(memberId, wallet),
    bucket: name,
    coin: 'USDT',
  })
  const wanted = [
    ...spenders.flatMap((id) => [bucket(id, 'futures', 'available'), bucket(id, 'futures', 'frozen')]),
    ...purses.map((id) => bucket(id, 'spot', 'available')),
  ]
  const held = wanted.length === 0 ? new Map<string, bigint>() : await ledger.lock(tx, wanted)
  const of = (memberId: number, wallet: 'spot' | 'futures', name: string) =>
    held.get(balanceKey(bucket(memberId, wallet, name))) ?? 0n
  const cashOf = (id: number) => ({
    available: of(id, 'futures', 'available'),
    frozen: of(id, 'futures', 'frozen'),
  })
  const rows = await readRows(tx, needs)
  const known = rows.map((row) => ({ row, order: orderOf(row), asked: row.asked }))
  const byClient = known.filter(({ row }) => row.client_id_live)
  return {
    cash: new Map(spenders.map((id) => [id, cashOf(id)])),
    spot: new Map(purses.map((id) => [id, of(id, 'spot', 'available')])),
    levels: await readLevels(tx, spenders),
    byClient: new Map(byClient.map((one) => [clientKey(one.order.memberId, one.order.clientOrderId!), one])),
    byNo: new Map(known.map(({ order }) => [order.orderNo, order])),
    fills: await readFills(
      tx,
      known.map(({ order }) => order),
    ),
    fundings: needs.some(({ fundings }) => fundings) ? await unpaidFundings(tx) : [],
  }
}

/** Levels of these members, by which they pay fees. */
export async function readLevels(tx: Tx, memberIds: number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tx.selectFrom('members').select(['id', 'level']).where('id', 'in', memberIds).execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}

async function readRows(tx: Tx, needs: Needs[]): Promise<FuturesOrderRow[]> {
  const clients = needs.flatMap(({ client }) => client ?? [])
  const numbers = needs.flatMap(({ orderNo }) => orderNo ?? [])
  const byNo =
    numbers.length === 0
      ? []
      : await tx.selectFrom('futures_orders').selectAll().where('order_no', 'in', numbers).execute()
  if (clients.length === 0) return byNo
  // LATERAL with LIMIT: one look into the index for each id, however large the table has grown meanwhile.
  const { rows } = await sql<FuturesOrderRow>`
    SELECT found.* FROM unnest(${clients.map((one) => one.memberId)}::int8[],
        ${clients.map((one) => one.clientOrderId)}::text[]) AS wanted (member_id, client_order_id),
      LATERAL (
        SELECT * FROM futures_orders AS o WHERE o.client_id_live AND o.member_id = wanted.member_id
          AND o.client_order_id = wanted.client_order_id LIMIT 1) AS found`.execute(tx)
  return [...byNo, ...rows]
}
