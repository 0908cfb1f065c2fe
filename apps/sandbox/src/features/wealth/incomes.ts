import { addDays, fromUnits } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { usdtValue } from '../../prices/valuation.ts'
import type { TermKind } from '../../products/products.migration.ts'
import { dateOf } from '../../products/term-booking.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { incomeView } from './wealth-views.ts'

const ownIncomes = (db: Reader, memberId: number) =>
  db.selectFrom('term_incomes').where('member_id', '=', memberId)

/**
 * Returns a page of a member's income records of all term products (wealth, pledge, savings and AI), newest date first.
 */
export async function incomeList(
  db: Reader,
  memberId: number,
  asked: NonNullable<Request<'wealth.incomes'>>,
): Promise<Data<'wealth.incomes'>> {
  const own = ownIncomes(db, memberId)
  const { page, list } = await pagedRows(own, asked, {
    filters: ['order_no', 'kind'],
    time: 'date',
    newest: ['date', 'id'],
  })
  return { page, list: list.map(incomeView) }
}

/** Returns one income record of a member. Throws NOT_FOUND for an unknown id. */
export async function oneIncome(db: Reader, memberId: number, id: number): Promise<Data<'wealth.summary'>> {
  const row = await ownIncomes(db, memberId).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND', { field: 'id' })
  return incomeView(row)
}

interface CoinSum {
  coin: string
  units: bigint | null
}

/**
 * Returns a member's principal and income totals, over all kinds of term products or for one kind. Each income belongs
 * to its date, which is the day for which it was earned.
 */
export async function incomeSummary(
  { clock, index }: Pick<Exchange, 'clock' | 'index'>,
  db: Reader,
  memberId: number,
  kind: TermKind | undefined,
): Promise<Data<'wealth.summary'>> {
  const today = dateOf(clock.now())
  const usdt = (sums: readonly CoinSum[]) =>
    fromUnits(sums.reduce((sum, { coin, units }) => sum + usdtValue(index, coin, BigInt(units ?? 0n)), 0n))
  const earned = (date?: string) => {
    const all = ownIncomes(db, memberId)
    const ofKind = kind === undefined ? all : all.where('kind', '=', kind)
    return (date === undefined ? ofKind : ofKind.where('date', '=', date))
      .select(({ fn }) => ['coin' as const, fn.sum<bigint | null>('amount').as('units')])
      .groupBy('coin')
      .execute()
  }
  const all = db
    .selectFrom('term_positions')
    .where('member_id', '=', memberId)
    .where('status', '=', 'running')
  const running = kind === undefined ? all : all.where('kind', '=', kind)
  const sumOf = (column: 'principal' | 'expected') =>
    running
      .select(({ fn }) => ['coin' as const, fn.sum<bigint | null>(column).as('units')])
      .groupBy('coin')
      .execute()
  const { count } = await running
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return {
    principal_running: usdt(await sumOf('principal')),
    income_today: usdt(await earned(today)),
    income_yesterday: usdt(await earned(addDays(today, -1))),
    income_total: usdt(await earned()),
    income_expected: usdt(await sumOf('expected')),
    orders_running: count,
  }
}
