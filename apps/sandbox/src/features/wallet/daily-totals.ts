import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { FuturesWallets } from '../../exchange/capabilities.ts'
import type { Exchange, ServerExchange } from '../../exchange/exchange.ts'
import { FIRST_MEMBER_ID } from '../../members/members.migration.ts'
import { coins } from '../../prices/coins.ts'
import type { LatestPrices } from '../../prices/valuation.ts'
import { DAY_MS, dateOf, dayStart } from './utc-days.ts'
import { worthOf } from './worth.ts'

/** Nobody asks for more than a year, so a longer rest of the sandbox leaves a gap. */
const CATCH_UP_DAYS = 366

/**
 * Writes the totals of every day that has ended since the last one written, and answers when the present day ends.
 * What a day was worth is told by its last index prices; nothing moves money while the sandbox rests, so the balances
 * of a day that ended then are those of now.
 */
export async function closeDays(exchange: ServerExchange, wallets: FuturesWallets): Promise<number> {
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
  const from = last === null ? dayStart(Number(first ?? clock.now())) : Date.parse(last) + DAY_MS
  for (let day = Math.max(from, today - CATCH_UP_DAYS * DAY_MS); day < today; day += DAY_MS) {
    await closeDay(exchange, wallets, day)
  }
  return today + DAY_MS
}

/** Whole days only, so that the last one written tells where to go on. */
async function closeDay(exchange: ServerExchange, wallets: FuturesWallets, day: number): Promise<void> {
  const { db } = exchange.database.jobs
  const members = await db
    .selectFrom('members')
    .select('id')
    .where('id', '>=', FIRST_MEMBER_ID)
    .where('created_at', '<', day + DAY_MS)
    .execute()
  const prices = await pricesAt(exchange, day + DAY_MS)
  const rows = []
  for (const { id } of members) {
    const { total } = worthOf(await wallets.holdings(db, id), prices)
    rows.push({ member_id: id, date: dateOf(day), total_usdt: total })
  }
  if (rows.length === 0) return
  await db
    .insertInto('daily_totals')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['member_id', 'date']).doNothing())
    .execute()
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

/** A member's totals of so many days, oldest first, the last one today's so far. */
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
