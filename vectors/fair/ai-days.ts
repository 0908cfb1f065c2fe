import { createHash } from 'node:crypto'
import type { Tick } from './public-series.ts'
import { amount, compare, type Difference, units, up } from './recompute.ts'

interface AiDay {
  day: number
  date: string
  principal: string
  rate: string
  income: string
  fee: string
  tick_ts: number
  tick_price: string
}

/** An AI order as the call `orderList` returns it to its member. */
export interface AiOrder {
  order_no: string
  amount: string
  cycle_days: number
  min_rate: string
  max_rate: string
  fee_rate: string
  start_date: string | null
  income_total: string
  fee_total: string
  paid_back: string | null
  days: AiDay[]
}

const DAY_MS = 86_400_000
const DRAWS = 2n ** 32n
/** Number of 1e-8 units in one unit of the last decimal of a rate. Rates have six decimals. */
const RATE_UNIT = 100n

/** Divides two integers and rounds toward minus infinity. */
function floorDiv(a: bigint, b: bigint): bigint {
  const quotient = a / b
  return a % b < 0n ? quotient - 1n : quotient
}

/** Returns the rate of a day in units of 1e-8, with six decimals. */
function rateOf({ order_no, min_rate, max_rate }: AiOrder, day: number, price: string): bigint {
  const hash = createHash('sha256').update(`${order_no}:${day}:${price}`).digest('hex')
  const [low, high, drawn] = [units(min_rate), units(max_rate), BigInt(`0x${hash.slice(0, 8)}`)]
  return floorDiv(low * DRAWS + (high - low) * drawn, DRAWS * RATE_UNIT) * RATE_UNIT
}

const short = (value: bigint) => amount(value).replace(/\.?0+$/, '')

/**
 * Recomputes the income of every day of an AI order (an investment with a daily rate) and its totals. The result of
 * each day is computed with the last index price at or before the midnight of this day. Returns the differences from
 * the published values.
 */
export async function checkAiOrder(
  order: AiOrder,
  tickAt: (moment: number) => Promise<Tick | null>,
): Promise<Difference[]> {
  const found: Difference[] = []
  const start = Date.parse(`${order.start_date}T00:00:00Z`)
  const paid = units(order.amount)
  let [principal, income, fees] = [paid, 0n, 0n]
  for (const [index, booked] of order.days.entries()) {
    const day = index + 1
    const midnight = start + day * DAY_MS
    const tick = await tickAt(midnight)
    if (index % order.cycle_days === 0) principal = paid + income - fees
    const rate = tick ? rateOf(order, day, tick.price) : 0n
    const won = floorDiv(principal * rate, 100_000_000n)
    const fee = won > 0n ? up(won, units(order.fee_rate)) : 0n
    income += won
    fees += fee
    const fair = {
      ...{ day, date: new Date(midnight).toISOString().slice(0, 10), principal: amount(principal) },
      ...{ tick_ts: tick?.ts ?? null, tick_price: tick?.price ?? null },
      ...{ rate: short(rate), income: amount(won), fee: amount(fee) },
    }
    found.push(...compare(`${order.order_no} day ${day}`, booked, fair))
  }
  const totals = { income_total: amount(income), fee_total: amount(fees) }
  const back = order.paid_back === null ? {} : { paid_back: amount(paid + income - fees) }
  return [...found, ...compare(order.order_no, order, { ...totals, ...back })]
}
