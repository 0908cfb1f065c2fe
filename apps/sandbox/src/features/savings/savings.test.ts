import { beforeAll, describe, expect, test } from 'vitest'
import { openTermProduct } from '../../products/term-product.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { savingsRules } from './savings-rules.ts'

const DAY = 86_400_000
const pin = { trade_password: '123456' }
type Token = Record<string, string>

let sandbox: TestSandbox
let account = ''
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, control: true })
})

async function member(): Promise<Token> {
  const made = await sandbox.newMember({ ...pin, password: 'demo1234', balances: { USDT: '60000' } })
  account = made.email
  return made.token
}
/** Moves the clock forward, runs the jobs, and logs the member in again, because sessions end after a day. */
async function pass(ms: number): Promise<Token> {
  sandbox.skip(ms - 1_000)
  await sandbox.clock.advance(1_000)
  return sandbox.signIn(account)
}
const deposit = async (token: Token, type: 'flexible' | 'fixed', asked: object) => {
  const [goods] = (await sandbox.call('savings.goods', { type })).data
  return sandbox.call('savings.add', { goods_id: goods!.id, ...pin, ...asked }, token)
}
const redeem = (token: Token, order_no: string, amount?: string) =>
  sandbox.call('savings.add', { action: 'redeem', order_no, ...(amount && { amount }), ...pin }, token)
const spot = async (token: Token) => (await sandbox.balance(token)).available
const interests = async (token: Token, order_no: string) =>
  (await sandbox.call('wealth.incomes', { order_no, kind: 'savings', limit: 100 }, token)).data.list.map(
    ({ date, income }) => [date, income],
  )

test('lists savings products without a login, and filters them by coin', async () => {
  const { data } = await sandbox.call('savings.goods', {})
  expect(data.map(({ type, apr, term_days, status }) => [type, apr, term_days, status])).toEqual([
    ['flexible', '0.04', null, 'on_sale'],
    ['fixed', '0.0625', 90, 'on_sale'],
  ])
  expect((await sandbox.call('savings.goods', { coin: 'BTC' })).data).toEqual([])
})

describe('a deposit into savings', () => {
  test.each([
    ['flexible', { amount: '9.99999999' }, 'INVEST_BELOW_MIN', { min: '10' }],
    ['fixed', { amount: '50000.1' }, 'INVEST_ABOVE_MAX', { max: '50000' }],
    ['flexible', { amount: '60000.1' }, 'INSUFFICIENT_BALANCE', { available: '60000.00000000' }],
    ['flexible', { amount: '10', apr: '0.05' }, 'RATE_CHANGED', { rate: '0.04' }],
    ['flexible', { amount: '10', goods_id: 987 }, 'NOT_FOUND', undefined],
    ['flexible', { amount: '-10' }, 'VALIDATION', undefined],
    ['flexible', { amount: '10', trade_password: '000000' }, 'TRADE_PASSWORD_WRONG', { left: 4 }],
  ] as const)(
    'refuses a deposit into %s savings with the fields %o and the error %s, and moves no money',
    async (type, asked, error, params) => {
      const token = await member()
      expect((await deposit(token, type, asked)).data).toMatchObject({ error, ...(params && { params }) })
      expect(await spot(token)).toBe('60000.00000000')
    },
  )
})

test('flexible savings earn interest for whole days only: neither on the day of deposit nor on the day of redemption', async () => {
  let token = await member()
  const { order_no } = (await deposit(token, 'flexible', { amount: '1000', apr: '0.040' })).data
  token = await pass(2 * DAY)
  expect(await interests(token, order_no)).toEqual([['2026-03-03', '0.10958904']])
  const rest = (await redeem(token, order_no, '400')).data
  expect(rest).toMatchObject({ amount: '600.00000000', status: 'running', maturity_date: null })
  expect((await redeem(token, order_no, '600.00000001')).data.error).toBe('INSUFFICIENT_BALANCE')
  // It is 2026-03-05, 00:05 UTC: the interest for the previous day is owed, but the job has not booked it yet.
  token = await pass(14 * 3_600_000 + 5 * 60_000)
  expect(await interests(token, order_no)).toHaveLength(1)
  expect((await redeem(token, order_no)).data).toMatchObject({
    ...{ amount: '600.00000000', interest_paid: '0.17534246', status: 'redeemed' },
  })
  expect(await spot(token)).toBe('60000.17534246')
  token = await pass(3 * DAY)
  expect(await interests(token, order_no)).toEqual([
    ['2026-03-04', '0.06575342'],
    ['2026-03-03', '0.10958904'],
  ])
  expect((await redeem(token, order_no)).data.error).toBe('ORDER_NOT_RUNNING')
  const [message] = (await sandbox.call('notices.messages', { type: 'finance' }, token)).data.list
  expect(message).toMatchObject({ title: 'Investment redeemed', ref_no: order_no })
})

