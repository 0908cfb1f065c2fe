import { beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../../clock/controllable-clock.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { auditPrediction } from './simulation/audit-prediction.ts'

let sandbox: TestSandbox
let ann: Record<string, string>
let bob: Record<string, string>
beforeAll(async () => {
  const clock = controllableClock({ start: TEST_NOW + 7_000 })
  sandbox = await testSandbox({ ordersPerSecond: 1000, clock })
  ann = await sandbox.signIn('demo@example.com')
  bob = await sandbox.signIn('demo2@example.com')
})

const times = async (symbol?: string) =>
  (await sandbox.call('prediction.times', symbol ? { symbol } : {})).data
const place = (token: Record<string, string>, bet: object) =>
  sandbox.call('prediction.place', { symbol: 'BTCUSDT', direction: 'bull', amount: '25', ...bet }, token)
const rounds = async (request: object = {}, token: Record<string, string> = {}) =>
  (await sandbox.call('prediction.rounds', request, token)).data as unknown as {
    page: { total: number; pages: number }
    list: Record<string, never>[]
  }

describe('rounds at the first start', () => {
  test('past rounds exist at the first start and were settled at published ticks', async () => {
    const { list, page } = await rounds({ symbol: 'ETHUSDT' })
    expect(page.total).toBe(12)
    expect(list[0]).toMatchObject({ close_at: TEST_NOW, status: 'settled', total_pool: '0.00000000' })
    for (const { close_at, close_tick } of list as unknown as {
      close_at: number
      close_tick: { id: number }
    }[]) {
      const tick = await sandbox.exchange().index.at('ETHUSDT', close_at)
      expect(tick).toMatchObject({ id: close_tick.id, ts: close_at })
    }
    expect(await auditPrediction(sandbox.exchange().database.db)).toEqual([])
  })

  test('one round accepts bets, the previous one is locked, and the next one starts at the next multiple of five minutes', async () => {
    const { rounds: board, server_time } = await times('BTCUSDT')
    expect(board).toMatchObject({
      open: { start_at: TEST_NOW, status: 'open', tie_rule: 'refund', one_sided_rule: 'refund' },
      live: { lock_at: TEST_NOW, status: 'locked', lock_tick: { ts: TEST_NOW } },
      next_at: TEST_NOW + 300_000,
    })
    expect(server_time).toBe(sandbox.clock.now())
    expect((await times()).rounds).toBeNull()
    expect((await times('LTCUSDT')).rounds).toBeNull()
    expect((await times()).times.map(({ seconds, payout_rate }) => [seconds, payout_rate])).toEqual([
      [60, '0.7'],
      [120, '0.75'],
      [180, '0.8'],
      [300, '0.85'],
      [600, '0.9'],
    ])
    const { code, data } = await sandbox.call('prediction.times', { symbol: 'NONE' })
    expect([code, data.error]).toEqual([5301, 'SYMBOL_UNKNOWN'])
  })
})

test('members place bets and read their results over the API; each kind of invalid bet gets its own error code', async () => {
  await sandbox.clock.advance(2_000)
  const { rounds: board } = await times('BTCUSDT')
  const round_no = board!.open!.round_no
  const bet = await place(ann, { mode: 'round', round_no, client_order_id: 'wire' })
  expect(bet).toMatchObject({ code: 1, data: { status: 'in_progress', round_no } })
  expect((await place(ann, { mode: 'round', round_no, client_order_id: 'wire' })).data).toEqual(bet.data)
  const option = await place(bob, { mode: 'time', time_id: 1, direction: 'bear' })
  expect(option).toMatchObject({ code: 1, data: { open_fee: '0.02500000', seconds: 60 } })
  const codes = async (bets: object[]) => Promise.all(bets.map(async (one) => (await place(ann, one)).code))
  expect(
    await codes([
      { mode: 'round', round_no, client_order_id: 'wire', amount: '26' },
      { mode: 'round', round_no },
      { mode: 'round', round_no: 'BTCUSDT-300-1' },
      { mode: 'time', time_id: 6 },
      { mode: 'time', time_id: 1, amount: '9' },
      { mode: 'time', time_id: 1, amount: '10000' },
      { mode: 'time', time_id: 1, symbol: 'SOLUSDT' },
      { mode: 'time' },
      { mode: 'time', time_id: 1, amount: '1e2' },
    ]),
  ).toEqual([5310, 5503, 5502, 5504, 5501, 5201, 5301, 4022, 4022])
  expect((await place({}, { mode: 'round', round_no })).code).toBe(4001)

  await sandbox.clock.advance(62_000)
  const history = await sandbox.call('prediction.history', { mode: 'time' }, bob)
  expect(history.data.list).toHaveLength(1)
  const [delivered] = history.data.list
  const { index } = sandbox.exchange()
  const tick = await index.at('BTCUSDT', delivered!.deliver_at)
  expect(delivered!.delivery_tick).toMatchObject({ id: tick!.id, ts: tick!.ts })
  expect(delivered!.settled_at! - delivered!.deliver_at).toBeLessThan(1_100)

  await sandbox.clock.advance(600_000)
  const settled = await rounds({ symbol: 'BTCUSDT', limit: 5 }, ann)
  const mine = settled.list.find((round) => round.round_no === round_no) as unknown as {
    my_bet: { order_no: string; status: string }
    bull_pool: string
    bear_pool: string
  }
  expect(mine.my_bet.order_no).toBe(bet.data.order_no)
  expect(['won', 'lost']).toContain(mine.my_bet.status)
  for (const pool of [mine.bull_pool, mine.bear_pool]) expect(Number(pool)).toBeGreaterThan(1_000)
  expect((await rounds({ symbol: 'BTCUSDT', limit: 5 })).list.some((round) => 'my_bet' in round)).toBe(false)
  const changes = await sandbox.call('wallet.changes', { type: 'option_stake' }, ann)
  expect(changes.data.list).toMatchObject([{ available_delta: '-25.00000000', ref_no: bet.data.order_no }])
  expect(await auditPrediction(sandbox.exchange().database.db)).toEqual([])
})

test('the list of bets contains only the member’s own bets, and can be filtered and paged', async () => {
  for (const time_id of [1, 2, 3])
    await place(bob, { mode: 'time', time_id, symbol: 'ETHUSDT', amount: '10' })
  const round_no = (await times('ETHUSDT')).rounds!.open!.round_no
  await place(bob, { mode: 'round', round_no, symbol: 'ETHUSDT' })
  const mine = async (request: object) => {
    const { list, page } = await rounds({ scope: 'mine', ...request }, bob)
    return [page.total, list.map((order) => order.seconds ?? order.mode)]
  }
  expect(await mine({ symbol: 'ETHUSDT' })).toEqual([4, ['round', 180, 120, 60]])
  expect(await mine({ symbol: 'ETHUSDT', mode: 'time', limit: 2, page: 2 })).toEqual([3, [60]])
  expect(await mine({ status: 'in_progress' })).toEqual([4, ['round', 180, 120, 60]])
  expect((await mine({ symbol: 'BTCUSDT' }))[0]).toBe(1)
  await sandbox.clock.advance(121_500)
  expect(await mine({ status: 'in_progress' })).toEqual([2, ['round', 180]])
  const settled = await sandbox.call('prediction.history', { symbol: 'ETHUSDT' }, bob)
  expect(settled.data.list.map(({ seconds }) => seconds)).toEqual([120, 60])
  const one = settled.data.list[1]!
  const of = async (request: object) =>
    (await sandbox.call('prediction.history', { symbol: 'ETHUSDT', ...request }, bob)).data.page.total
  expect(await of({ result: one.status })).toBeGreaterThan(0)
  expect(await of({ start: String(one.opened_at), end: String(one.opened_at) })).toBe(0)
  expect(await of({ start: String(one.opened_at) })).toBe(2)
  expect(await of({ mode: 'round' })).toBe(0)
  expect((await sandbox.call('prediction.rounds', { scope: 'mine' })).code).toBe(4001)
  expect((await rounds({ mode: 'time' })).list).toEqual([])
})

test('if the clock jumps ahead by several hours, each bet settles within a second of its delivery, and rounds continue', async () => {
  const round_no = (await times('BTCUSDT')).rounds!.open!.round_no
  await place(ann, { mode: 'round', round_no })
  await place(ann, { mode: 'time', time_id: 5 })
  await sandbox.clock.advance(7 * 3_600_000)
  ann = await sandbox.signIn('demo@example.com')
  const open = await rounds({ scope: 'mine', status: 'in_progress' }, ann)
  expect(open.list).toEqual([])
  const last = await rounds({ scope: 'mine', limit: 2 }, ann)
  expect(last.list).toHaveLength(2)
  for (const order of last.list as unknown as Record<string, unknown>[]) {
    expect(['won', 'lost', 'draw']).toContain(order.status)
    expect(Number(order.settled_at) - Number(order.deliver_at)).toBeLessThan(1_000)
  }
  const { list: messages } = (await sandbox.call('notices.messages', { type: 'trade' }, ann)).data
  const titles = { won: 'Prediction won', lost: 'Prediction lost', draw: 'Stake refunded' }
  for (const { order_no, status } of last.list as unknown as {
    order_no: string
    status: keyof typeof titles
  }[])
    expect(messages.filter(({ ref_no }) => ref_no === order_no)).toMatchObject([{ title: titles[status] }])
  const { rounds: board } = await times('BTCUSDT')
  const now = sandbox.clock.now()
  expect(board!.open!.start_at).toBe(now - (now % 300_000))
  expect(board!.live).toMatchObject({ status: 'locked', lock_at: board!.open!.start_at })
  expect(board!.live!.open_price).not.toBeNull()
  await sandbox.clock.advance(300_000)
  expect((await times('BTCUSDT')).rounds!.live!.round_no).toBe(board!.open!.round_no)
  expect((await rounds({ symbol: 'BTCUSDT', limit: 1 })).list[0]).toMatchObject({
    round_no: board!.live!.round_no,
    status: 'settled',
  })
  expect(await auditPrediction(sandbox.exchange().database.db)).toEqual([])
  expect(sandbox.lines.filter((line) => line.startsWith('prediction'))).toEqual([])
})
