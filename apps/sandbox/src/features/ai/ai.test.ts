import { createHash } from 'node:crypto'
import type { Schema } from '@bourselet/openapi'
import { add, compare, DAY_MS, dayNumber, sub, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { fair } from '../../../../../vectors/fair/fair.ts'
import { PIN, type TestAi, testAi } from './test-ai.ts'

let sandbox: TestAi
let token: Record<string, string>
beforeAll(async () => {
  sandbox = await testAi()
})
beforeEach(async () => {
  token = await sandbox.member()
})

const net = ({ income_total, fee_total }: Schema<'AiOrder'>) => sub(income_total, fee_total)
const running = async (plan: number, amount: string, loops = 1) => {
  const { order_no } = await sandbox.draft(token, plan, amount, loops)
  const { data } = await sandbox.pay(token, order_no)
  return data as Schema<'AiOrder'>
}
const books = async () => (await sandbox.control('ledger')).data

describe('AI plans', () => {
  test('shows AI plans to users who are not logged in: all plans, filtered plans and a single plan', async () => {
    expect(sandbox.plans.map(({ cycle_days, risk }) => [cycle_days, risk])).toEqual([
      [7, 'low'],
      [21, 'medium'],
      [60, 'high'],
    ])
    const [low] = sandbox.plans
    expect((await sandbox.call('ai.products', { risk: 'low' })).data).toEqual([low])
    expect((await sandbox.call('ai.products', { coin: 'BTC' })).data).toEqual([])
    expect((await sandbox.call('ai.products', { id: low!.id })).data).toEqual(low)
    expect((await sandbox.call('ai.products', { id: 999 })).data.error).toBe('NOT_FOUND')
  })

  test('describes AI plans in the language that the request names', async () => {
    const of = async (language: string) =>
      (await sandbox.call('ai.products', {}, { 'accept-language': language })).data as Schema<'AiProduct'>[]
    expect((await of('en'))[1]!.description_html).toContain('between −0.2% and 0.25%')
    expect((await of('ja'))[1]!.description_html).toContain('シミュレーション')
  })
})

describe('a draft of an AI order', () => {
  test('if the operator requires a verified identity for investments, an unverified member cannot pay a draft, but can still finish a running order', async () => {
    const paid = await running(1, '2000')
    const draft = await sandbox.draft(token, 1, '2000')
    const { settings } = sandbox.exchange()
    const required = settings.kycRequiredActions
    onTestFinished(() => {
      settings.kycRequiredActions = required
    })
    settings.kycRequiredActions = ['invest']
    expect((await sandbox.pay(token, draft.order_no)).data.error).toBe('KYC_REQUIRED')
    expect((await sandbox.pay(token, paid.order_no)).code).toBe(1)
    expect((await sandbox.finish(token, paid.order_no)).code).toBe(1)
  })

  test('a draft of an AI order moves no money, and previews the lowest and the highest possible income', async () => {
    const draft = await sandbox.call('ai.create', { goods_id: sandbox.plans[1]!.id, amount: '2000' }, token)
    expect(draft.data).toMatchObject({
      ...{ status: 'pending', loop_now: 0, days: [], start_date: null, paid_back: null },
      expire_at: sandbox.clock.now() + 15 * 60_000,
      preview: { min_income: '-84.00000000', max_income: '94.50000000' },
    })
    expect((await sandbox.balance(token)).available).toBe('50000.00000000')
  })

  test.each([
    [{ amount: '99.99' }, 'INVEST_BELOW_MIN'],
    [{ amount: '10000.00000001' }, 'INVEST_ABOVE_MAX'],
    [{ amount: '-100' }, 'VALIDATION'],
    [{ amount: '0' }, 'VALIDATION'],
    [{ amount: '1,000' }, 'VALIDATION'],
    [{ amount: '100.123456789' }, 'VALIDATION'],
    [{ loops: 4 }, 'VALIDATION'],
    [{ goods_id: 999 }, 'NOT_FOUND'],
  ])('refuses an AI order draft with the terms %o and returns the error %s', async (change, error) => {
    const request = { goods_id: sandbox.plans[1]!.id, amount: '100', ...change }
    expect((await sandbox.call('ai.create', request, token)).data.error).toBe(error)
  })

  // One test checks both the maximum number of drafts and their expiry, because fifty drafts take long to make.
  test('refuses another draft of an AI order to a member with fifty unpaid drafts; a draft expires after 15 minutes and cannot be paid afterwards', async () => {
    const drafts: Schema<'AiOrder'>[] = []
    for (let n = 0; n < 49; n++) drafts.push(await sandbox.draft(token, 0, '100'))
    const request = { goods_id: sandbox.plans[0]!.id, amount: '100' }
    // The member has 49 drafts, and the maximum is 50. Several drafts, each of another plan, are requested at the same
    // time, so only one of them is accepted.
    const last = sandbox.plans.map(({ id, min_amount: amount }) =>
      sandbox.call('ai.create', { goods_id: id, amount }, token),
    )
    const accepted = (await Promise.all(last)).filter(({ code }) => code === 1)
    expect(accepted).toHaveLength(1)
    drafts.push(accepted[0]!.data)
    expect((await sandbox.call('ai.create', request, token)).data).toMatchObject({
      error: 'TOO_MANY_REQUESTS',
      params: { retry_after: 900 },
    })
    sandbox.skip(15 * 60_000)
    await sandbox.clock.advance(1_000)
    const { order_no } = drafts.at(-1)!
    expect((await sandbox.orders(token))[0]).toMatchObject({ order_no, status: 'expired' })
    expect((await sandbox.pay(token, order_no)).data.error).toBe('ORDER_EXPIRED')
    expect((await sandbox.call('ai.create', request, token)).code).toBe(1)
    expect((await sandbox.balance(token)).available).toBe('50000.00000000')
  })
})

describe('payment of an AI order', () => {
  test('the amount of an AI order is locked once, even if the payment request is repeated', async () => {
    const { order_no } = await sandbox.draft(token, 1, '2000', 2)
    for (let n = 0; n < 2; n++)
      expect((await sandbox.pay(token, order_no)).data).toMatchObject({
        ...{ status: 'running', start_date: '2026-03-02', maturity_date: '2026-04-13', loop_now: 1 },
        expire_at: null,
      })
    expect((await sandbox.balance(token)).available).toBe('48000.00000000')
  })

  test('refuses to pay a draft order above the balance or above the plan’s maximum, and keeps the draft order', async () => {
    const poor = await sandbox.member('150')
    const { order_no } = await sandbox.draft(poor, 1, '200')
    expect((await sandbox.pay(poor, order_no)).data.error).toBe('INSUFFICIENT_BALANCE')
    const drafts = [await sandbox.draft(token, 1, '6000'), await sandbox.draft(token, 1, '6000')]
    expect((await sandbox.pay(token, drafts[0]!.order_no)).code).toBe(1)
    expect((await sandbox.pay(token, drafts[1]!.order_no)).data.error).toBe('INVEST_ABOVE_MAX')
    expect((await sandbox.orders(token, 'pending')).map((order) => order.order_no)).toEqual([
      drafts[1]!.order_no,
    ])
  })

  test('an AI order keeps its right to finish early even if the plan changed before payment', async () => {
    const { db } = sandbox.exchange().database
    const { id } = sandbox.plans[1]!
    const allow = (early_redeem: boolean) =>
      db.updateTable('term_offers').set({ early_redeem }).where('id', '=', id).execute()
    onTestFinished(async () => void (await allow(true)))
    const paidAfter = async (drafted: boolean) => {
      await allow(drafted)
      const { order_no } = await sandbox.draft(token, 1, '200')
      await allow(!drafted)
      expect((await sandbox.pay(token, order_no)).data).toMatchObject({ early_finish: drafted })
      return (await sandbox.finish(token, order_no)).data
    }
    expect(await paidAfter(true)).toMatchObject({ status: 'running', finishing: true })
    expect(await paidAfter(false)).toMatchObject({ error: 'REDEEM_NOT_ALLOWED' })
  })

  test('refuses to pay an unknown order or another member’s order before it checks the fund password', async () => {
    const { order_no } = await sandbox.draft(await sandbox.member(), 0, '100')
    for (const one of [order_no, 'A202603029999999999']) {
      const wrong = { order_no: one, trade_password: '999999' }
      expect((await sandbox.call('ai.submit', wrong, token)).data.error).toBe('ORDER_NOT_FOUND')
    }
  })
})

/**
 * AI orders of one member, by name: `whole` has ended after its only loop (a fixed number of days), `loops` has four
 * loops and still runs, and the member has ended `finished` early. The orders are placed before the clock jump that all
 * tests of the group share. The tests read them after the jump.
 */
const owned = new Map<string, Schema<'AiOrder'>>()
let owner: typeof token

describe('running AI orders', () => {
  // The tests of this group share one clock jump, because a jump takes seconds.
  beforeAll(async () => {
    token = await sandbox.member()
    owner = token
    const paid = {
      whole: await running(1, '1000'),
      loops: await running(0, '1000', 4),
      finished: await running(2, '1000'),
    }
    const finished = (await sandbox.finish(token, paid.finished.order_no)).data
    expect(finished).toMatchObject({ status: 'running', finishing: true, days_done: 0 })
    expect((await sandbox.finish(token, paid.finished.order_no)).data).toEqual(finished)
    await sandbox.passDays(23)
    for (const order of await sandbox.orders(token))
      for (const [name, { order_no }] of Object.entries(paid))
        if (order.order_no === order_no) owned.set(name, order)
  })
  beforeEach(() => {
    token = owner
  })

  test('computes the income of each day of an AI order from the index price published at midnight', async () => {
    const { order_no, min_rate, max_rate, fee_rate, days } = owned.get('whole')!
    expect(days.map(({ day }) => day)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1))
    for (const { day, date, rate, income, fee, tick_ts, tick_price, principal } of days) {
      const midnight = dayNumber(date) * DAY_MS
      const { data } = await sandbox.call('market.history', {
        ...{ symbol: 'BTCUSDT', product: 'index', type: 'ticks', to: midnight + 1, limit: 1 },
      })
      expect((data as Schema<'TickHistory'>).list).toMatchObject([{ ts: tick_ts, price: tick_price }])
      const hash = createHash('sha256').update(`${order_no}:${day}:${tick_price}`).digest('hex')
      const u = Number.parseInt(hash.slice(0, 8), 16) / 2 ** 32
      const exact = Number(min_rate) + (Number(max_rate) - Number(min_rate)) * u
      expect(Math.abs(Number(rate) - exact)).toBeLessThan(0.000_001_1)
      expect(principal).toBe('1000.00000000')
      expect(Number(income)).toBeCloseTo(1000 * Number(rate), 7)
      expect(Number(fee)).toBeCloseTo(Math.max(0, Number(income)) * Number(fee_rate), 7)
    }
  })

  test('at its end, an AI order pays the principal and the net result', async () => {
    for (const name of ['whole', 'finished']) {
      const order = owned.get(name)!
      expect(order).toMatchObject({ status: 'completed', finishing: false })
      expect(compare(order.paid_back!, add('1000', net(order)))).toBe(0)
    }
    const results = add(net(owned.get('whole')!), net(owned.get('finished')!))
    expect(compare((await sandbox.balance(token)).available, add('49000', results))).toBe(0)
    expect(await books()).toMatchObject({ ok: true, differences: [] })
  })

  test('an AI order that the member asked to finish early ends at the next daily booking', async () => {
    const { days_done, maturity_date } = owned.get('finished')!
    expect({ days_done, maturity_date }).toEqual({ days_done: 1, maturity_date: '2026-03-03' })
  })

  test('a repeated request to finish an AI order returns the ended order; an AI order that has completed its term cannot be finished', async () => {
    const ended = owned.get('finished')!
    expect(await sandbox.finish(token, ended.order_no)).toMatchObject({ code: 1, data: ended })
    const whole = owned.get('whole')!
    expect((await sandbox.finish(token, whole.order_no)).data.error).toBe('ORDER_NOT_RUNNING')
  })

  test('the net result of each loop (fixed number of days) of an AI order is added to the principal of the next loop', async () => {
    const { days, ...order } = owned.get('loops')!
    expect(order).toMatchObject({ loop_now: 4, days_done: 23, status: 'running', paid_back: null })
    for (const { day, principal } of days) {
      const earlier = days.slice(0, Math.floor((day - 1) / 7) * 7)
      const joined = earlier.reduce((sum, one) => add(sum, sub(one.income, one.fee)), '1000')
      expect(compare(principal, joined)).toBe(0)
    }
  })

  test('a completed AI order leaves income rows, one notification and two account changes', async () => {
    const { order_no, days } = owned.get('whole')!
    const { db } = sandbox.exchange().database
    const rows = db.selectFrom('term_incomes').selectAll().where('order_no', '=', order_no).orderBy('id')
    const incomes = (await rows.execute()).map(({ kind, date, amount }) => ({ kind, date, amount }))
    const expected = days.map(({ date, income, fee }) => ({ date, amount: toUnits(sub(income, fee)) }))
    expect(incomes).toEqual(expected.map((row) => ({ kind: 'ai', ...row })))
    const notifies = db.selectFrom('notifies').select(['name', 'type']).where('ref_no', '=', order_no)
    expect(await notifies.execute()).toEqual([{ name: 'AI_COMPLETED', type: 'finance' }])
    const { data } = await sandbox.call('wallet.changes', { coin: 'USDT', account: 'spot' }, token)
    const changes = data.list.filter(({ ref_no }) => ref_no === order_no).map(({ type }) => type)
    expect(changes).toEqual(['ai_return', 'ai_subscribe'])
  })
})

