import { sql } from 'kysely'
import type { Tx } from '../../database/transaction.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { memberAccount } from '../../ledger/posting.ts'
import { orderOf, readFills } from './order-rows.ts'
import type { SpotOrderRow } from './spot.migration.ts'
import type { OrderFill, SpotOrder } from './spot-order.ts'

/** What a command has to know from the database before it runs. */
export interface Needs {
  /** Money that it may spend: the coin of a member's spot wallet. */
  purse?: { memberId: number; coin: string }
  /** The order that carries a client id now. */
  client?: { memberId: number; clientOrderId: string }
  /** An order by its number. */
  orderNo?: string
}

/** What the commands of one round know. Balances are locked for the transaction. */
export interface Ground {
  balances: Map<string, bigint>
  /** Level of each member who spends. */
  levels: Map<number, number>
  /** The orders asked for, open or ended, by `clientKey`. */
  byClient: Map<string, SpotOrder>
  byNo: Map<string, SpotOrder>
  /** Their trades, by order id. */
  fills: Map<number, OrderFill[]>
}

/** The key of a client id, which is the member's own. */
export function clientKey(memberId: number, clientOrderId: string): string {
  return `${memberId} ${clientOrderId}`
}

/** What a round that asks for nothing knows. */
export function bareGround(): Ground {
  return { balances: new Map(), levels: new Map(), byClient: new Map(), byNo: new Map(), fills: new Map() }
}

/** Locks and reads what these commands need: a few queries however many commands there are. */
export async function readGround(tx: Tx, ledger: Ledger, needs: Needs[]): Promise<Ground> {
  const purses = needs.flatMap(({ purse }) => purse ?? [])
  const rows = await readRows(tx, needs)
  const orders = new Map(rows.map((row) => [row.id, orderOf(row)]))
  const keyed = <Key>(key: (row: SpotOrderRow) => Key | null) =>
    new Map(
      rows.flatMap((row) => (key(row) === null ? [] : [[key(row) as Key, orders.get(row.id)!] as const])),
    )
  return {
    balances: await ledger.lock(
      tx,
      purses.map(({ memberId, coin }) => ({
        account: memberAccount(memberId, 'spot'),
        bucket: 'available',
        coin,
      })),
    ),
    levels: await readLevels(
      tx,
      purses.map(({ memberId }) => memberId),
    ),
    byClient: keyed((row) => (row.client_id_live ? clientKey(row.member_id, row.client_order_id!) : null)),
    byNo: keyed((row) => row.order_no),
    fills: await readFills(tx, [...orders.values()]),
  }
}

async function readLevels(tx: Tx, memberIds: number[]): Promise<Map<number, number>> {
  if (memberIds.length === 0) return new Map()
  const rows = await tx.selectFrom('members').select(['id', 'level']).where('id', 'in', memberIds).execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}

async function readRows(tx: Tx, needs: Needs[]): Promise<SpotOrderRow[]> {
  const clients = needs.flatMap(({ client }) => client ?? [])
  const numbers = needs.flatMap(({ orderNo }) => orderNo ?? [])
  const byNo =
    numbers.length === 0
      ? []
      : await tx.selectFrom('spot_orders').selectAll().where('order_no', 'in', numbers).execute()
  if (clients.length === 0) return byNo
  // LATERAL with LIMIT: one look into the index for each id, however large the table has grown meanwhile.
  const { rows } = await sql<SpotOrderRow>`
    SELECT found.* FROM unnest(${clients.map((one) => one.memberId)}::int8[],
        ${clients.map((one) => one.clientOrderId)}::text[]) AS wanted (member_id, client_order_id),
      LATERAL (
        SELECT * FROM spot_orders AS o WHERE o.client_id_live AND o.member_id = wanted.member_id
          AND o.client_order_id = wanted.client_order_id LIMIT 1) AS found`.execute(tx)
  return [...byNo, ...rows]
}

/** Levels of all members whose orders rest, as makers pay by theirs. */
export async function readMakerLevels(tx: Tx): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('members')
    .select(['id', 'level'])
    .where('id', 'in', (open) =>
      open.selectFrom('spot_orders').select('member_id').where('status', 'in', ['open', 'partial']),
    )
    .execute()
  return new Map(rows.map(({ id, level }) => [id, level]))
}
