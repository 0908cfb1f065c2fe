import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Reader } from '../database/transaction.ts'

declare module '../database/tables.ts' {
  interface Tables {
    account_changes_by_day: DailyChangesRow
  }
}

/** The number and the sums of account changes. Amounts are in units of 1e-8. */
interface ChangeSums {
  changes: number
  /** Number of changes that change the total of a wallet. */
  moves: number
  /** Number of changes in the base coin of a spot trade (see `IS_BASE_LEG`). */
  base_legs: number
  increases: bigint
  /** Sum of the decreases, zero or negative. */
  decreases: bigint
}

/** The account changes of one type in one coin of a member's wallet on one UTC day. */
interface DailyChangesRow extends ChangeSums {
  member_id: number
  wallet: string
  coin: string
  type: Schema<'ChangeType'>
  /** Days since 1970-01-01. */
  day: number
}

/**
 * SQL expression for the change of a wallet's total, which is the sum of its available and frozen amounts and of the
 * margin of isolated positions.
 */
export const CHANGE = '(available_delta + frozen_delta + isolated_delta)'

/**
 * SQL condition that is true for the account change in the base coin of a spot trade. The trade also causes an account
 * change in the quote coin, whose amount has the opposite sign.
 */
export const IS_BASE_LEG = `(type = 'trade_buy' AND available_delta + frozen_delta > 0
  OR type = 'trade_sell' AND available_delta + frozen_delta < 0)`

const SUMS = `count(*) AS changes, count(*) FILTER (WHERE ${CHANGE} <> 0) AS moves,
  count(*) FILTER (WHERE ${IS_BASE_LEG}) AS base_legs,
  coalesce(sum(${CHANGE}) FILTER (WHERE ${CHANGE} > 0), 0) AS increases,
  coalesce(sum(${CHANGE}) FILTER (WHERE ${CHANGE} < 0), 0) AS decreases`

const byDay = (source: string) => `
  INSERT INTO account_changes_by_day AS known
  SELECT member_id, wallet, coin, type, created_at / ${DAY_MS}, ${SUMS} FROM ${source} GROUP BY 1, 2, 3, 4, 5`

/**
 * SQL statements that create the table of the account changes by day, fill it from stored changes, and add each new
 * change to it. The table makes no booking wait longer: a booking locks the balances of its wallets before it inserts
 * changes, so two bookings that add to the same row already wait for each other.
 */
export const DAILY_CHANGES = [
  `CREATE TABLE account_changes_by_day (
    member_id int8 NOT NULL, wallet text NOT NULL, coin text NOT NULL, type text NOT NULL, day int8 NOT NULL,
    changes int8 NOT NULL CHECK (changes > 0), moves int8 NOT NULL, base_legs int8 NOT NULL,
    increases numeric(38, 0) NOT NULL CHECK (increases >= 0),
    decreases numeric(38, 0) NOT NULL CHECK (decreases <= 0),
    PRIMARY KEY (member_id, wallet, coin, type, day))`,
  byDay('account_changes'),
  `CREATE FUNCTION add_daily_changes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${byDay('inserted')}
    ON CONFLICT (member_id, wallet, coin, type, day) DO UPDATE SET changes = known.changes + excluded.changes,
      moves = known.moves + excluded.moves, base_legs = known.base_legs + excluded.base_legs,
      increases = known.increases + excluded.increases, decreases = known.decreases + excluded.decreases;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER account_changes_by_day AFTER INSERT ON account_changes
    REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION add_daily_changes()`,
]

/** A filter for account changes of a member. A missing field does not restrict the selection. */
interface ChangeFilter {
  memberId: number
  wallets: readonly string[]
  coin?: string | undefined
  type?: Schema<'ChangeType'> | undefined
}

/** A period. `start` is included, `end` is not. */
interface Period {
  start?: number | undefined
  end?: number | undefined
}

const COLUMNS = ['changes', 'moves', 'base_legs', 'increases', 'decreases'] as const

/**
 * Returns the sums of a member's account changes before a period and within it. A period that ends before it begins
 * contains no changes. For days that lie completely before the period or within it, the function reads the stored daily
 * sums, not the individual changes.
 */
export async function sumChanges(
  reader: Reader,
  filter: ChangeFilter,
  { start, end }: Period,
): Promise<{ before: ChangeSums; inside: ChangeSums }> {
  const before = start === undefined ? NOTHING : await sumBefore(reader, filter, start)
  const until = start === undefined || end === undefined ? end : Math.max(start, end)
  const all = await sumBefore(reader, filter, until)
  return { before, inside: difference(all, before) }
}

const NOTHING: ChangeSums = { changes: 0, moves: 0, base_legs: 0, increases: 0n, decreases: 0n }

function difference(all: ChangeSums, before: ChangeSums): ChangeSums {
  return {
    changes: all.changes - before.changes,
    moves: all.moves - before.moves,
    base_legs: all.base_legs - before.base_legs,
    increases: all.increases - before.increases,
    decreases: all.decreases - before.decreases,
  }
}

/**
 * Adds up the account changes of a member before a time, or all of them: the stored sums of whole days, and the rows of
 * the day that contains the time.
 */
async function sumBefore(
  reader: Reader,
  { memberId, wallets, coin, type }: ChangeFilter,
  time: number | undefined,
): Promise<ChangeSums> {
  const own = sql`member_id = ${memberId} AND wallet = ANY(${wallets}::text[])
    ${coin === undefined ? sql`` : sql`AND coin = ${coin}`} ${type === undefined ? sql`` : sql`AND type = ${type}`}`
  const days = sql`SELECT ${sql.raw(COLUMNS.join(', '))} FROM account_changes_by_day WHERE ${own}`
  const day = Math.floor((time ?? 0) / DAY_MS)
  const parts =
    time === undefined
      ? days
      : sql`${days} AND day < ${day} UNION ALL
        SELECT ${sql.raw(SUMS)} FROM account_changes
        WHERE ${own} AND created_at >= ${day * DAY_MS} AND created_at < ${time}`
  const sum = (column: string, type: string) => `coalesce(sum(${column}), 0)::${type} AS ${column}`
  const sums = COLUMNS.map((column, index) => sum(column, index < 3 ? 'int8' : 'numeric'))
  const { rows } = await sql<ChangeSums>`SELECT ${sql.raw(sums.join(', '))} FROM (${parts}) AS part`.execute(
    reader,
  )
  return rows[0]!
}
