import { describe, expect, test } from 'vitest'
import { testSandbox } from '../test-sandbox.ts'
import { call, type Sent } from './api.ts'
import { auditTerms, expectedTerms, resendAmendments } from './audit-amendments.ts'
import { auditSnapshot } from './audit-snapshot.ts'
import type { Order, Snapshot } from './snapshot.ts'

const member = { name: 'm0', headers: {} }

/** Returns a sell stop-market order of 1 LTC that waits for a fall to 78. */
const stop = (fields: Partial<Order> = {}): Order => ({
  order_no: 'S1',
  client_order_id: 'stop',
  symbol: 'LTCUSDT',
  side: 'sell',
  type: 'stop_market',
  price: null,
  quantity: '1.00000000',
  total: null,
  filled: '0.00000000',
  quote_filled: '0.00000000',
  avg_price: '0.00000000',
  fee: '0.00000000',
  fee_coin: 'USDT',
  tif: null,
  stp: 'expire_maker',
  trigger_price: '78.00',
  trigger_when: 'falls',
  trail_pct: null,
  triggered_at: null,
  oco_order_no: null,
  status: 'pending',
  reason: null,
  created_at: 1,
  updated_at: 1,
  fills: [],
  ...fields,
})

const legs = (limit: Partial<Order> = {}, other: Partial<Order> = {}): Order[] => {
  const terms = { type: 'limit', tif: 'PO', price: '84.00', trigger_price: null, trigger_when: null } as const
  return [
    stop({ ...terms, oco_order_no: 'S2', status: 'open', ...limit }),
    stop({ order_no: 'S2', client_order_id: null, oco_order_no: 'S1', ...other }),
  ]
}

/** Returns the problems that the audit finds with the orders of a member who has 1 LTC, of which `frozen` is frozen. */
function problems(orders: Order[], frozen: '0' | '1', last = '80.00'): string[] {
  const resting = orders.filter(({ status }) => status === 'open')
  const asks = resting.map(({ price }) => [price!, '1.00000000'] as [string, string])
  const balance = { coin: 'LTC', available: String(1 - Number(frozen)), frozen }
  const snapshot = {
    orders: new Map([[member, orders]]),
    balances: new Map([[member, [balance]]]),
    books: new Map([['LTCUSDT', { last, bids: [], asks }]]),
    ledger: { ok: true, totals: {}, differences: [] },
  }
  return auditSnapshot(snapshot as unknown as Snapshot, { LTC: '1' })
}

describe('the audit of conditional orders after a kill', () => {
  test('accepts a waiting stop order and an OCO order, each of which freezes its quantity once', () => {
    expect(problems([stop()], '1')).toEqual([])
    expect(problems(legs(), '1')).toEqual([])
  })

  test.each<[string, Order[], '0' | '1', string]>([
    ['a waiting stop order that freezes nothing', [stop()], '0', 'open orders hold 1.00000000'],
    ['an open leg of an OCO order whose other leg is missing', legs().slice(0, 1), '1', 'one leg is missing'],
    ['a stop leg that goes on alone and has not fired', legs({ status: 'expired' }), '1', 'ended alone'],
    [
      'a limit leg that goes on alone and has not traded',
      legs({}, { status: 'expired' }),
      '1',
      'ended alone',
    ],
    ['an OCO order whose legs both rest', legs({}, { status: 'open', price: '85.00' }), '1', 'open, open'],
  ])('the audit of orders reports %s', (_, orders, frozen, problem) => {
    expect(problems(orders, frozen)).toEqual([expect.stringContaining(problem)])
  })

  test('reports a stop order whose trigger price the last price has reached', () => {
    expect(problems([stop()], '1', '78.01')).toEqual([])
    expect(problems([stop()], '1', '78.00')).toEqual([expect.stringContaining('waits for 78.00')])
  })

  test('reports a stop order that has traded before its trigger was reached', () => {
    const early = problems([stop({ filled: '0.50000000' })], '1')
    expect(early).toContainEqual(expect.stringContaining('traded before its trigger'))
  })
})

describe('the audit of amendments after a kill', () => {
  const placed = { request: { quantity: '1' }, answer: { code: 1, data: stop() } }
  const request = { order_no: 'S1', quantity: '2', trigger_price: '77' }
  const amended = stop({ quantity: '2.00000000', trigger_price: '77.00' })
  const audit = (now: Order, amendments: Parameters<typeof expectedTerms>[1]) =>
    auditTerms(now, expectedTerms([placed], amendments).get('S1')!)

  test('an answered amendment must be stored, a refused one must not, and one without an answer may be', () => {
    const accepted = { request, answer: { code: 1, data: amended } }
    const refused = { request, answer: { code: 4022, data: stop() } }
    const cases = [[accepted], [refused], [{ request }]]
    expect(cases.map((sent) => audit(amended, sent).length)).toEqual([0, 1, 0])
    expect(cases.map((sent) => audit(stop(), sent).length)).toEqual([1, 0, 0])
    expect(audit(stop({ quantity: '3.00000000' }), [{ request }])).toHaveLength(1)
  })

  test('the trigger price of a trailing stop may only move towards the market', () => {
    const trailing = (trigger_price: string) =>
      stop({ type: 'trailing_stop', trail_pct: '1.00', trigger_price })
    const known = { known: trailing('78.00'), possible: null }
    expect(auditTerms(trailing('79.00'), known)).toEqual([])
    expect(auditTerms(trailing('77.99'), known)).toHaveLength(1)
  })
})

test('a refused amendment is not sent again, because it could be accepted then', async () => {
  const sandbox = await testSandbox({ bots: false })
  const { token: ann } = await sandbox.newMember({ balances: { ETH: '10' } })
  const { token: bob } = await sandbox.newMember({ balances: { USDT: '1000' } })
  const symbol = 'ETHUSDT'
  const place = async (headers: typeof ann, terms: object) => {
    const request = { symbol, ...terms } as Sent<'spot.place'>['request']
    return { request, headers, answer: await call(sandbox.url, 'spot.place', request, headers) }
  }
  const tradeAt = async (price: string) => {
    const order = { type: 'limit', price, quantity: '0.01' }
    await place(bob, { ...order, side: 'buy' })
    await place(ann, { ...order, side: 'sell', tif: 'IOC' })
  }
  await tradeAt('2000')
  const stop = { side: 'sell', type: 'stop_market', quantity: '0.1' }
  const { data } = (await place(ann, { ...stop, trigger_price: '1800' })).answer
  const refused = await place(ann, { ...stop, order_no: data.order_no, trigger_price: '2000' })
  expect(refused.answer.data.error).toBe('TRIGGER_PRICE')
  await tradeAt('1990')
  expect(await resendAmendments(sandbox.url, 'spot.place', [refused])).toEqual([])
  const open = (await call(sandbox.url, 'spot.openOrders', { symbol }, ann)).data.list
  expect(open).toMatchObject([{ order_no: data.order_no, trigger_price: '1800.00' }])
})