test('the fairness check confirms every booked day of the AI orders and detects an income that was altered in the database', async () => {
  const order_no = owned.get('whole')!.order_no
  const recomputed = () => fair(sandbox.url, [owner['api-token']!])
  const { lines, differences } = await recomputed()
  expect(differences).toEqual([])
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'AI days', symbol: 'BTCUSDT', recomputed: 21 + 23 + 1, differences: 0 }),
  )
  const { owner: database } = sandbox.exchange().database
  await sql`UPDATE ai_days SET income = income + 1 WHERE day = 7 AND position_id =
    (SELECT position_id FROM ai_orders WHERE order_no = ${order_no})`.execute(database.db)
  const found = (await recomputed()).differences.map(({ what, field }) => [what, field])
  expect(found).toEqual([
    [`${order_no} day 7`, 'income'],
    [order_no, 'income_total'],
  ])
})

describe('request to finish an AI order before its payment', () => {
  test('refuses to finish an unpaid AI order before it checks the fund password, so a wrong one does not count as a guess', async () => {
    const { order_no } = await sandbox.draft(token, 0, '100')
    const wrong = { order_no, action: 'finish', trade_password: '999999' }
    expect((await sandbox.call('ai.submit', wrong, token)).data.error).toBe('ORDER_NOT_RUNNING')
    expect(
      (await sandbox.call('ai.submit', { order_no, trade_password: '999999' }, token)).data,
    ).toMatchObject({
      error: 'TRADE_PASSWORD_WRONG',
      params: { left: 4 },
    })
    expect((await sandbox.call('ai.submit', { order_no, ...PIN }, token)).code).toBe(1)
  })
})

