import type { Schema } from '@bourselet/sdk'
import { DAY_MS } from '@bourselet/sdk/money'
import { onTestFinished } from 'vitest'
import { usdtWallet } from './fund-wallet.ts'
import { sampleMember } from './member.ts'
import { openExchange, type TestExchange } from './open-exchange.ts'
import { pageOf } from './show-orders.tsx'

/** A pledge product, in which members invest USDT for 30 days at 0.03 % a day. */
export const pledge: Schema<'InterestProduct'> = {
  id: 1,
  kind: 'pledge',
  name: 'USDT 30 days',
  coin: 'USDT',
  icon: null,
  cycle_days: 30,
  daily_rate: '0.0003',
  total_rate: '0.009',
  min_amount: '100',
  max_amount: '50000',
  step: '1',
  unit: 'amount',
  subscription_price: null,
  total_copies: null,
  sold_copies: null,
  presale_at: null,
  sale_at: Date.now() - DAY_MS,
  end_at: null,
  status: 'on_sale',
  append_allowed: true,
  early_redeem: true,
  penalty_rate: '0.001',
}

/** A wealth product that is bought in copies (units) of 500 USDT. */
export const wealth: Schema<'InterestProduct'> = {
  ...pledge,
  id: 2,
  kind: 'wealth',
  name: 'USDT 90 days',
  cycle_days: 90,
  daily_rate: '0.00035',
  total_rate: '0.0315',
  min_amount: '500',
  unit: 'copy',
  subscription_price: '500',
  total_copies: 1000,
  sold_copies: 998,
  early_redeem: false,
  penalty_rate: '0',
}

export const soldOut: Schema<'InterestProduct'> = {
  ...wealth,
  id: 3,
  name: 'USDT 7 days',
  cycle_days: 7,
  status: 'sold_out',
  sold_copies: 1000,
}

export const flexible: Schema<'SavingsGoods'> = {
  id: 1,
  type: 'flexible',
  name: 'USDT flexible',
  coin: 'USDT',
  apr: '0.04',
  term_days: null,
  min_amount: '10',
  max_amount: '200000',
  status: 'on_sale',
}

export const fixed: Schema<'SavingsGoods'> = {
  ...flexible,
  id: 2,
  type: 'fixed',
  name: 'USDT fixed 90 days',
  apr: '0.0625',
  term_days: 90,
  min_amount: '100',
  max_amount: '50000',
}

const dateIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A running order of the pledge product: 5,000 USDT, subscribed 12 days ago. */
export const pledgeOrder: Schema<'InterestOrder'> = {
  order_no: 'I202601220000000001',
  product: { id: 1, kind: 'pledge', name: pledge.name },
  coin: 'USDT',
  principal: '5000.00000000',
  copies: null,
  daily_rate: '0.0003',
  daily_income: '1.50000000',
  accumulated_income: '18.00000000',
  estimated_return: '45.00000000',
  start_date: dateIn(-12),
  first_income_date: dateIn(-11),
  maturity_date: dateIn(18),
  paid_back: null,
  early_redeem: true,
  penalty_rate: '0.001',
  status: 'running',
  created_at: Date.now() - 12 * DAY_MS,
  ended_at: null,
}

/** A running order of flexible savings: 8,000 USDT, subscribed 21 days ago. */
export const flexibleOrder: Schema<'SavingsOrder'> = {
  order_no: 'S202601130000000001',
  goods: { id: 1, type: 'flexible', name: flexible.name },
  coin: 'USDT',
  amount: '8000.00000000',
  apr: '0.04',
  term_days: null,
  interest_paid: '18.41095200',
  start_date: dateIn(-21),
  maturity_date: null,
  status: 'running',
  created_at: Date.now() - 21 * DAY_MS,
  ended_at: null,
}

const income = (id: number, at: number): Schema<'IncomeRow'> => ({
  id,
  date: dateIn(at),
  order_no: pledgeOrder.order_no,
  kind: 'pledge',
  coin: 'USDT',
  principal: '5000.00000000',
  rate: '0.0003',
  income: '1.50000000',
  created_at: Date.now() + at * DAY_MS,
})

const incomes: Schema<'IncomeRow'>[] = Array.from({ length: 12 }, (_, at) => income(12 - at, -at))

export type EarnSetting = {
  visitor?: boolean
  available?: string
  answers?: Record<string, unknown>
  /**
   * The totals that the call `getInterestDetail` returns for the kind `ai`. A real server includes them in the totals
   * of all kinds. By default, all totals of AI plans are zero.
   */
  ai?: Schema<'IncomeSummary'>
}

const noAi: Schema<'IncomeSummary'> = {
  ...{ principal_running: '0.00000000', income_today: '0.00000000', income_yesterday: '0.00000000' },
  ...{ income_total: '0.00000000', income_expected: '0.00000000', orders_running: 0 },
}

/** Opens a test exchange with earn products of all kinds. For a member it also has two running orders. */
export async function openEarn(setting: EarnSetting = {}) {
  const { visitor, available = '12450.00000000', answers = {}, ai = noAi } = setting
  const exchange: TestExchange = openExchange()
  onTestFinished(exchange.close)
  const all: Record<string, unknown> = {
    getInterestRateList: pageOf([pledge, wealth, soldOut]),
    getSavingsGoodsList: [flexible, fixed],
    getMemberInfo: sampleMember(),
    queryCoinAccount: usdtWallet(available),
    getInterestOrderList: pageOf([pledgeOrder]),
    getSavingsOrderList: pageOf([flexibleOrder]),
    getInterestOrderDetail: {
      ...pledgeOrder,
      lots: [{ amount: '5000.00000000', start_date: pledgeOrder.start_date, income_paid: '18.00000000' }],
      incomes,
    },
    getInterestList: pageOf(incomes),
    getInterestDetail: {
      principal_running: '13000.00000000',
      income_today: '5.55000000',
      income_yesterday: '5.53000000',
      income_total: '412.37000000',
      income_expected: '372.69000000',
      orders_running: 2,
    },
    ...answers,
  }
  await exchange.step({ do: 'answers', data: all })
  await exchange.step({ do: 'answer', call: 'getInterestDetail', data: ai, when: { kind: 'ai' } })
  if (!visitor) exchange.sdk.token.set('t'.repeat(32))
  return exchange
}
