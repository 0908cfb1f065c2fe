import type { Schema } from '@bourselet/openapi'
import {
  addDays,
  type Decimal,
  fromUnits,
  mul,
  pledgeAccumulated,
  pledgeIncome,
  pledgeMaturity,
  SCALE,
  trim,
} from '@bourselet/sdk/money'
import { coins } from '../../prices/coins.ts'
import { offerStatus } from '../../products/offers.ts'
import type { Income, Lot, Offer, Position } from '../../products/products.migration.ts'
import { MAX_LOTS } from '../../products/term-product.ts'
import { pledgeOrder, type WealthTerms } from './wealth-rules.ts'

const short = (units: bigint) => fromUnits(units, SCALE, false)

/**
 * Returns an offer in the format of the API, with its status at `now`; null if members cannot see the offer at
 * that time.
 */
export function productView(offer: Offer<WealthTerms>, now: number): Schema<'InterestProduct'> | null {
  const status = offerStatus(offer, now)
  if (status === null) return null
  const { terms, term_days, copy_price, total_copies, sold_copies } = offer
  return {
    ...{ id: offer.id, kind: offer.kind as Schema<'ProductKind'>, name: offer.name, coin: offer.coin },
    icon: coins.find(({ coin }) => coin === offer.coin)?.icon ?? null,
    cycle_days: term_days ?? 0,
    daily_rate: terms.daily_rate,
    total_rate: trim(mul(terms.daily_rate, String(term_days ?? 0))),
    ...{ min_amount: short(offer.min_amount), max_amount: short(offer.max_amount), step: short(offer.step) },
    unit: copy_price === null ? 'amount' : 'copy',
    subscription_price: copy_price === null ? null : short(copy_price),
    ...{ total_copies, sold_copies: copy_price === null ? null : sold_copies },
    ...{ presale_at: offer.presale_at, sale_at: offer.sale_at, end_at: offer.end_at, status },
    ...{ append_allowed: offer.append_allowed, early_redeem: offer.early_redeem },
    penalty_rate: terms.penalty_rate,
  }
}

/** Returns the expected income and the dates of a subscription of `units` on `start_date`. */
export function previewOf(offer: Offer<WealthTerms>, units: bigint, start_date: string) {
  const order = pledgeOrder({ ...offer, start_date }, [{ date: start_date, amount: units }])
  const maturity_date = pledgeMaturity(order)
  return {
    amount: fromUnits(units),
    daily_income: pledgeIncome(order, maturity_date),
    estimated_return: pledgeAccumulated(order, maturity_date),
    first_income_date: addDays(start_date, 1),
    maturity_date,
  }
}

/**
 * Sums over the lots of an order: its first amount and the amounts that the member added later. Amounts are in units of
 * 1e-8.
 */
export interface LotSums {
  /** Number of the lots. */
  lots: number
  /** Sum of the daily incomes of all lots, including lots that do not earn yet. */
  daily: bigint
  /** Income of the days since the last daily booking. */
  unbooked: bigint
}

/** Returns an order in the format of the API, computed from its position, the sums over its lots and its product's name. */
export function orderView(
  position: Position<WealthTerms>,
  { lots, daily, unbooked }: LotSums,
  product: string,
): Schema<'InterestOrder'> {
  const maturity_date = pledgeMaturity(pledgeOrder(position, []))
  const { kind, coin, copies, start_date, status, created_at, ended_at, paid_back, early_redeem } = position
  return {
    order_no: position.order_no,
    product: { id: position.offer_id, kind: kind as Schema<'ProductKind'>, name: product },
    ...{ coin, principal: fromUnits(position.principal), copies, daily_rate: position.terms.daily_rate },
    daily_income: fromUnits(daily),
    accumulated_income: fromUnits(position.accrued),
    income_to_date: fromUnits(position.accrued + (status === 'running' ? unbooked : 0n)),
    estimated_return: fromUnits(position.accrued + position.expected),
    ...{ start_date, first_income_date: addDays(start_date, 1), maturity_date },
    paid_back: paid_back === null ? null : fromUnits(paid_back),
    ...{ early_redeem, penalty_rate: position.terms.penalty_rate },
    lots_left: status === 'running' ? Math.max(0, MAX_LOTS - lots) : 0,
    ...{ status, created_at, ended_at },
  }
}

/**
 * Returns a lot (an amount that was added to an order on one date) in the format of the API, with the income that it
 * earned until the last booking.
 */
export function lotView(position: Position<WealthTerms>, lot: Lot): Schema<'InterestLot'> {
  const alone = pledgeOrder(position, [lot])
  return {
    amount: fromUnits(lot.amount),
    start_date: lot.date,
    income_paid: pledgeAccumulated(alone, position.booked_date),
  }
}

/** Returns an income record in the format of the API: the income of one order on one date. */
export function incomeView(row: Income): Schema<'IncomeRow'> {
  const { id, date, order_no, kind, coin, created_at } = row
  return {
    ...{
      id,
      date,
      order_no,
      kind,
      coin,
      principal: fromUnits(row.principal),
      rate: trim(row.rate) as Decimal,
    },
    ...{ income: fromUnits(row.amount), created_at },
  }
}
