import { add, addDays, amount, compare, pledgeAccumulated, pledgeIncome, sub } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openTermProduct } from '../../products/term-product.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { orderList } from './wealth-lists.ts'
import { type WealthTerms, wealthRules } from './wealth-rules.ts'

const DAY = 86_400_000
const pin = { trade_password: '123456' }
type Token = Record<string, string>

let sandbox: TestSandbox
let account = ''
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, control: true })
  await sandbox.clock.advance(2_000)
})

async function member(): Promise<Token> {
  const made = await sandbox.newMember({
    ...pin,
    password: 'demo1234',
    balances: { USDT: '60000', BTC: '1' },
  })
  account = made.email
  return made.token
}
/** Moves the clock forward by whole days, runs the jobs, and logs the member in again, as sessions end after a day. */
async function pass(days: number): Promise<Token> {
  sandbox.skip(days * DAY - 1_000)
  await sandbox.clock.advance(1_000)
  return sandbox.signIn(account)
}
const offerOf = async (name: string) => {
  const { data } = await sandbox.call('wealth.products', { limit: 100 })
  return data.list.find((one) => one.name === name)!
}
const subscribe = async (token: Token, name: string, asked: object) => {
  const { id } = await offerOf(name)
  return sandbox.call('wealth.subscribe', { id, agree: true, ...pin, ...asked }, token)
}
const balance = async (token: Token, coin = 'USDT') => {
  const { list, by_account } = (await sandbox.call('wallet.balances', {}, token)).data
  const spot = list.find((row) => row.coin === coin && row.account === 'spot')!.available
  return { spot, finance: by_account.finance }
}

describe('wealth and pledge products', () => {
  test('lists products without a login, with rates, numbers of copies and status, in the order set by the operator', async () => {
    const { data } = await sandbox.call('wealth.products', {})
    expect(data.list.map(({ name, kind, status }) => [name, kind, status])).toEqual([
      ['USDT 30D', 'pledge', 'on_sale'],
      ['USDT 90D', 'wealth', 'on_sale'],
      ['BTC 60D', 'wealth', 'presale'],
      ['USDT 7D', 'wealth', 'sold_out'],
      ['ETH 180D', 'pledge', 'ended'],
    ])
    expect(data.list[1]).toMatchObject({
      ...{
        unit: 'copy',
        subscription_price: '500',
        total_copies: 1000,
        sold_copies: 317,
        total_rate: '0.0315',
      },
    })
    const pledges = await sandbox.call('wealth.products', { kind: 'pledge', limit: 1, page: 2 })
    expect(pledges.data).toMatchObject({ page: { total: 2, pages: 2 }, list: [{ name: 'ETH 180D' }] })
  })

  test('returns a product with its translated rules, and with income and dates for an amount', async () => {
    const { id } = await offerOf('USDT 30D')
    const { data } = await sandbox.call('wealth.product', { id, amount: '5000' }, { 'accept-language': 'fr' })
    expect(data.preview).toEqual({
      ...{ amount: '5000.00000000', daily_income: '1.50000000', estimated_return: '45.00000000' },
      ...{ first_income_date: '2026-03-03', maturity_date: '2026-04-01' },
    })
    expect(data.rules_html).toContain('revenu')
    expect((await sandbox.call('wealth.product', { id: 987 })).data.error).toBe('NOT_FOUND')
  })
})

