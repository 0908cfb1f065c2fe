import type { Schema } from '@bourselet/sdk'
import { addDays, aiDayIncome, aiDraw, amount, DAY_MS, dayNumber, sub } from '@bourselet/sdk/money'
import { onTestFinished } from 'vitest'
import { usdtWallet } from './fund-wallet.ts'
import { sampleMember } from './member.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { pageOf } from './show-orders.tsx'

/** An AI plan (a simulated strategy with a daily income) of 21 days, whose daily rate may be negative. */
export const core: Schema<'AiProduct'> = {
  ...{ id: 2, name: 'Core 21', coin: 'USDT', cycle_days: 21, min_amount: '100', max_amount: '10000' },
  ...{ min_rate: '-0.002', max_rate: '0.0025', fee_rate: '0.1', max_loops: 3, early_finish: true },
  ...{ risk: 'medium', description_html: '<p>A simulated strategy.</p>', status: 'on_sale' },
}

export const steady: Schema<'AiProduct'> = {
  ...core,
  ...{ id: 1, name: 'Steady 7', cycle_days: 7, min_rate: '-0.0005', max_rate: '0.0008', risk: 'low' },
}

const today = new Date().toISOString().slice(0, 10)
const start = addDays(today, -3)
const ORDER_NO = 'A202601150000000414'
export const PRICE = '60000.00'

/**
 * Returns a day of the running order, with its booked income. The rate of the day is computed from the published price
 * `PRICE`.
 */
const dayOf = (day: number): Schema<'AiDay'> => {
  const date = addDays(start, day)
  const { rate } = aiDraw(core, ORDER_NO, day, PRICE)
  const principal = '1500.00000000'
  return {
    ...{ day, date, principal, rate, ...aiDayIncome(principal, rate, core.fee_rate) },
    ...{ tick_ts: dayNumber(date) * DAY_MS, tick_price: PRICE },
  }
}
const days = [1, 2, 3].map(dayOf)
const total = (field: 'income' | 'fee') =>
  amount(days.reduce((sum, day) => sub(sum, `-${day[field]}`.replace('--', '')), '0'))

/** An order of the plan `core` that has been running for three days. */
export const runningOrder: Schema<'AiOrder'> = {
  ...{ order_no: ORDER_NO, product: { id: 2, name: core.name }, coin: 'USDT', amount: '1500.00000000' },
  ...{ cycle_days: 21, loops: 1, loop_now: 1, min_rate: core.min_rate, max_rate: core.max_rate },
  ...{ fee_rate: core.fee_rate, days_done: 3, income_total: total('income'), fee_total: total('fee') },
  ...{ status: 'running', finishing: false, early_finish: true, paid_back: null, expire_at: null },
  ...{ start_date: start, maturity_date: addDays(start, 21), created_at: Date.now() - 3 * DAY_MS },
  ...{ ended_at: null, days },
}

/** A draft of an order of the plan `core`. It is not paid yet and can be paid for ten more minutes. */
export const draftOrder: Schema<'AiOrder'> = {
  ...runningOrder,
  ...{ order_no: 'A202601180000000415', amount: '2000.00000000', status: 'pending', loop_now: 0 },
  ...{ days_done: 0, income_total: '0.00000000', fee_total: '0.00000000', days: [] },
  ...{ start_date: null, maturity_date: null, expire_at: Date.now() + 600_000 },
}

export const createdDraft = {
  ...draftOrder,
  preview: {
    min_income: '-84.00000000',
    max_income: '94.50000000',
    maturity_date: addDays(today, 21),
  },
}

export type AiSetting = { visitor?: boolean; orders?: Schema<'AiOrder'>[]; price?: string }

/**
 * Opens a test exchange with two AI plans. Unless `visitor` is true, a member with AI orders is signed in. The exchange
 * returns all orders, whatever status a request asks for.
 */
export async function openAi({ visitor, orders = [runningOrder], price = PRICE }: AiSetting = {}) {
  const exchange: TestExchange = openExchange()
  onTestFinished(exchange.close)
  const last = orders[0]?.days.at(-1)
  const answers: Record<string, unknown> = {
    getLoopGoods: [steady, core],
    getMemberInfo: sampleMember(),
    queryCoinAccount: usdtWallet('12450.00000000'),
    orderList: pageOf(orders),
    historyInfo: { list: [{ id: 1, ts: last?.tick_ts ?? 0, price }] },
  }
  await exchange.step({ do: 'answers', data: answers })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  return exchange
}