describe('the list of AI orders', () => {
  test('filters AI orders by status and shows only the member’s own orders', async () => {
    const { order_no } = await running(0, '100')
    await sandbox.draft(token, 0, '100')
    expect((await sandbox.orders(token)).map(({ status }) => status)).toEqual(['pending', 'running'])
    expect((await sandbox.orders(token, 'running')).map((order) => order.order_no)).toEqual([order_no])
    expect(await sandbox.orders(await sandbox.member())).toEqual([])
    const wrong = await sandbox.call('spot.orders', { type: 'ai', status: 'open' }, token)
    expect(wrong.data.fields).toEqual({ status: 'ENUM' })
  })
})

test('an expired draft of an AI order is listed for a day and deleted then; paid orders stay', async () => {
  const drafts = [await sandbox.draft(token, 0, '100'), await sandbox.draft(token, 0, '100')]
  const { order_no } = await running(0, '100')
  await sandbox.clock.advance(15 * 60_000)
  expect((await sandbox.orders(token, 'expired')).map((order) => order.order_no).sort()).toEqual(
    drafts.map((draft) => draft.order_no).sort(),
  )
  await sandbox.passDays(2)
  expect((await sandbox.orders(token)).map((order) => order.order_no)).toEqual([order_no])
  expect((await sandbox.pay(token, drafts[0]!.order_no)).data.error).toBe('ORDER_NOT_FOUND')
  const { db } = sandbox.exchange().database
  const left = await db.selectFrom('ai_drafts').select('id').where('status', '<>', 'paid').execute()
  expect(left).toEqual([])
})
