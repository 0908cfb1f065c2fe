import { expect, test, vi } from 'vitest'
import { type Bourselet, createBourselet } from '../sdk.ts'
import { manualTimers } from '../testing/timers.ts'
import type { CallOptions } from './call.ts'

type LimitedCall = (sdk: Bourselet, options: CallOptions) => Promise<unknown>
type Limits = Pick<CallOptions, 'timeoutMs' | 'attemptTimeoutMs' | 'retry'>

const STEP_MS = 10
/**
 * Returns a fixed random value, so that the waits are half of their maximum: 150 ms before the first repeat, 300 ms
 * before the second.
 */
const half = () => 0.5

/**
 * Runs a call and advances time until it ends. `limits.fetch` answers the requests; by default no request is
 * answered.
 */
async function run(
  call: LimitedCall,
  limits: { client?: Limits; call?: Limits; fetch?: () => Promise<Response> },
) {
  const timers = manualTimers(half)
  const since = timers.now()
  const attempts: number[] = []
  const sdk = createBourselet({
    baseUrl: 'https://exchange.example',
    timers,
    fetch: () => {
      attempts.push(timers.now() - since)
      return limits.fetch?.() ?? new Promise(() => {})
    },
    ...limits.client,
  })
  let error: unknown
  let endedAt: number | undefined
  void call(sdk, { ...limits.call }).catch((thrown) => {
    error = thrown
    endedAt = timers.now() - since
  })
  while (endedAt === undefined) {
    await new Promise(setImmediate)
    if (endedAt === undefined) timers.pass(STEP_MS)
    if (timers.now() - since > 400_000) throw new Error('The call never ends.')
  }
  return { attempts, endedAt, error, left: timers.waiting() }
}

const read: LimitedCall = (sdk, options) => sdk.market.coins({}, options)
const keyed: LimitedCall = (sdk, options) => sdk.convert.exchange({} as never, options)
const natural: LimitedCall = (sdk, options) => sdk.spot.cancel({ order_no: 'S202601010000000001' }, options)
const never: LimitedCall = (sdk, options) =>
  sdk.session.login({ account: 'me', password: 'abc12345' }, options)

test('by default a write attempt may take 30 s, and a write has two repeats and no deadline', async () => {
  expect(await run(keyed, {})).toMatchObject({
    attempts: [0, 30_150, 60_450],
    endedAt: 90_450,
    error: { name: 'TIMEOUT', outcome: 'unknown' },
    left: 0,
  })
})

test('by default, a read and its repeats together may take 30 s, or the time limit of one attempt if that is longer', async () => {
  expect(await run(read, { call: { attemptTimeoutMs: 14_000 } })).toMatchObject({
    attempts: [0, 14_150, 28_450],
    endedAt: 30_000,
    error: { name: 'TIMEOUT', outcome: 'rejected' },
  })
  expect(await run(read, { client: { attemptTimeoutMs: 40_000 } })).toMatchObject({
    attempts: [0],
    endedAt: 40_000,
  })
})

test('timeoutMs limits the whole call, attemptTimeoutMs one attempt', async () => {
  expect(await run(read, { call: { timeoutMs: 500 } })).toMatchObject({
    attempts: [0],
    endedAt: 500,
    left: 0,
  })
  expect(await run(read, { client: { timeoutMs: 40_000 } })).toMatchObject({ attempts: [0], endedAt: 40_000 })
  expect(await run(read, { call: { attemptTimeoutMs: 500 } })).toMatchObject({
    attempts: [0, 650, 1_450],
    endedAt: 1_950,
  })
  // The third attempt would begin after the deadline, so the call ends at once instead of waiting.
  expect(await run(read, { call: { attemptTimeoutMs: 500, timeoutMs: 1_300 } })).toMatchObject({
    attempts: [0, 650],
    endedAt: 1_150,
    error: { name: 'TIMEOUT' },
    left: 0,
  })
  // The second attempt is limited to the time that is left until the deadline.
  expect(await run(read, { call: { attemptTimeoutMs: 500, timeoutMs: 1_000 } })).toMatchObject({
    attempts: [0, 650],
    endedAt: 1_000,
  })
  expect(await run(never, { call: { timeoutMs: 300 } })).toMatchObject({ attempts: [0], endedAt: 300 })
})

test('timeoutMs also ends a write and leaves its outcome unknown', async () => {
  expect(await run(keyed, { call: { attemptTimeoutMs: 500, timeoutMs: 800 } })).toMatchObject({
    attempts: [0, 650],
    endedAt: 800,
    error: { name: 'TIMEOUT', outcome: 'unknown', idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) },
  })
})

test('retry.max limits the repeats of repeatable calls and does not make other calls repeatable', async () => {
  const attemptsOf = async (call: LimitedCall, max: number) =>
    (await run(call, { call: { retry: { max }, attemptTimeoutMs: 100 } })).attempts.length
  for (const [max, reads, writes] of [
    [0, 1, 1],
    [1, 2, 2],
    [4, 5, 5],
  ] as const) {
    expect(await attemptsOf(read, max)).toBe(reads)
    expect(await attemptsOf(keyed, max)).toBe(writes)
    expect(await attemptsOf(natural, max)).toBe(Math.min(2, writes))
    expect(await attemptsOf(never, max)).toBe(1)
  }
})

test('limits of a client apply to all its calls; limits of a call override them', async () => {
  const client = { attemptTimeoutMs: 100, timeoutMs: 1_000, retry: { max: 0 } }
  expect(await run(read, { client })).toMatchObject({ attempts: [0], endedAt: 100 })
  expect(await run(read, { client, call: { retry: { max: 1 }, attemptTimeoutMs: 200 } })).toMatchObject({
    attempts: [0, 350],
    endedAt: 550,
  })
  expect(await run(read, { client, call: { attemptTimeoutMs: 5_000, timeoutMs: 300 } })).toMatchObject({
    endedAt: 300,
  })
})

test('a call ends at once if the server requests a wait that would end after the deadline', async () => {
  const busy = async () => Response.json({}, { status: 503, headers: { 'retry-after': '7' } })
  expect(await run(read, { fetch: busy, call: { timeoutMs: 5_000 } })).toMatchObject({
    attempts: [0],
    endedAt: 0,
    error: { retryAfterMs: 7_000 },
  })
  expect(await run(read, { fetch: busy })).toMatchObject({ attempts: [0, 7_150, 14_300] })
})

test('a deadline or an abort ends a write that waits until the browser is online', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  try {
    const late = await run(natural, { call: { timeoutMs: 700 } })
    expect(late).toMatchObject({ endedAt: 700, error: { name: 'TIMEOUT', outcome: 'rejected' } })
    const abort = AbortSignal.abort()
    const aborted = await run((sdk) => natural(sdk, { signal: abort }), {})
    expect(aborted).toMatchObject({ endedAt: 0, error: { name: 'ABORTED', outcome: 'rejected' } })
  } finally {
    vi.unstubAllGlobals()
  }
})
