import type { Schema } from '@bourselet/openapi'
import { fromUnits, SCALE } from '@bourselet/sdk/money'
import type { Reader } from '../../database/transaction.ts'
import { pagedRows } from '../../http/page.ts'
import type { Data, Request } from '../../http/routes.ts'
import { offerNames, offerStatus } from '../../products/offers.ts'
import type { Offer, Position } from '../../products/products.migration.ts'
import { maturityDate } from '../../products/term-booking.ts'
import type { TermProduct } from '../../products/term-rules.ts'
import type { SavingsTerms } from './savings-rules.ts'

const typeOf = ({ term_days }: Pick<Offer, 'term_days'>): Schema<'SavingsType'> =>
  term_days === null ? 'flexible' : 'fixed'

/** Returns the savings products that members can see, filtered by type and coin, in the order set by the operator. */
export async function goodsList(
  product: TermProduct<SavingsTerms>,
  db: Reader,
  now: number,
  { type, coin }: NonNullable<Request<'savings.goods'>>,
): Promise<Data<'savings.goods'>> {
  return (await product.offers(db)).flatMap((offer) => {
    const status = offerStatus(offer, now)
    const isAsked = (type ?? typeOf(offer)) === typeOf(offer) && (coin ?? offer.coin) === offer.coin
    if (status === null || !isAsked) return []
    const { id, name, term_days, terms, min_amount, max_amount } = offer
    const [min, max] = [min_amount, max_amount].map((units) => fromUnits(units, SCALE, false))
    return {
      ...{ id, type: typeOf(offer), name, coin: offer.coin, apr: terms.apr, term_days },
      ...{ min_amount: min!, max_amount: max!, status },
    }
  })
}

/** Returns a page of a member's savings orders, newest first. */
export async function orderList(
  db: Reader,
  memberId: number,
  { type, ...asked }: NonNullable<Request<'savings.orders'>>,
): Promise<Data<'savings.orders'>> {
  const own = db.selectFrom('term_positions').where('member_id', '=', memberId).where('kind', '=', 'savings')
  const rows = type === undefined ? own : own.where('term_days', type === 'flexible' ? 'is' : 'is not', null)
  const { page, list } = await pagedRows(rows, asked, { filters: ['status'] })
  return { page, list: await orderViews(db, list as Position<SavingsTerms>[]) }
}

/** Returns a savings order, which is stored as a position, in the format of the API. */
export async function oneOrder(
  db: Reader,
  position: Position<SavingsTerms>,
): Promise<Schema<'SavingsOrder'>> {
  const [order] = await orderViews(db, [position])
  return order!
}

async function orderViews(
  db: Reader,
  positions: Position<SavingsTerms>[],
): Promise<Schema<'SavingsOrder'>[]> {
  if (positions.length === 0) return []
  const names = await offerNames(db, positions)
  return positions.map((position) => {
    const { order_no, offer_id, coin, terms, term_days, start_date, status, created_at, ended_at } = position
    return {
      order_no,
      goods: { id: offer_id, type: typeOf(position), name: names.get(offer_id) ?? '' },
      ...{ coin, amount: fromUnits(position.principal), apr: terms.apr, term_days },
      interest_paid: fromUnits(position.accrued),
      ...{ start_date, maturity_date: maturityDate(position), status, created_at, ended_at },
    }
  })
}
