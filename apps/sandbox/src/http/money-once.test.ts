import { operations } from '@bourselet/openapi/operations'
import { add, compare, mul } from '@bourselet/sdk/money'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { byDepth } from '../test-depth.ts'
import { featureCalls, moves } from '../test-feature-calls.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { loseAnswer } from './test-lost-answer.ts'
import { type TestMember, testMember } from './test-member.ts'
import { memberRows } from './test-member-rows.ts'
import type { Move } from './test-money-moves.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true, ordersPerSecond: 1000 })
  await sandbox.clock.advance(3_000)
})
afterEach(async () => {
  const { ledger, database } = sandbox.exchange()
  expect(await ledger.trialBalance(database.db)).toMatchObject({ ok: true, differences: [] })
})

const KEY = 'one-intent'
/** Adds the idempotency key or the client order id to a request. */
const named = ({ by }: Move, request: object, headers: Record<string, string> = {}) =>
  by === 'key'
    ? { request, headers: { ...headers, 'idempotency-key': KEY } }
    : { request: { ...request, client_order_id: KEY }, headers }

/** Sends a request again until no earlier request with the same key is in progress. Returns its answer. */
async function settle({ call }: Move, member: TestMember, sent: ReturnType<typeof named>) {
  for (;;) {
    const answer = await sandbox.call(call, sent.request, { ...member.token, ...sent.headers })
    if (answer.data.error !== 'IN_PROGRESS') return answer
    await new Promise((wake) => setTimeout(wake, 20))
  }
}

/** Returns a member's balances, the number of their rows by table, and the quantities of their positions. */
async function effect({ coins }: Move, { id, token }: TestMember) {
  const { list } = (await sandbox.call('wallet.balances', {}, token)).data
  const positions = (await sandbox.call('futures.positions', {}, token)).data
  const rows = Object.entries(await memberRows(sandbox.exchange().database, id))
  return {
    balances: list
      .filter(({ coin }) => coins.includes(coin))
      .map(({ coin, account, available, frozen, total }) => [coin, account, available, frozen, total]),
    // Account changes are left out, because their number depends on how many price levels an order matched.
    rows: rows
      .filter(([kind]) => !kind.startsWith('account_changes') && !kind.startsWith('idempotency'))
      .map(([kind, own]) => [kind, own.length]),
    positions: (positions as { list: { quantity: string }[] }).list.map(({ quantity }) => quantity),
  }
}

/**
 * The money-moving calls that `npm test` also repeats after a lost answer and after a restart: two calls with an
 * idempotency key, and one call of each product that stores client order ids. `npm run test:deep` repeats all
 * money-moving calls.
 */
const usual = new Set([
  'a deposit',
  'an accepted quote',
  'an order at market',
  'a contract order at market',
  'an option',
])
const isRepeated = ({ name }: Move) => byDepth(usual.has(name), true)

const answers = new Map<string, { member: TestMember; sent: ReturnType<typeof named>; data: unknown }>()

describe.each(moves.map((move) => ({ name: move.name, call: move.call, move })))(
  'the money-moving request: $name ($call)',
  ({ move }) => {
    let once: Awaited<ReturnType<typeof effect>>
    beforeAll(async () => {
      const twin = await testMember(sandbox)
      const { request } = await move.prepare(twin)
      const before = await effect(move, twin)
      expect((await settle(move, twin, named(move, request))).code).toBe(1)
      once = await effect(move, twin)
      expect(once).not.toEqual(before)
    })

    test('repeated requests move the money once; a different request with the same idempotency key or client order id is refused', async () => {
      const member = await testMember(sandbox)
      const { request, other } = await move.prepare(member)
      const sent = named(move, request)
      const ask = () => sandbox.call(move.call, sent.request, { ...member.token, ...sent.headers })
      const both = await Promise.all([ask(), ask(), ask()])
      const later = await settle(move, member, sent)
      const done = [...both, later].filter(({ code }) => code === 1)
      for (const { data } of both) expect([undefined, 'IN_PROGRESS']).toContain(data.error)
      expect(later.code).toBe(1)
      for (const { data } of done) expect(data).toEqual(later.data)
      expect(await effect(move, member)).toEqual(once)

      const conflict = await settle(move, member, named(move, other))
      expect(conflict.data.error).toBe(move.by === 'key' ? 'IDEMPOTENCY_CONFLICT' : 'DUPLICATE_CLIENT_ID')
      expect(await effect(move, member)).toEqual(once)
      answers.set(move.name, { member, sent, data: later.data })
    })

    if (isRepeated(move))
      test('if the answer is lost and the request is repeated, the money moves once', async () => {
        const member = await testMember(sandbox)
        const { request } = await move.prepare(member)
        const sent = named(move, request, member.token)
        const { path } = operations.find(({ id }) => id === move.call)!
        for (const when of ['sent', 'answered'] as const)
          await loseAnswer(`${sandbox.url}${path}`, sent.request, sent.headers, when)
        expect((await settle(move, member, sent)).code).toBe(1)
        expect(await effect(move, member)).toEqual(once)
      })
  },
)

