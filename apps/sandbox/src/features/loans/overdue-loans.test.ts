import { add, compare, loanToValue, mul, roundToStep, sub } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { IndexTick } from '../../prices/index-board.ts'
import { DAY, PASSWORD, testLoans } from './test-loans.ts'

let sandbox: Awaited<ReturnType<typeof testLoans>>
beforeAll(async () => {
  sandbox = await testLoans()
})
afterEach(async () => {
  const { ledger, database } = sandbox.exchange()
  expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
  expect(sandbox.lines.filter((line) => line.startsWith('loans'))).toEqual([])
})
const against = (coin: string) => ({ goods_id: sandbox.secured.id, collateral_coin: coin })
/**
 * Publishes the index price at which a loan has the given loan-to-value ratio. Then advances the clock until the
 * collateral has been checked at this price.
 */
const moveTo = async (loan: { payoff: string; collateral_qty: string | null }, ratio: number) => {
  const price = (Number(loan.payoff) / Number(loan.collateral_qty) / ratio).toFixed(2)
  await sandbox.control('index', { symbol: 'BTCUSDT', price })
  await sandbox.clock.advance(10_000)
}
/** Moves the clock forward, and then runs the jobs. */
const pass = async (ms: number) => {
  sandbox.skip(ms)
  await sandbox.clock.advance(1_000)
}
/** Stops setting the index price of BTC, so that the price follows the price model again. */
const release = () => sandbox.control('index', { symbol: 'BTCUSDT' })

describe('an overdue loan', () => {
  test('reminds the member of a loan one day before its due date; each day after the due date costs triple interest, and the credit score falls once', async () => {
    const { borrow, loan, credit, notifies, repay } = await sandbox.borrower()
    const paid = await borrow()
    await pass(paid.due_at! - DAY - sandbox.clock.now())
    expect(await notifies()).toEqual(['LOAN_PAID_OUT', 'LOAN_DUE_SOON'])
    await pass(DAY)
    expect(await loan(paid)).toMatchObject({
      ...{ status: 'overdue', interest_due: '15.00000000', penalty_due: '1.50000000' },
    })
    await pass(DAY)
    expect(await loan(paid)).toMatchObject({ penalty_due: '3.00000000', payoff: '1018.00000000' })
    expect(await credit()).toBe(70)
    const { data } = await repay(paid)
    expect(data).toMatchObject({ status: 'repaid', repayment: { paid_penalty: '3.00000000' } })
    expect(await credit()).toBe(70)
    expect(await notifies()).toEqual(['LOAN_PAID_OUT', 'LOAN_DUE_SOON', 'LOAN_OVERDUE'])
  })

  test('after the days of grace, an unpaid loan defaults and its debt is collected from the spot account each day', async () => {
    const { borrow, loan, credit, notifies, ask, available } = await sandbox.borrower()
    const paid = await borrow()
    const swap = { from_coin: 'USDT', to_coin: 'BTC', amount: '1985', trade_password: PASSWORD }
    expect((await ask('convert.exchange', swap)).code).toBe(1)
    await sandbox.clock.advance(37 * DAY + 60_000)
    expect(await loan(paid)).toMatchObject({
      ...{ status: 'defaulted', repaid: '5.00000000', penalty_due: '7.00000000' },
      repayments: [{ source: 'collection', paid: '5.00000000', paid_penalty: '5.00000000' }],
    })
    expect(await credit()).toBe(40)
    const back = { from_coin: 'BTC', to_coin: 'USDT', amount: '0.1', trade_password: PASSWORD }
    expect((await ask('convert.exchange', back)).code).toBe(1)
    await sandbox.clock.advance(2 * DAY)
    expect(await loan(paid)).toMatchObject({ status: 'repaid', payoff: '0.00000000' })
    expect(compare(await available(), '0')).toBe(1)
    expect(await credit()).toBe(40)
    expect((await notifies()).slice(2)).toEqual([
      ...['LOAN_OVERDUE', 'LOAN_DEFAULTED_PLAIN', 'LOAN_COLLECTED', 'LOAN_COLLECTED'],
    ])
  })

  test('sells the collateral of an overdue loan at the end of its days of grace, at the index price of that time', async () => {
    const { borrow, loan, available, credit, notifies } = await sandbox.borrower()
    const paid = await borrow({ ...against('BTC'), term_days: 7 })
    await sandbox.clock.advance(12 * DAY)
    expect((await notifies()).slice(-2)).toEqual(['LOAN_DEFAULTED', 'LOAN_LIQUIDATED'])
    const sold = await loan(paid)
    expect(sold.status).toBe('repaid')
    const { index_price, price, proceeds, fee, returned, created_at } = sold.liquidation!
    const moment = paid.due_at! + 3 * DAY
    expect(created_at - moment).toBeLessThan(10)
    const tick = await sandbox.exchange().index.at('BTCUSDT', moment)
    expect([(tick!.price / 100).toFixed(2), moment - tick!.ts < 2_000]).toEqual([index_price, true])
    expect(price).toBe(mul(index_price, '0.99'))
    expect(add(add(sold.repaid, fee), returned)).toBe(mul(proceeds, '1'))
    expect(await available()).toBe(add(add('1990', returned), '0.00000000'))
    expect(await credit()).toBe(40)
  })

  test('after a stop of weeks, the sandbox performs each missed step of an overdue loan once and in sequence', async () => {
    const { borrow, loan, credit, notifies } = await sandbox.borrower()
    const paid = await borrow()
    const { db } = sandbox.exchange().database
    // Moving the loan forty days into the past imitates a sandbox that was stopped for forty days.
    const past = 40 * DAY
    await db
      .updateTable('loans')
      .set({ disbursed_at: paid.disbursed_at! - past, changed_at: paid.disbursed_at! - past })
      .where('order_no', '=', paid.order_no)
      .execute()
    await db
      .updateTable('loans')
      .set({ step_at: paid.due_at! - past - DAY })
      .where('order_no', '=', paid.order_no)
      .execute()
    await sandbox.clock.advance(2_000)
    expect((await loan(paid)).status).toBe('repaid')
    expect(await credit()).toBe(40)
    expect((await notifies()).slice(1)).toEqual(['LOAN_OVERDUE', 'LOAN_DEFAULTED_PLAIN', 'LOAN_COLLECTED'])
  })
})

