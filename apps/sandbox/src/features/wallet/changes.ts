import { fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Capabilities } from '../../exchange/capabilities.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { memberAccount } from '../../ledger/posting.ts'

type ChangesRequest = NonNullable<Request<'wallet.changes'>>

/** The causes of account changes that other features store: spot trades and funding payments. */
export type Causes = Pick<Capabilities, 'spotTrades' | 'fundingBases'>

/**
 * SQL expression for the change of a wallet's total, which is the sum of its available and frozen amounts and of the
 * margin of isolated positions.
 */
const change = sql<bigint>`available_delta + frozen_delta + isolated_delta`

/** Returns a page of the account changes of a member, newest first (docs/rules.md#statement). */
export async function changesOf(
  db: Reader,
  { spotTrades, fundingBases }: Causes,
  memberId: number,
  request: Request<'wallet.changes'>,
): Promise<Data<'wallet.changes'>> {
  const { account, view, ...asked } = request ?? {}
  let own = db
    .selectFrom('account_changes')
    .where('member_id', '=', memberId)
    .where('wallet', 'in', account ? [account] : ['spot', 'futures'])
  if (view === 'statement') {
    own = own.where(change, '<>', 0n)
    if (asked.coin === undefined) own = own.where(isBaseLeg, '=', false)
  }
  const { page, list } = await pagedRows(own, asked, { filters: ['coin', 'type'] })
  const causedBy = (kind: string) => list.filter((row) => row.ref_type === kind).map((row) => row.ref_no)
  const isolated = await isolatedAfter(
    db,
    memberId,
    list.filter((row) => row.wallet === 'futures'),
  )
  const trades = await spotTrades(db, memberId, causedBy('spot_trade').map(Number))
  const fundings = await fundingBases(db, memberId, causedBy('futures_funding'))
  return {
    page,
    list: list.map((row) => ({
      id: row.id,
      account: row.wallet as 'spot' | 'futures',
      coin: row.coin,
      type: row.type,
      available_delta: fromUnits(row.available_delta),
      frozen_delta: fromUnits(row.frozen_delta + row.isolated_delta),
      available_after: fromUnits(row.available_after),
      frozen_after: fromUnits(row.frozen_after + (isolated.get(row.id) ?? 0n)),
      ref_type: row.ref_type,
      ref_no: row.ref_no,
      trade: (row.ref_type === 'spot_trade' && trades.get(Number(row.ref_no))) || null,
      funding: (row.ref_type === 'futures_funding' && fundings.get(row.ref_no)) || null,
      remark: row.remark,
      created_at: row.created_at,
    })),
    totals: await totalsOf(db, memberId, request ?? {}),
  }
}

/**
 * Returns the margin of isolated positions after each of some account changes of a member's futures wallet. It is the
 * present margin without all later bookings, so the function reads the bookings since the oldest of the changes. One
 * statement reads the present margin and the bookings, so that both are from the same moment.
 */
async function isolatedAfter(
  db: Reader,
  memberId: number,
  rows: readonly { id: number; txn_id: number; coin: string }[],
): Promise<Map<number, bigint>> {
  if (rows.length === 0) return new Map()
  const account = memberAccount(memberId, 'futures')
  const oldest = Math.min(...rows.map((row) => row.txn_id))
  const coins = rows.map((row) => row.coin)
  const margins = await sql<{ id: number; after: bigint }>`
    SELECT id, (
        SELECT coalesce(sum(amount), 0) FROM ledger_balances balance
        WHERE balance.account = ${account} AND balance.coin = booking.coin AND balance.bucket LIKE 'isolated:%'
      ) - through + delta AS after
    FROM (
      SELECT max(id) AS id, coin, sum(amount) AS delta,
        sum(sum(amount)) OVER (PARTITION BY coin ORDER BY txn_id DESC) AS through
      FROM (
        SELECT id, txn_id, coin, 0::numeric AS amount
        FROM unnest(${rows.map((row) => row.id)}::int8[], ${rows.map((row) => row.txn_id)}::int8[], ${coins}::text[])
          AS asked (id, txn_id, coin)
        UNION ALL
        SELECT NULL, txn_id, coin, amount FROM ledger_postings
        WHERE account = ${account} AND coin = ANY(${[...new Set(coins)]}) AND bucket LIKE 'isolated:%'
          AND txn_id >= ${oldest}
      ) AS part
      GROUP BY coin, txn_id
    ) AS booking
    WHERE id IS NOT NULL`.execute(db)
  return new Map(margins.rows.map(({ id, after }) => [id, after]))
}

/**
 * SQL condition that is true for the base coin's row of a spot trade. The trade also has a row of the quote coin,
 * whose amount has the opposite sign.
 */
const isBaseLeg = sql<boolean>`(type = 'trade_buy' AND available_delta + frozen_delta > 0
  OR type = 'trade_sell' AND available_delta + frozen_delta < 0)`

/**
 * Returns the opening balance, the sums of increases and decreases, and the closing balance of a period.
 * Returns null unless the request names one coin of one account.
 */
async function totalsOf(db: Reader, memberId: number, { account, coin, start, end }: ChangesRequest) {
  if (account === undefined || coin === undefined) return null
  const own = db
    .selectFrom('account_changes')
    .where('member_id', '=', memberId)
    .where('wallet', '=', account)
    .where('coin', '=', coin)
  let inside = own
  if (start !== undefined) inside = inside.where('created_at', '>=', start)
  if (end !== undefined) inside = inside.where('created_at', '<', end)
  const sum = (sign: '>' | '<') =>
    sql<bigint>`coalesce(sum(change) FILTER (WHERE change ${sql.raw(sign)} 0), 0)`
  const moved = await db
    .with(
      (cte) => cte('moved').materialized(),
      () => inside.select(change.as('change')),
    )
    .selectFrom('moved')
    .select([sum('>').as('increases'), sum('<').as('decreases')])
    .executeTakeFirstOrThrow()
  const before =
    start === undefined
      ? undefined
      : await own
          .where('created_at', '<', start)
          .select(['id', 'txn_id', 'coin', sql<bigint>`available_after + frozen_after`.as('balance')])
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst()
  const isolated = before && account === 'futures' ? await isolatedAfter(db, memberId, [before]) : undefined
  const opening = before ? before.balance + (isolated?.get(before.id) ?? 0n) : 0n
  const { increases, decreases } = moved
  return {
    opening: fromUnits(opening),
    in: fromUnits(increases),
    out: fromUnits(decreases),
    closing: fromUnits(opening + increases + decreases),
  }
}