test('concurrent requests of a member cannot spend more than their balance', async () => {
  const member = await testMember(sandbox, { balances: { USDT: '1000' } })
  const pin = { trade_password: '123456' }
  const depth = await member.ask('market.depth', { symbol: 'BTCUSDT', limit: 20 })
  const price = depth.data.bids.at(-1)[0] as string
  const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price, quantity: '0.004' }
  const swap = { from_coin: 'USDT', to_coin: 'ETH', amount: '300', ...pin }
  const transfer = { from_coin: 'USDT', from_account: 'spot', to_account: 'futures', amount: '300', ...pin }
  const payout = { address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', amount: '300', chain: 'TRC20', ...pin }
  const option = { mode: 'time', symbol: 'BTCUSDT', direction: 'bull', amount: '300', time_id: 1 }
  // The server checks one fund password of a member at a time and lets two more calls wait. It would refuse a fourth
  // call, so that call is sent after the first has ended.
  const withdrawal = member.ask('withdraw.request', { ...payout, coin: 'USDT' })
  const spending = await Promise.all([
    withdrawal,
    withdrawal.then(() => member.ask('withdraw.requestUsdt', payout)),
    member.ask('convert.exchange', swap),
    member.ask('convert.exchange', transfer),
    ...Array.from({ length: 4 }, () => member.ask('spot.place', order)),
    ...Array.from({ length: 4 }, () => member.ask('prediction.place', option)),
  ])
  const costs = [...Array(4).fill('300'), ...Array(4).fill(mul(price, '0.004')), ...Array(4).fill('300')]
  let spent = '0'
  for (const [at, { code, data }] of spending.entries()) {
    if (code !== 1) expect(data.error).toBe('INSUFFICIENT_BALANCE')
    else spent = add(spent, add(costs[at], data.open_fee ?? '0'))
  }
  expect(spending.filter(({ code }) => code === 1).length).toBeGreaterThanOrEqual(3)
  const { data } = await member.ask('wallet.balances', { coin: 'USDT', account: 'spot' })
  expect(compare(add(data.list[0].available, spent), '1000')).toBe(0)
})

test('the declarations in the test-calls files of the features contain all calls of the retry class `money-write`', () => {
  const written = operations.filter(({ implemented, retry }) => implemented && retry === 'money-write')
  const moneyless = featureCalls.flatMap(({ moneyless = [] }) => moneyless)
  const known = new Set([...moves.map(({ call }) => call), ...moneyless])
  expect([...known].sort()).toEqual(written.map(({ id }) => id).sort())
})

describe('requests that are repeated after a restart', () => {
  beforeAll(async () => {
    await sandbox.stop()
    const { databaseUrl, dataDir } = sandbox.exchange().settings
    const clock = controllableClock({ start: sandbox.clock.now() })
    sandbox = await testSandbox({ databaseUrl, dataDir, clock, control: true, ordersPerSecond: 1000 })
    await clock.advance(3_000)
  })

  test.each(moves.filter(isRepeated).map((move) => ({ name: move.name, move })))(
    '$name that was answered before the restart moves no money when it is repeated',
    async ({ name, move }) => {
      const { member, sent, data } = answers.get(name)!
      const before = await effect(move, member)
      const again = await settle(move, member, sent)
      expect(again.code).toBe(1)
      expect((again.data as { order_no?: string }).order_no).toBe((data as { order_no?: string }).order_no)
      if (move.by === 'key') {
        expect(again.data).toEqual(data)
        expect(again.headers['idempotent-replayed']).toBe('true')
      }
      expect(await effect(move, member)).toEqual(before)
    },
  )

  test('a deposit that was declared repeatedly is credited once', async () => {
    const { member } = answers.get('a deposit')!
    await sandbox.clock.advance(60_000)
    const { data } = await sandbox.call('wallet.changes', { type: 'deposit', coin: 'USDT' }, member.token)
    const credited = data.list.filter(({ ref_type }) => ref_type === 'deposit')
    expect(credited.map(({ available_delta }) => available_delta)).toContain('100.00000000')
    expect(credited.filter(({ available_delta }) => available_delta === '100.00000000')).toHaveLength(1)
  })
})