describe('collateral of a loan', () => {
  test('sends one margin call at the loan-to-value limit, and can send another after collateral was added', async () => {
    const { borrow, repay, loan, notifies, available } = await sandbox.borrower()
    const paid = await borrow({ ...against('BTC'), amount: '10000' })
    expect(paid.ltv_pct).toMatch(/^6[45]\./)
    await moveTo(paid, 0.76)
    await sandbox.clock.advance(5_000)
    expect((await notifies()).filter((name) => name === 'LOAN_MARGIN_CALL')).toHaveLength(1)
    const called = await loan(paid)
    expect(Number(called.ltv_pct)).toBeGreaterThan(75)
    const more = await repay(paid, { action: 'add_collateral', quantity: '0.05' })
    expect(more.data.collateral_qty).toBe(add(paid.collateral_qty!, '0.05'))
    expect(Number(more.data.ltv_pct)).toBeLessThan(70)
    expect(await available('BTC')).toBe(sub('1.95', paid.collateral_qty!))
    await moveTo(more.data as typeof paid, 0.78)
    expect((await notifies()).filter((name) => name === 'LOAN_MARGIN_CALL')).toHaveLength(2)
    expect((await repay(paid, { action: 'add_collateral', quantity: '5' })).data.error).toBe(
      'INSUFFICIENT_BALANCE',
    )
    await release()
  })

  test('sells the collateral of a loan at the first index price that reaches the liquidation limit, and pays the rest of the proceeds to the member', async () => {
    const { borrow, loan, available, credit, notifies, ask } = await sandbox.borrower()
    const paid = await borrow({ ...against('BTC'), amount: '10000' })
    await moveTo(paid, 0.84)
    await release()
    const sold = await loan(paid)
    const { proceeds, fee, returned, index_price } = sold.liquidation!
    expect(sold).toMatchObject({ status: 'repaid', payoff: '0.00000000', ltv_pct: null })
    expect(Number(paid.payoff) / (Number(paid.collateral_qty) * Number(index_price))).toBeCloseTo(0.84, 4)
    expect(fee).toBe(mulUp(proceeds, '0.01'))
    expect(add(add(sold.repaid, fee), returned)).toBe(add(proceeds, '0'))
    expect(await available()).toBe(add('10900', returned))
    expect(await credit()).toBe(80)
    expect((await notifies()).slice(1)).toEqual(['LOAN_LIQUIDATED'])
    const changes = (await ask('wallet.changes', { limit: 100 })).data.list
    expect(changes.map(({ type }: { type: string }) => type)).toEqual(
      expect.arrayContaining(['loan_disburse', 'loan_collateral', 'loan_liquidation']),
    )
  })

  test('if the proceeds of the collateral do not cover the debt, the loan defaults and the rest is collected from the spot account at once', async () => {
    const { borrow, loan, credit, notifies, available } = await sandbox.borrower({ balances: { BTC: '2' } })
    const paid = await borrow({ ...against('BTC'), amount: '10000' })
    await moveTo(paid, 1.5)
    await release()
    const left = await loan(paid)
    expect(left).toMatchObject({
      status: 'repaid',
      liquidation: { returned: '0.00000000' },
      ltv_pct: null,
    })
    const collection = left.repayments.find(({ source }) => source === 'collection')!
    expect(Number(collection.paid)).toBeGreaterThan(3_000)
    expect(collection.created_at).toBe(left.liquidation!.created_at)
    expect(await available()).toBe(sub('9900', collection.paid))
    expect(await credit()).toBe(50)
    expect((await notifies()).slice(1)).toEqual(['LOAN_LIQUIDATED', 'LOAN_DEFAULTED_SHORT', 'LOAN_COLLECTED'])
  })

  test('if the spot account cannot pay the rest of the debt, collects the missing amount a day after the default', async () => {
    const { borrow, loan, ask } = await sandbox.borrower({ balances: { BTC: '2' } })
    const paid = await borrow({ ...against('BTC'), amount: '10000' })
    const swap = { from_coin: 'USDT', to_coin: 'ETH', amount: '9895', trade_password: PASSWORD }
    expect((await ask('convert.exchange', swap)).code).toBe(1)
    await moveTo(paid, 1.5)
    await release()
    const left = await loan(paid)
    expect(left).toMatchObject({ status: 'defaulted', ltv_pct: null })
    expect(left.repayments.find(({ source }) => source === 'collection')).toMatchObject({
      paid: '5.00000000',
    })
    const back = { from_coin: 'BTC', to_coin: 'USDT', amount: '1', trade_password: PASSWORD }
    expect((await ask('convert.exchange', back)).code).toBe(1)
    expect(await loan(paid)).toMatchObject({ status: 'defaulted' })
    await sandbox.clock.advance(DAY + 60_000)
    expect(await loan(paid)).toMatchObject({ status: 'repaid' })
  })

  test('during a clock jump, sells the collateral of a loan at the first tick that reaches the liquidation limit', async () => {
    const { borrow, loan } = await sandbox.borrower()
    const paid = await borrow({ ...against('BTC'), amount: '10000', term_days: 180 })
    await moveTo(paid, 0.825)
    const { index } = sandbox.exchange()
    const published: IndexTick[] = []
    const stop = index.listen(() => published.push(index.latest('BTCUSDT')!))
    await sandbox.clock.advance(20 * DAY)
    stop()
    const sold = await loan(paid)
    const first = published.find(({ ts, price }) => {
      const days = Math.ceil((ts - paid.disbursed_at!) / DAY)
      const interest = mul(mul('10000', paid.daily_rate), String(days))
      const value = loanToValue('10000', interest, paid.collateral_qty!, (price / 100).toFixed(2), paid.ltv!)
      return value.state === 'liquidation'
    })!
    const { created_at, index_price } = sold.liquidation!
    expect([created_at, index_price]).toEqual([first.ts, (first.price / 100).toFixed(2)])
    await release()
  })
})

const mulUp = (a: string, b: string) => {
  const exact = mul(a, b)
  const down = roundToStep(exact, '0.00000001', 'DOWN')
  return add(compare(down, exact) === 0 ? down : add(down, '0.00000001'), '0')
}