describe('a subscription to a wealth or pledge product', () => {
  test.each([
    ['USDT 30D', { amount: '99' }, 'INVEST_BELOW_MIN', { min: '100' }],
    ['USDT 30D', { amount: '50001' }, 'INVEST_ABOVE_MAX', { max: '50000' }],
    ['USDT 30D', { amount: '100.5' }, 'STEP', { step: '1' }],
    ['USDT 30D', { amount: '100', agree: false }, 'AGREEMENT_REQUIRED', undefined],
    ['USDT 30D', { amount: '100', daily_rate: '0.0004' }, 'RATE_CHANGED', { rate: '0.0003' }],
    ['USDT 30D', { amount: '100', penalty_rate: '0.01' }, 'RATE_CHANGED', { rate: '0' }],
    ['USDT 30D', { amount: '0' }, 'VALIDATION', undefined],
    ['USDT 30D', { amount: '1,000' }, 'VALIDATION', undefined],
    ['USDT 30D', { amount: '100.000000001' }, 'VALIDATION', undefined],
    ['USDT 30D', { copies: 1 }, 'VALIDATION', undefined],
    ['USDT 30D', { amount: '100', trade_password: '000000' }, 'TRADE_PASSWORD_WRONG', { left: 4 }],
    ['USDT 90D', { amount: '500' }, 'VALIDATION', undefined],
    ['USDT 90D', { copies: 101 }, 'INVEST_ABOVE_MAX', { max: '50000' }],
    ['BTC 60D', { copies: 35 }, 'COPIES_SOLD_OUT', { left: 34 }],
    ['USDT 7D', { copies: 1 }, 'COPIES_SOLD_OUT', { left: 0 }],
    ['ETH 180D', { amount: '1' }, 'PRODUCT_CLOSED', undefined],
  ])(
    'refuses a subscription to %s with the fields %o and the error %s, and moves no money',
    async (name, asked, error, params) => {
      const token = await member()
      const before = await balance(token)
      expect((await subscribe(token, name, asked)).data).toMatchObject({ error, ...(params && { params }) })
      expect(await balance(token)).toEqual(before)
    },
  )

  test('the refusal of a subscription that the balance does not cover contains the available amount', async () => {
    const token = await member()
    await subscribe(token, 'USDT 90D', { copies: 100 })
    const { data } = await subscribe(token, 'USDT 30D', { amount: '10001' })
    expect(data).toMatchObject({ error: 'INSUFFICIENT_BALANCE', params: { available: '10000.00000000' } })
  })

  test('a subscription to a product sold in copies reduces the available copies and locks the principal, which still counts in the member’s total assets', async () => {
    const token = await member()
    const worth = async () => (await sandbox.call('wallet.balances', {}, token)).data.total_usdt
    const before = await worth()
    const { data } = await subscribe(token, 'BTC 60D', { copies: 2, daily_rate: '0.00020' })
    expect(data).toMatchObject({ coin: 'BTC', copies: 2, principal: '0.02000000', start_date: '2026-03-02' })
    expect(await balance(token, 'BTC')).toMatchObject({ spot: '0.98000000' })
    // Each account value is rounded down separately, so the sum may differ in the last decimals.
    expect(compare(sub(before, await worth()), '0.0000001')).toBeLessThan(0)
    expect((await offerOf('BTC 60D')).sold_copies).toBe(368)
  })

  test('if the operator requires verified members for investments, refuses the subscription of an unverified member', async () => {
    const { settings } = sandbox.exchange()
    settings.kycRequiredActions = ['invest']
    const { data } = await subscribe(await member(), 'USDT 30D', { amount: '100' })
    expect(data).toMatchObject({ error: 'KYC_REQUIRED', params: { required_level: 1 } })
    settings.kycRequiredActions = []
  })

  test('if investments require a verified identity, refuses an unverified member’s addition to an order, but accepts the redemption of this order', async () => {
    const token = await member()
    const { order_no } = (await subscribe(token, 'USDT 30D', { amount: '100' })).data
    const { settings } = sandbox.exchange()
    settings.kycRequiredActions = ['invest']
    onTestFinished(() => {
      settings.kycRequiredActions = []
    })
    const before = await balance(token)
    const added = await sandbox.call('wealth.change', { order_no, amount: '100', ...pin }, token)
    expect(added.data).toMatchObject({ error: 'KYC_REQUIRED', params: { required_level: 1 } })
    expect(await balance(token)).toEqual(before)
    const redeemed = await sandbox.call('wealth.change', { order_no, action: 'redeem', ...pin }, token)
    expect(redeemed.data).toMatchObject({ status: 'redeemed' })
  })
})

/** Adds a pledge product with a term of four days. With the usual terms, the clock jump would take seconds. */
async function addShortPledge(terms: { name?: string; terms?: WealthTerms } = {}) {
  const exchange = sandbox.exchange()
  const product = openTermProduct(exchange, wealthRules)
  const [first] = await product.offers(exchange.database.db)
  const { id: _, ...offer } = first!
  await exchange.database.transaction((tx) =>
    product.addOffer(tx, { ...offer, name: 'USDT 4D', term_days: 4, ...terms }),
  )
}