test('lists an income under the day for which it was earned, even if savings pay it on the next day', async () => {
  let token = await member()
  const [pledge] = (await sandbox.call('wealth.products', { kind: 'pledge' })).data.list
  await deposit(token, 'flexible', { amount: '1000' })
  await sandbox.call('wealth.subscribe', { id: pledge!.id, amount: '1000', agree: true, ...pin }, token)
  await sandbox.clock.advance(3 * DAY + 3_600_000)
  token = await sandbox.signIn(account)
  const shown = async (asked: object) => {
    const { list } = (await sandbox.call('wealth.incomes', asked, token)).data
    return list.map(({ date, kind }) => [date, kind])
  }
  const today = new Date(sandbox.clock.now()).toISOString().slice(0, 10)
  const [yesterday, before] = [1, 2].map((days) =>
    new Date(sandbox.clock.now() - days * DAY).toISOString().slice(0, 10),
  )
  expect(await shown({})).toEqual([
    [today, 'pledge'],
    [yesterday, 'savings'],
    [yesterday, 'pledge'],
    [before, 'savings'],
    [before, 'pledge'],
  ])
  expect(await shown({ start: today })).toEqual([[today, 'pledge']])
  expect((await sandbox.call('wealth.summary', {}, token)).data).toMatchObject({
    ...{ income_today: '0.30000000', income_yesterday: '0.40958904', income_total: '1.11917808' },
  })
})

test('flexible savings that are redeemed on their first day earn nothing', async () => {
  const token = await member()
  const { order_no } = (await deposit(token, 'flexible', { amount: '1000' })).data
  await redeem(token, order_no)
  expect(await spot(token)).toBe('60000.00000000')
})

/** Adds a savings product with a term of three days. With the usual 90 days, the clock jump would take seconds. */
async function addShortSavings(): Promise<number> {
  const exchange = sandbox.exchange()
  const product = openTermProduct(exchange, savingsRules)
  const { id: _, ...offer } = (await product.offers(exchange.database.db)).find(({ term_days }) => term_days)!
  return exchange.database.transaction((tx) => product.addOffer(tx, { ...offer, term_days: 3 }))
}

test('fixed savings pay their interest once, at maturity; an early redemption pays no interest', async () => {
  const goods_id = await addShortSavings()
  let token = await member()
  const kept = (await deposit(token, 'fixed', { amount: '2500', goods_id })).data
  const { order_no } = (await deposit(token, 'fixed', { amount: '1000', goods_id })).data
  token = await pass(2 * DAY)
  // The principal of savings counts as part of the member's assets, now and in the daily totals.
  const { history, by_account } = (await sandbox.call('wallet.balances', { history_days: 3 }, token)).data
  expect(by_account).toMatchObject({ spot: '56500.00000000', finance: '3500.00000000' })
  expect(history!.map(({ total_usdt }) => total_usdt)).toEqual(Array(3).fill('60000.00000000'))
  expect((await redeem(token, order_no, '500')).data.error).toBe('REDEEM_NOT_ALLOWED')
  expect((await redeem(token, order_no)).data).toMatchObject({
    interest_paid: '0.00000000',
    status: 'redeemed',
  })
  expect(await spot(token)).toBe('57500.00000000')
  expect((await sandbox.call('wealth.summary', { kind: 'savings' }, token)).data).toMatchObject({
    ...{ principal_running: '2500.00000000', income_expected: '1.28424657', orders_running: 1 },
  })
  token = await pass(DAY + 3_600_000)
  expect(await interests(token, kept.order_no)).toEqual([[kept.maturity_date, '1.28424657']])
  expect(await spot(token)).toBe('60001.28424657')
  const { list } = (await sandbox.call('savings.orders', { type: 'fixed', status: 'completed' }, token)).data
  expect(list).toMatchObject([{ order_no: kept.order_no, amount: '2500.00000000' }])
  expect((await sandbox.call('savings.orders', { type: 'flexible' }, token)).data.list).toEqual([])
})
