import type { Schema } from '@bourselet/openapi'
import { sql } from 'kysely'
import { inTurns } from '../../clock/turns.ts'
import { inSnapshot, type Reader } from '../../database/transaction.ts'
import { pagedRows, pageOf } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { offerNames } from '../../products/offers.ts'
import type { Lot, Position } from '../../products/products.migration.ts'
import { dateOf, lotsOf, maturityDate } from '../../products/term-booking.ts'
import type { TermProduct } from '../../products/term-rules.ts'
import { Refusal } from '../../refusals/refusal.ts'
import { type WealthTerms, wealthRules } from './wealth-rules.ts'
import { incomeView, type LotSums, lotView, orderView, productView } from './wealth-views.ts'

/** Returns a page of the products that members can see, in the order set by the operator. */
export async function productList(
  product: TermProduct<WealthTerms>,
  db: Reader,
  now: number,
  asked: NonNullable<Request<'wealth.products'>>,
): Promise<Data<'wealth.products'>> {
  const { kind, coin, page = 1, limit = 20 } = asked
  const offers = (await product.offers(db)).flatMap((offer) => productView(offer, now) ?? [])
  const found = offers.filter(
    (offer) => (kind === undefined || offer.kind === kind) && (coin === undefined || offer.coin === coin),
  )
  return { page: pageOf(asked, found.length), list: found.slice((page - 1) * limit, page * limit) }
}

const ownPositions = (db: Reader, memberId: number) =>
  db.selectFrom('term_positions').where('member_id', '=', memberId).where('kind', 'in', wealthRules.kinds)

/** Returns a page of a member's wealth and pledge orders, newest first. */
export async function orderList(
  db: Reader,
  now: number,
  memberId: number,
  asked: NonNullable<Request<'wealth.orders'>>,
): Promise<Data<'wealth.orders'>> {
  const { page, list } = await pagedRows(ownPositions(db, memberId), asked, { filters: ['status', 'kind'] })
  return { page, list: await orderViews(db, now, list as Position<WealthTerms>[]) }
}

/** Returns a wealth or pledge order, which is stored as a position, in the format of the API. */
export async function oneOrder(
  db: Reader,
  now: number,
  position: Position<WealthTerms>,
): Promise<Schema<'InterestOrder'>> {
  const [order] = await orderViews(db, now, [position])
  return order!
}

async function orderViews(db: Reader, now: number, positions: Position<WealthTerms>[]) {
  if (positions.length === 0) return []
  const sums = await lotSums(db, positions, dateOf(now))
  const names = await offerNames(db, positions)
  return positions.map((position) =>
    orderView(position, sums.get(position.id)!, names.get(position.offer_id) ?? ''),
  )
}

/**
 * Returns, for each position, the sums over its lots (one for each date on which money was added) on the date `today`.
 * The database computes them, because reading 100 positions with 1,000 lots each would keep the process busy too long.
 * The SQL repeats the formulas of `pledgeIncome` and `pledgeAccumulated`.
 */
async function lotSums(
  db: Reader,
  positions: readonly Position<WealthTerms>[],
  today: string,
): Promise<Map<number, LotSums>> {
  const ends = positions.map((position) => {
    const maturity = maturityDate(position)
    return maturity !== null && maturity < today ? maturity : today
  })
  const { rows } = await sql<LotSums & { id: number }>`
    SELECT id, count(*) AS lots, sum(income) AS daily,
      sum(income * greatest(0, until - greatest(booked, date))) AS unbooked
    FROM (
      SELECT asked.*, term_lots.date::date AS date, trunc(amount * rate) AS income
      FROM unnest(${positions.map(({ id }) => id)}::int8[], ${positions.map(({ terms }) => terms.daily_rate)}::numeric[],
        ${positions.map(({ booked_date }) => booked_date)}::date[], ${ends}::date[])
        AS asked (id, rate, booked, until)
      JOIN term_lots ON position_id = asked.id) AS lots
    GROUP BY id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function* lotViews(position: Position<WealthTerms>, lots: readonly Lot[]) {
  const views: Schema<'InterestLot'>[] = []
  for (const lot of lots) {
    views.push(lotView(position, lot))
    yield
  }
  return views
}

/**
 * Returns an order of the member with its incomes and its lots: one lot for each date on which money was added. Throws
 * ORDER_NOT_FOUND for an unknown order number.
 */
export async function orderDetail(
  db: Reader,
  now: number,
  memberId: number,
  order_no: string,
): Promise<Data<'wealth.order'>> {
  const { order, position, lots, incomes } = await inSnapshot(db, (tx) =>
    readOrder(tx, now, memberId, order_no),
  )
  return { ...order, lots: await inTurns(lotViews(position, lots)), incomes: incomes.map(incomeView) }
}

async function readOrder(db: Reader, now: number, memberId: number, order_no: string) {
  const row = await ownPositions(db, memberId).selectAll().where('order_no', '=', order_no).executeTakeFirst()
  if (!row) throw new Refusal('ORDER_NOT_FOUND', { field: 'order_no' })
  const position = row as Position<WealthTerms>
  const incomes = await db
    .selectFrom('term_incomes')
    .selectAll()
    .where('position_id', '=', position.id)
    .orderBy('id', 'desc')
    .execute()
  const lots = await lotsOf(db, position.id)
  return { order: await oneOrder(db, now, position), position, lots, incomes }
}
