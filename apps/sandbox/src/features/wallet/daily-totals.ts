import type { Schema } from '@bourselet/openapi'
import { DAY_MS, fromUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { inTurns } from '../../clock/turns.ts'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { DebtsAt } from '../../exchange/debts.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import type { WalletRow } from '../../ledger/balances.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { coins } from '../../prices/coins.ts'
import type { LatestPrices } from '../../prices/valuation.ts'
import { worthOf } from '../../prices/worth.ts'
import { dateOf } from '../../products/term-booking.ts'

/**
 * Maximum number of days whose totals are stored after the sandbox was stopped. After a longer stop, the totals of
 * earlier days stay missing; no request needs them, because requests cover at most a year.
 */
const CATCH_UP_DAYS = 366

/** Number of days for which totals are kept. No request needs older ones, because requests cover at most a year. */
const KEPT_DAYS = 400

/** Returns the start of the UTC day that contains a time. */
const dayStart = (time: number): number => Math.floor(time / DAY_MS) * DAY_MS

/** Balances and debts of all members, read in one snapshot. */
interface State {
  members: { id: number; created_at: number }[]
  holdings: Map<number, WalletRow[]>
  debtsAt: DebtsAt
}

/**
 * Stores the daily totals of all days that have ended since the last stored day. Each day is valued at its last index
 * prices. No money moves while the sandbox is stopped, so the current balances are also correct for the days of the
 * stop. All days use the balances of one snapshot, which is read at the start. A deposit that is credited while the
 * totals are computed therefore belongs to the current day. Deletes totals that no request can reach any more. Returns the
 * end of the current day, when the function must run again.
 */
export async function closeDays(exchange: ServerExchange, futuresWallets: FuturesWallets): Promise<number> {
  const { clock } = exchange
  const { db } = exchange.database.jobs
  const today = dayStart(clock.now())
  const { last } = await db
    .selectFrom('daily_totals')
    .select(({ fn }) => fn.max('date').as('last'))
    .where('date', '<', dateOf(today))
    .executeTakeFirstOrThrow()
  const { first } = await db
    .selectFrom('members')
    .select(({ fn }) => fn.min('created_at').as('first'))
    .where('id', '>=', FIRST_MEMBER_ID)
    .executeTakeFirstOrThrow()
  const next = last === null ? dayStart(Number(first ?? clock.now())) : Date.parse(last) + DAY_MS
  const from = Math.max(next, today - CATCH_UP_DAYS * DAY_MS)
  if (from >= today) return today + DAY_MS
  const state = await readState(exchange, futuresWallets)
  for (let day = from; day < today; day += DAY_MS) await closeDay(exchange, state, day)
  await deleteBefore(db, dateOf(today - KEPT_DAYS * DAY_MS))
  return today + DAY_MS
}

/** Deletes the totals of all days before a date, one day in each statement, so that no statement takes long. */
async function deleteBefore(db: Reader, date: string): Promise<void> {
  for (;;) {
    const { first } = await db
      .selectFrom('daily_totals')
      .select(({ fn }) => fn.min<string | null>('date').as('first'))
      .where('date', '<', date)
      .executeTakeFirstOrThrow()
    if (first === null) return
    await db.deleteFrom('daily_totals').where('date', '=', first).execute()
  }
}

/** Reads the state of all members. The number of statements does not depend on the number of members. */
function readState({ database, debts }: ServerExchange, futuresWallets: FuturesWallets): Promise<State> {
  return database.jobs.transaction(async (tx) => {
    await sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`.execute(tx)
    const holdings = await futuresWallets.allHoldings(tx)
    const debtsAt = await debts.ofAll(tx)
    const members = tx.selectFrom('members').select(['id', 'created_at']).where('id', '>=', FIRST_MEMBER_ID)
    return { holdings, debtsAt, members: await members.execute() }
  })
}

/**
 * Stores the totals of all members for one day. A single statement stores them, so the last stored day is always
 * complete. It passes each column as one array, because a statement takes at most 65,535 parameters.
 */
async function closeDay(exchange: ServerExchange, state: State, day: number): Promise<void> {
  const prices = await pricesAt(exchange, day + DAY_MS)
  const { ids, totals } = await inTurns(totalsAt(state, day + DAY_MS, prices))
  await sql`
    INSERT INTO daily_totals (member_id, date, total_usdt)
    SELECT member_id, ${dateOf(day)}, total
    FROM unnest(${ids}::int8[], ${totals}::numeric[]) AS worth (member_id, total)
    ON CONFLICT (member_id, date) DO NOTHING`.execute(exchange.database.jobs.db)
}

/** Computes the total of each member who existed before a time. */
function* totalsAt({ members, holdings, debtsAt }: State, at: number, prices: LatestPrices) {
  const ids: number[] = []
  const totals: bigint[] = []
  for (const { id, created_at } of members) {
    if (created_at >= at) continue
    ids.push(id)
    totals.push(worthOf(holdings.get(id) ?? [], debtsAt(id, at), prices).total)
    yield
  }
  return { ids, totals }
}

async function pricesAt({ index, database }: ServerExchange, time: number): Promise<LatestPrices> {
  const series = index.through(database.jobs.db)
  const symbols = coins.map(({ coin }) => `${coin}USDT`)
  const ticks = await Promise.all(
    symbols.map(async (symbol) => [symbol, (await series.at(symbol, time)) ?? index.latest(symbol)] as const),
  )
  const bySymbol = new Map(ticks)
  return { latest: (symbol) => bySymbol.get(symbol) }
}

/**
 * Returns the daily totals of a member for the last `days` days, oldest first. The last one is today's current total.
 */
export async function historyOf(
  { clock }: Exchange,
  db: Reader,
  memberId: number,
  days: number,
  totalNow: bigint,
): Promise<Schema<'DailyTotal'>[]> {
  const today = dayStart(clock.now())
  const rows = await db
    .selectFrom('daily_totals')
    .select(['date', 'total_usdt'])
    .where('member_id', '=', memberId)
    .where('date', '>', dateOf(today - days * DAY_MS))
    .where('date', '<', dateOf(today))
    .orderBy('date')
    .execute()
  return [...rows, { date: dateOf(today), total_usdt: totalNow }].map(({ date, total_usdt }) => ({
    date,
    total_usdt: fromUnits(total_usdt),
  }))
}