test('an order of a pledge product earns income from the day after the subscription on, accepts more principal and is paid back at maturity', async () => {
  await addShortPledge()
  let token = await member()
  const order = (await subscribe(token, 'USDT 4D', { amount: '1000' })).data
  expect(order).toMatchObject({
    daily_income: '0.30000000',
    estimated_return: '1.20000000',
    status: 'running',
  })
  const { order_no } = order
  token = await pass(2)
  const added = await sandbox.call('wealth.change', { order_no, amount: '500', ...pin }, token)
  expect(added.data).toMatchObject({ principal: '1500.00000000', daily_income: '0.45000000' })
  expect(added.data.estimated_return).toBe('1.50000000')
  const refused = await sandbox.call('wealth.change', { order_no, amount: '48501', ...pin }, token)
  expect(refused.data.error).toBe('INVEST_ABOVE_MAX')
  token = await pass(1)
  const { data } = await sandbox.call('wealth.order', { order_no }, token)
  expect(data.incomes.map(({ date, income }) => [date, income])).toEqual([
    ['2026-03-05', '0.45000000'],
    ['2026-03-04', '0.30000000'],
    ['2026-03-03', '0.30000000'],
  ])
  expect(data.lots).toEqual([
    { amount: '1000.00000000', start_date: '2026-03-02', income_paid: '0.90000000' },
    { amount: '500.00000000', start_date: '2026-03-04', income_paid: '0.15000000' },
  ])
  expect((await sandbox.call('wealth.summary', {}, token)).data).toEqual({
    ...{ principal_running: '1500.00000000', income_today: '0.45000000', income_yesterday: '0.30000000' },
    ...{ income_total: '1.05000000', income_expected: '0.45000000', orders_running: 1 },
  })
  const id = data.incomes[0]!.id
  expect((await sandbox.call('wealth.summary', { id }, token)).data).toEqual(data.incomes[0])
  const range = { start: '2026-03-04', end: '2026-03-05', kind: 'pledge' }
  expect((await sandbox.call('wealth.incomes', range, token)).data.list).toEqual([data.incomes[1]])
  expect((await sandbox.call('wealth.incomes', { kind: 'savings' }, token)).data.page.total).toBe(0)
  token = await pass(1)
  const done = await sandbox.call('wealth.orders', { status: 'completed' }, token)
  expect(done.data.list).toMatchObject([
    {
      order_no,
      accumulated_income: '1.50000000',
      estimated_return: '1.50000000',
      paid_back: '1500.00000000',
    },
  ])
  expect(await balance(token)).toEqual({ spot: '60001.50000000', finance: '0.00000000' })
  const late = await sandbox.call('wealth.change', { order_no, action: 'redeem', ...pin }, token)
  expect(late.data.error).toBe('ORDER_NOT_RUNNING')
})

test('an early redemption of a pledge creates two account changes: one returns the whole principal, the other deducts the income already paid', async () => {
  let token = await member()
  const { order_no } = (await subscribe(token, 'USDT 30D', { amount: '1000' })).data
  const copies = (await subscribe(token, 'USDT 90D', { copies: 2 })).data
  token = await pass(3)
  const { data } = await sandbox.call('wealth.change', { order_no, action: 'redeem', ...pin }, token)
  expect(data).toMatchObject({
    status: 'redeemed',
    accumulated_income: '0.90000000',
    paid_back: '999.10000000',
  })
  const changes = (await sandbox.call('wallet.changes', { limit: 2 }, token)).data.list
  expect(changes.map(({ type, available_delta }) => [type, available_delta])).toEqual([
    ['wealth_clawback', '-0.90000000'],
    ['wealth_return', '1000.00000000'],
  ])
  const fixed = { order_no: copies.order_no, action: 'redeem', ...pin }
  expect((await sandbox.call('wealth.change', fixed, token)).data.error).toBe('REDEEM_NOT_ALLOWED')
  const paid = (await sandbox.call('wealth.incomes', { order_no: copies.order_no }, token)).data.list
  const income = paid.reduce((sum, row) => add(sum, row.income), '0')
  expect((await balance(token)).spot).toBe(amount(add('59000', income)))
})

test('an order keeps and shows the redemption terms that applied when it was opened, even if the product changes', async () => {
  await addShortPledge({ name: 'USDT kept', terms: { daily_rate: '0.0003', penalty_rate: '0.01' } })
  const token = await member()
  const { order_no } = (await subscribe(token, 'USDT kept', { amount: '1000' })).data
  const { db } = sandbox.exchange().database
  const terms = JSON.stringify({ daily_rate: '0.0003', penalty_rate: '0' }) as never
  await db
    .updateTable('term_offers')
    .set({ terms, early_redeem: false })
    .where('name', '=', 'USDT kept')
    .execute()
  const [order] = (await sandbox.call('wealth.orders', {}, token)).data.list
  expect(order).toMatchObject({ early_redeem: true, penalty_rate: '0.01' })
  const redeemed = await sandbox.call('wealth.change', { order_no, action: 'redeem', ...pin }, token)
  expect(redeemed.data.paid_back).toBe('990.00000000')
})

