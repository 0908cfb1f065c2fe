import document from '@bourselet/openapi/openapi.json' with { type: 'json' }
import { type Operation, operations } from '@bourselet/openapi/operations'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Document } from '../../../../openapi/reference/document.ts'
import { createSampler } from '../../../../openapi/reference/sample.ts'
import { featureCalls, moves } from '../test-feature-calls.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import type { OperationId } from './routes.ts'
import type { TestAnswer } from './test-answer.ts'
import type { CodeCall } from './test-calls.ts'
import { pin, testMember } from './test-member.ts'
import { keyedMove, type Move } from './test-money-moves.ts'

/**
 * Maximum time in ms for the answer of a call. It exceeds the server's own time limits for connections, locks and
 * statements, several of which can add up.
 */
const LONGEST_MS = 60_000

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ control: true, revealCodes: true, withdrawCodeRequired: false })
})
// A window of a rate limit lasts one minute. The clock advances past it before each test, so that one test does not use
// up the limits of the next one.
beforeEach(() => sandbox.clock.advance(61_000))

/** Returns the result of `work`. Throws if it takes longer than the server's time limits allow. */
async function answered<T>(work: Promise<T>, name: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} was not answered`)), LONGEST_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const ticksSince = (id: number) =>
  sandbox
    .exchange()
    .database.health.db.selectFrom('index_ticks')
    .select(['id', 'ts'])
    .where('id', '>', id)
    .orderBy('id')
    .execute()

/**
 * Sends calls at the same time. Until all of them are answered, other members read and log in, and the clock advances
 * second by second. The calls of the other members must not be delayed.
 */
async function amongOthers(name: string, send: () => Promise<TestAnswer>[]): Promise<TestAnswer[]> {
  const honest = await sandbox.signIn('demo2@example.com')
  const last = sandbox.exchange().index.latest('BTCUSDT')!.id
  const from = sandbox.clock.now()
  let open = true
  const answers = answered(Promise.all(send()), name).finally(() => {
    open = false
  })
  // The answers are awaited only after the calls of the other members. This handler prevents Node from reporting a
  // rejection as unhandled until then.
  answers.catch(() => {})
  let seconds = 0
  do {
    const calls: [OperationId, Promise<TestAnswer>][] = [
      ['account.info', sandbox.call('account.info', {}, honest)],
      ['wallet.balances', sandbox.call('wallet.balances', {}, honest)],
      ['market.history', sandbox.call('market.history', { symbol: 'BTCUSDT', product: 'index' })],
      ['session.login', sandbox.call('session.login', { account: 'demo@example.com', password: 'demo1234' })],
    ]
    for (const [id, call] of calls)
      expect([id, (await answered(call, `${id} beside ${name}`)).code]).toEqual([id, 1])
    expect(await answered(sandbox.unready(), `/readyz beside ${name}`)).not.toContain('does not answer')
    await answered(sandbox.clock.advance(1_000), `a second beside ${name}`)
    seconds++
  } while (open)
  const ticks = new Set((await ticksSince(last)).map(({ ts }) => Math.floor(ts / 1_000)))
  const passed = Array.from({ length: seconds }, (_, n) => Math.floor(from / 1_000) + n + 1)
  expect(passed.filter((second) => !ticks.has(second))).toEqual([])
  return answers
}

const sample = createSampler(document as unknown as Document)
const served = operations.filter(({ implemented }) => implemented)

/** Returns a request for a call that contains only the required fields. */
const sampled = ({ id, request }: Operation): Move => {
  const least = sample(request) as object
  return keyedMove(id, 'required fields only', async () => ({ request: least, other: least }))
}
const keyed = served
  .filter(({ idempotency }) => idempotency === 'key')
  .flatMap((operation) => [sampled(operation), ...moves.filter(({ call }) => call === operation.id)])

const pair = { from_coin: 'USDT', to_coin: 'BTC', from_amount: '5' }
const quote = keyedMove('convert.convert', 'a quote', async () => ({ request: pair, other: pair }))

describe('twenty concurrent requests of each call with an idempotency key', () => {
  test.each([...keyed, quote].map((move) => ({ call: move.call, name: move.name, move })))(
    'answers all twenty requests of $call ($name) and does not delay other members',
    async ({ move }) => {
      const member = await testMember(sandbox)
      const { request } = await move.prepare(member)
      const ask = (key: string) => member.ask(move.call, request, { 'idempotency-key': key })
      const send = (key: (n: number) => string) => () =>
        Array.from({ length: 20 }, (_, n) => ask(`${move.name} ${key(n)}`.replaceAll(' ', '-')))
      for (const key of [(n: number) => `different ${n}`, () => 'same'])
        for (const { status } of await amongOthers(`${move.call} (${move.name})`, send(key)))
          expect(status).toBe(200)
    },
  )

  test('the list of tested calls contains all calls with an idempotency key', () => {
    const known = new Set(keyed.map(({ call }) => call))
    expect(served.filter(({ id, idempotency }) => idempotency === 'key' && !known.has(id))).toEqual([])
  })
})

const codeCalls = featureCalls.flatMap(
  ({ codeCalls = {} }) => Object.entries(codeCalls) as [OperationId, CodeCall][],
)

describe('twelve concurrent requests of each call that uses up a verification code', () => {
  test('the declarations in the test-calls files of the features contain all calls that use up a verification code', () => {
    const using = served.filter(({ request }) => JSON.stringify(request).includes('/schemas/Code"'))
    // `session.login` needs a code only if the setting `login_code_required` is true. In the sandbox it never is.
    expect([...codeCalls.map(([id]) => id), 'session.login'].sort()).toEqual(using.map(({ id }) => id).sort())
  })

  test.each(codeCalls)(
    '%s accepts the code once, answers all twelve requests and does not delay other members',
    async (id, { scene, email, request, anonymous }) => {
      sandbox.exchange().settings.withdrawCodeRequired = scene === 'withdraw'
      const member = await testMember(sandbox)
      const sent = await sandbox.call('session.sendCode', { scene, email: email ?? member.email })
      const asked = request(sent.data.sandbox_code!, member)
      const answers = await amongOthers(id, () =>
        Array.from({ length: 12 }, () => (anonymous ? sandbox.call(id, asked) : member.ask(id, asked))),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
      expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
    },
  )
})

test('250 concurrent withdrawals of one member do not block other calls', async () => {
  const member = await testMember(sandbox)
  const payout = { coin: 'USDT', chain: 'TRC20', address: 'TQHgMpVzWkhSsRB4BzZgmV8uW4cFL8eaBr', amount: '20' }
  const request = { ...payout, ...pin }
  sandbox.exchange().settings.withdrawCodeRequired = false
  const answers = await amongOthers('withdraw.request', () =>
    Array.from({ length: 250 }, () => member.ask('withdraw.request', request)),
  )
  const done = answers.filter(({ code }) => code === 1).length
  const refused = answers.filter(({ data }) => data.error === 'TOO_MANY_REQUESTS').length
  expect(done).toBeGreaterThanOrEqual(3)
  expect(done + refused).toBe(250)
})

test('sends only one verification code if twenty are requested concurrently for the same address', async () => {
  const ask = { scene: 'register', email: 'twenty@example.com' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => sandbox.call('session.sendCode', ask)))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect(answers.filter(({ data }) => data.error === 'TOO_MANY_REQUESTS')).toHaveLength(19)
})

test('while calls use all database connections, /readyz fails, calls are refused as busy, and prices are published', async () => {
  const { database, index } = sandbox.exchange()
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const token = await sandbox.signIn()
  const holders = Array.from({ length: 10 }, () => database.transaction(() => released))
  const reading = sandbox.call('account.info', {}, token)
  const before = index.latest('BTCUSDT')!.ts
  await sandbox.clock.advance(5_000)
  expect(index.latest('BTCUSDT')!.ts).toBe(before + 5_000)
  // The result of the database check is reused for a short time. The first answers may still contain the earlier
  // result, so the test polls until the new result arrives.
  await expect
    .poll(() => sandbox.unready())
    .toBe('not ready: the database does not answer calls: no connection within 2 s')
  const ready = await sandbox.app.inject('/readyz')
  expect(ready.statusCode).toBe(503)
  expect(ready.json()).toEqual({ ready: false })
  expect((await reading).data).toMatchObject({ error: 'TOO_MANY_REQUESTS', params: { retry_after: 1 } })
  release()
  await Promise.all(holders)
  expect((await sandbox.call('account.info', {}, token)).code).toBe(1)
})
