import type { Schema } from '@bourselet/sdk'
import {
  type AiDayResult,
  type AiTerms,
  add,
  addDays,
  aiDays,
  aiDraw,
  aiNetIncome,
  compare,
  type Decimal,
  div,
  isWireAmount,
  isZero,
  max,
  mul,
  sub,
  trim,
} from '@bourselet/sdk/money'
import type { Problem } from '../../shared/form/use-form.ts'
import type { StaircaseDay } from '../../shared/staircase/staircase.ts'

export type Plan = Schema<'AiProduct'>
export type Order = Schema<'AiOrder'>
export type Day = Schema<'AiDay'>

export const isOpen = ({ status }: Plan): boolean => status === 'on_sale' || status === 'presale'

/**
 * Returns the amount that a member can still invest in a plan. `used` is the principal of the member's running orders
 * in it.
 */
export const limitLeft = ({ max_amount }: Plan, used: Decimal): Decimal => max('0', sub(max_amount, used))

/** Returns the reason why an amount is not valid for a new order; null if it is valid. */
export function amountProblem(
  amount: Decimal | '',
  { plan, used, available }: { plan: Plan; used: Decimal; available: Decimal | null },
): Problem | null {
  if (amount === '') return 'REQUIRED'
  if (isZero(amount) || !isWireAmount(trim(amount))) return 'AMOUNT_FORMAT'
  if (compare(amount, plan.min_amount) < 0)
    return { name: 'INVEST_BELOW_MIN', params: { min: plan.min_amount } }
  const left = limitLeft(plan, used)
  if (compare(amount, left) > 0) return { name: 'INVEST_ABOVE_MAX', params: { max: left } }
  if (available !== null && compare(amount, available) > 0)
    return { name: 'INSUFFICIENT_BALANCE', params: { available } }
  return null
}

/** Number of days that are simulated for the histogram of a plan. */
export const SIMULATED_DAYS = 120
const COLUMNS = 12

/**
 * A histogram of simulated daily rates. `losing` contains the number of days in each column left of zero, `winning` in
 * each column right of zero. `lost` is the number of all days with a loss. `worst`, `best` and `mean` are the lowest,
 * the highest and the average daily rate.
 */
export type Histogram = {
  losing: number[]
  winning: number[]
  lost: number
  worst: Decimal
  best: Decimal
  mean: Decimal
}

/**
 * Returns the daily rates of simulated days. The server draws the rates of a real order from its order number, the day
 * and a price. Here the fixed text `name` takes the place of the order number, and there is no price, so the simulated
 * rates are the same for every member.
 */
const simulatedRates = (terms: Pick<Plan, 'min_rate' | 'max_rate'>, name: string, days: number): Decimal[] =>
  Array.from({ length: days }, (_, at) => aiDraw(terms, name, at + 1).rate)

/**
 * Returns the histogram of the simulated days of a plan. The columns of one side, losing or winning, cover
 * equal spans of rates.
 */
export function histogramOf(plan: Plan): Histogram {
  const rates = simulatedRates(plan, 'SIMULATED-DAYS', SIMULATED_DAYS)
  const sorted = [...rates].sort(compare)
  const [low, high] = [Math.min(0, Number(plan.min_rate)), Math.max(0, Number(plan.max_rate))]
  const left = low === 0 ? 0 : Math.max(1, Math.round((COLUMNS * -low) / (high - low)))
  const right = high === 0 ? 0 : COLUMNS - left
  const count = (from: number, to: number, columns: number, of: readonly Decimal[]) => {
    const bins = new Array<number>(columns).fill(0)
    for (const rate of of) {
      const at = Math.min(columns - 1, Math.floor(((Number(rate) - from) / (to - from)) * columns))
      bins[at] = (bins[at] ?? 0) + 1
    }
    return bins
  }
  const isLoss = (rate: Decimal) => compare(rate, '0') < 0
  const losses = rates.filter(isLoss)
  return {
    losing: count(low, 0, left, losses),
    winning: count(
      0,
      high,
      right,
      rates.filter((rate) => !isLoss(rate)),
    ),
    lost: losses.length,
    worst: sorted[0] ?? '0',
    best: sorted.at(-1) ?? '0',
    mean: div(rates.reduce(add, '0'), String(SIMULATED_DAYS), 6, 'HALF_UP'),
  }
}