test('the income to date includes the income of a day that is not booked yet, and an early redemption deducts this income too', async () => {
  await addShortPledge()
  const token = await member()
  const { order_no } = (await subscribe(token, 'USDT 4D', { amount: '1000' })).data
  const { exchange, clock, call } = sandbox
  // Five minutes after the second midnight, the first day is booked and the second one is not.
  await clock.advanceTo((Math.floor(clock.now() / DAY) + 2) * DAY + 5 * 60_000)
  const { database, members } = exchange()
  const row = database.db.selectFrom('term_positions').select('member_id').where('order_no', '=', order_no)
  const { member_id } = await row.executeTakeFirstOrThrow()
  const session = await database.transaction((tx) => members.issueToken(tx, member_id))
  const again = { 'api-token': session.token }
  const [order] = (await call('wealth.orders', {}, again)).data.list
  expect(order).toMatchObject({ accumulated_income: '0.30000000', income_to_date: '0.60000000' })
  const redeemed = await call('wealth.change', { order_no, action: 'redeem', ...pin }, again)
  expect(redeemed.data).toMatchObject({ paid_back: '999.40000000', income_to_date: '0.60000000' })
})

test('the income of an order is the sum of the rounded-down incomes of its lots (the amounts added on single dates)', async () => {
  await addShortPledge()
  const token = await member()
  const { order_no, start_date } = (await subscribe(token, 'USDT 4D', { amount: '1000' })).data
  const { exchange, clock, call } = sandbox
  const { database, members } = exchange()
  const { id, member_id } = await database.db
    .selectFrom('term_positions')
    .select(['id', 'member_id'])
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  const added = [123_456_789n, 98_765_432_101n, 33_333n].map((amount, days) => ({
    ...{ position_id: id, number: days + 2, date: addDays(start_date, days), amount },
  }))
  await database.db.insertInto('term_lots').values(added).execute()
  await clock.advanceTo((Math.floor(clock.now() / DAY) + 2) * DAY + 5 * 60_000)
  const session = await database.transaction((tx) => members.issueToken(tx, member_id))
  const { data } = await call('wealth.order', { order_no }, { 'api-token': session.token })
  const lots = data.lots.map((lot) => ({ date: lot.start_date, amount: lot.amount }))
  const order = { daily_rate: data.daily_rate, cycle_days: 4, start_date, lots }
  expect(lots).toHaveLength(4)
  expect(data).toMatchObject({
    daily_income: pledgeIncome(order, data.maturity_date),
    accumulated_income: pledgeAccumulated(order, addDays(start_date, 1)),
    income_to_date: pledgeAccumulated(order, addDays(start_date, 2)),
  })
})

test('after all subscriptions of this file, the ledger is balanced', async () => {
  const { ledger, database } = sandbox.exchange()
  expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
})

test('an order of a pledge product accepts more principal until it consists of 1000 lots', async () => {
  const token = await member()
  const { order_no } = (await subscribe(token, 'USDT 30D', { amount: '1000' })).data
  const { db } = sandbox.exchange().database
  const { id } = await db
    .selectFrom('term_positions')
    .select('id')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  const lots = Array.from({ length: 998 }, (_, index) => ({
    ...{ position_id: id, number: index + 2, date: '2026-03-02', amount: 1n },
  }))
  await db.insertInto('term_lots').values(lots).execute()
  const append = () => sandbox.call('wealth.change', { order_no, amount: '100', ...pin }, token)
  expect((await append()).data).toMatchObject({ principal: '1100.00000000', lots_left: 0 })
  expect((await append()).data.error).toBe('APPEND_NOT_ALLOWED')
})

test('the list of 45 orders with 1,000 lots each loads sums that the database computes, and loads no lots', async () => {
  const token = await member()
  const { order_no } = (await subscribe(token, 'USDT 30D', { amount: '1000' })).data
  const { db } = sandbox.exchange().database
  await sql`INSERT INTO term_positions
    SELECT (jsonb_populate_record(one, jsonb_build_object('id', -n, 'order_no', 'I' || 202603020000000000 + n))).*
    FROM term_positions AS one, generate_series(1, 44) AS n WHERE order_no = ${order_no}`.execute(db)
  await sql`INSERT INTO term_lots
    SELECT own.id, n, own.start_date, 100000000 + n FROM term_positions AS one
    JOIN term_positions AS own USING (member_id), generate_series(2, 1000) AS n
    WHERE one.order_no = ${order_no}`.execute(db)
  await sql`INSERT INTO term_lots
    SELECT id, 1, start_date, principal FROM term_positions WHERE id BETWEEN -44 AND -1`.execute(db)
  const { member_id } = await db
    .selectFrom('term_positions')
    .select('member_id')
    .where('order_no', '=', order_no)
    .executeTakeFirstOrThrow()
  let read = 0
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      read += result.rows.length
      return result
    },
  })
  const { list } = await orderList(counted, sandbox.clock.now(), member_id, { limit: 100 })
  expect(list).toHaveLength(45)
  expect(list.at(-1)).toMatchObject({ lots_left: 0, daily_income: '0.59970000' })
  expect(read).toBeLessThan(200)
})
