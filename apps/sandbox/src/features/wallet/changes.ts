import { fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../../database/transaction.ts'
import type { Capabilities } from '../../exchange/capabilities.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { CHANGE, IS_BASE_LEG, sumChanges } from '../../ledger/daily-changes.ts'
import { memberAccount } from '../../ledger/posting.ts'

type ChangesRequest = NonNullable<Request<'wallet.changes'>>

const change = sql<bigint>`${sql.raw(CHANGE)}`
const isBaseLeg = sql<boolean>`${sql.raw(IS_BASE_LEG)}`

/** The functions of other features that return the causes of account changes: spot trades and funding payments. */
export type Causes = Pick<Capabilities, 'spotTrades' | 'fundingBases'>

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
    .where('wallet', 'in', walletsOf(account))
  if (view === 'statement') {
    own = own.where(change, '<>', 0n)
    if (asked.coin === undefined) own = own.where(isBaseLeg, '=', false)
  }
  const { total, totals } = await sumsOf(db, memberId, request ?? {})
  // Sorting by time gives the same order as sorting by id. If the request names a period, the rows are sorted by time.
  // An index on the time can then skip the rows outside the period.
  const newest = asked.start === undefined && asked.end === undefined ? 'id' : (['created_at', 'id'] as const)
  const { page, list } = await pagedRows(own, asked, { filters: ['coin', 'type'], newest, total })
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
    totals,
  }
}

const walletsOf = (account: ChangesRequest['account']) =>
  account ? [account] : (['spot', 'futures'] as const)

/**
 * Returns, for each given account change of a member's futures wallet, the margin of isolated positions after this
 * change. The margin after a change is the present margin minus all later bookings, so the function reads the bookings
 * since the oldest change. One statement reads the present margin and the bookings, so that both are from the same
 * moment.
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
 * Returns the number of account changes that a request selects, and the totals of its period: opening balance, sum of
 * increases, sum of decreases and closing balance. The totals are null unless the request names one coin of one
 * account.
 */
async function sumsOf(
  db: Reader,
  memberId: number,
  { account, coin, type, view, start, end }: ChangesRequest,
): Promise<{ total: number; totals: Data<'wallet.changes'>['totals'] }> {
  const filter = { memberId, wallets: walletsOf(account), coin }
  const period = { start, end }
  const listed = await sumChanges(db, { ...filter, type }, period)
  const { inside } = listed
  const lines = coin === undefined ? inside.moves - inside.base_legs : inside.moves
  const total = view === 'statement' ? lines : inside.changes
  if (account === undefined || coin === undefined) return { total, totals: null }
  const { before, inside: all } = type === undefined ? listed : await sumChanges(db, filter, period)
  const opening = before.increases + before.decreases
  const { increases, decreases } = all
  const totals = {
    opening: fromUnits(opening),
    in: fromUnits(increases),
    out: fromUnits(decreases),
    closing: fromUnits(opening + increases + decreases),
  }
  return { total, totals }
}