/** Number of simulated orders. It is odd, so that exactly one order is the median. */
export const SIMULATED_ORDERS = 51
const SAMPLE = '1000000'

/**
 * The range of the total results of the simulated orders up to a day: 5 percent of the orders have a total of at most
 * `low`, and 95 percent have a total of at most `high`.
 */
export type SimulatedRange = { low: Decimal; high: Decimal }

/**
 * The result of simulating many orders with the same principal. `median` contains the days of the order with the median
 * result. `ranges` contains, for each day, the range of the middle 90 percent of the total results up to that day.
 * `lost` is the number of orders that end with a loss.
 */
export type Simulation = { median: readonly AiDayResult[]; ranges: readonly SimulatedRange[]; lost: number }

/**
 * Simulates orders of a plan with the formula with which the server computes the daily results of an order. The
 * results are for a sample amount; `scaled` converts them to another amount.
 */
export function simulate(terms: AiTerms): Simulation {
  const days = terms.cycle_days * terms.loops
  const orders = Array.from({ length: SIMULATED_ORDERS }, (_, at) => {
    const rates = simulatedRates(terms, `SIMULATED-${at}`, days)
    const results = aiDays(terms, SAMPLE, (day) => rates[day - 1] ?? '0')
    return { results, totals: totalsOf(results), net: aiNetIncome(results) }
  }).sort((a, b) => compare(a.net, b.net))
  const at = (part: number) => Math.round(part * (SIMULATED_ORDERS - 1))
  const ranges = Array.from({ length: days }, (_, day): SimulatedRange => {
    // Sorting needs no exact value, so the decimal strings become numbers here.
    const sorted = orders.map(({ totals }) => totals[day]!).sort((a, b) => Number(a) - Number(b))
    return { low: sorted[at(0.05)]!, high: sorted[at(0.95)]! }
  })
  return {
    median: orders[at(0.5)]!.results,
    ranges,
    lost: orders.filter(({ net }) => compare(net, '0') < 0).length,
  }
}

/** Returns the sum of all net results from the start of an AI order to each day. */
function totalsOf(results: readonly Result[]): Decimal[] {
  let total: Decimal = '0'
  return results.map(({ income, fee }) => {
    total = add(total, sub(income, fee))
    return total
  })
}

/** Converts a simulated result for the sample amount to the result for another amount. */
export const scaled = (result: Decimal, amount: Decimal): Decimal =>
  div(mul(result, amount), SAMPLE, 8, 'FLOOR')

type Result = Pick<AiDayResult, 'day' | 'income' | 'fee'>

/**
 * Returns the daily results of an order for the staircase chart, a chart of their running total. The first entry is the
 * start date with the total 0. `scale` converts each result to another amount.
 */
export function stairsOf(
  days: readonly Result[],
  startDate: string,
  scale: (result: Decimal) => Decimal = (result) => result,
): StaircaseDay[] {
  let total: Decimal = '0'
  const stairs = days.map(({ day, income, fee }) => {
    const gain = scale(sub(income, fee))
    total = add(total, gain)
    return { date: addDays(startDate, day), gain, total }
  })
  return [{ date: startDate, gain: '0', total: '0' }, ...stairs]
}

/** Returns the net result of an order so far. */
export const netOf = ({ income_total, fee_total }: Pick<Order, 'income_total' | 'fee_total'>): Decimal =>
  sub(income_total, fee_total)

/**
 * Returns what the member gives up by finishing an order now: the number of days that are not run, and the
 * lowest and the highest possible result of these days.
 */
export function givenUp(order: Order): { days: number; least: Decimal; most: Decimal } {
  const last = order.cycle_days * order.loops
  const next = order.days_done + 1
  const terms = { ...order, cycle_days: order.cycle_days, loops: order.loops }
  const net = (rate: Decimal) =>
    aiNetIncome(
      aiDays(terms, order.amount, (day) => order.days[day - 1]?.rate ?? (day === next ? '0' : rate)),
    )
  const now = netOf(order)
  return {
    days: Math.max(0, last - next),
    least: sub(net(order.min_rate), now),
    most: sub(net(order.max_rate), now),
  }
}
