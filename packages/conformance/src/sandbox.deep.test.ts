import { operations, refusals } from '@bourselet/openapi/operations'
import { beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../../../apps/sandbox/src/clock/controllable-clock.ts'
import { fullMember } from '../../../apps/sandbox/src/http/test-full-member.ts'
import type { TestMember } from '../../../apps/sandbox/src/http/test-member.ts'
import { atEnd } from '../../../apps/sandbox/src/test-cleanup.ts'
import { TEST_NOW, type TestSandbox, testSandbox } from '../../../apps/sandbox/src/test-sandbox.ts'
import { checkConformance } from './check-conformance.ts'
import { allChecks } from './checks/all.ts'
import type { ConformanceOptions } from './options.ts'
import { groupNames, type Report } from './report.ts'
import { faults } from './testing/faults.ts'
import { type FaultyProxy, openProxy } from './testing/faulty-proxy.ts'

// These tests run every check of the conformance kit against a whole sandbox. They prove that a correct back end passes
// every check, and that each fault makes its check fail. All tests share one sandbox and one member. The sandbox's
// clock stands still, so that its jobs cost no time. The clock advances only during the stream checks, ten times as
// fast as real time.

const STEP_MS = 500
const PAUSE_MS = 50

const member = { account: 'conformance@example.com', password: 'demo1234', fundPassword: '123456' }
const clock = controllableClock({ start: TEST_NOW })
let sandbox: TestSandbox
let proxy: FaultyProxy

beforeAll(async () => {
  sandbox = await testSandbox({
    ...{ clock, control: true, bankWithdrawEnabled: true },
    ...{ writesPerMinute: 100_000, ordersPerSecond: 1000 },
  })
  await clock.advance(3_000)
  const { ask } = await fullMember(sandbox, 'conformance')
  await settledOptions(ask)
  // A list that is read up to the current time does not include rows with exactly this time. The clock therefore
  // advances past the times of the rows.
  await clock.advance(1_000)
  proxy = await openProxy(sandbox.url)
  atEnd(() => proxy.close())
})

/** Settles two options of the member. The option that was placed first is settled last. */
async function settledOptions(ask: TestMember['ask']): Promise<void> {
  const option = { symbol: 'BTCUSDT', direction: 'bull', amount: '20', mode: 'time' }
  const { times } = (await ask('prediction.times', { symbol: 'BTCUSDT' })).data
  for (const seconds of [120, 60]) {
    const { time_id } = times.find((time: { seconds: number }) => time.seconds === seconds)
    expect(await ask('prediction.place', { ...option, time_id })).toMatchObject({ code: 1 })
  }
  await clock.advance(121_000)
}

/** Runs checks while the sandbox's clock advances. */
async function checkInTime(options: ConformanceOptions): Promise<Report> {
  let runs = true
  const running = (async () => {
    while (runs) {
      await clock.advance(STEP_MS)
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  })()
  try {
    return await checkConformance(options)
  } finally {
    runs = false
    await running
  }
}

const failedIn = ({ results }: Report) =>
  results.filter(({ status }) => status === 'failed').map(({ id, deviations }) => ({ id, deviations }))

const NOT_UNDONE = 'its success has an effect that the kit could not undo'

/** Checks of lists in which the test member has fewer than two rows, so the result is `not checked`. */
const fewRows = new Set([
  ...['paging/futures.positions/closed', 'paging/invite.team', 'paging/loans.orders'],
  ...['paging/notices.messages', 'paging/savings.orders'],
  ...['paging/spot.openOrders', 'paging/wealth.incomes', 'paging/wealth.orders'],
])

test('the sandbox passes every check, including the checks that write', async () => {
  const options = { base: sandbox.url, ...member, write: true }
  const standing = groupNames.filter((name) => name !== 'stream')
  const reports = [
    await checkConformance({ ...options, only: standing }),
    await checkInTime({ ...options, only: ['stream'] }),
  ]
  expect(reports.flatMap(failedIn)).toEqual([])
  expect(reports.every(({ conforms }) => conforms)).toBe(true)
  const results = reports.flatMap((report) => report.results)
  expect(results.map(({ id }) => id).sort()).toEqual(allChecks.map(({ id }) => id).sort())
  const unchecked = results.filter(({ status, reason }) => status === 'not checked' && reason !== NOT_UNDONE)
  expect(unchecked.filter(({ id }) => !fewRows.has(id))).toEqual([])
  expect(results.flatMap(({ notes }) => notes)).toEqual([])
})

describe('a back end with an injected fault fails exactly the checks that cover this fault', () => {
  test.each(faults)(
    'if $name, exactly the checks that cover this fault fail',
    async ({ only, signedIn, fails, ...fault }) => {
      proxy.fault = fault
      const options: ConformanceOptions = {
        base: proxy.url,
        only: [only],
        ...(signedIn ? { ...member, write: true } : {}),
      }
      const report = await (only === 'stream' ? checkInTime(options) : checkConformance(options))
      expect(failedIn(report).map(({ id }) => id)).toEqual(fails)
      expect(report.conforms).toBe(false)
    },
  )
})

test('the checks of repeated requests pass if the second answer has its fields in another order', async () => {
  const answers = new Map<string, number>()
  proxy.fault = {
    answer: ({ id }, envelope) => {
      const count = (answers.get(id) ?? 0) + 1
      answers.set(id, count)
      const isReversed = id.startsWith('convert.') && envelope.code === 1 && count % 2 === 0
      if (isReversed) envelope.data = Object.fromEntries(Object.entries(envelope.data as object).reverse())
      return envelope
    },
  }
  const options = { base: proxy.url, ...member, write: true, only: ['idempotency/convert'] }
  const report = await checkConformance(options)
  expect(failedIn(report)).toEqual([])
  expect(report.counts).toEqual({ passed: 4, failed: 0, notChecked: 0 })
})

test('a back end passes if each call of a feature that the operator does not offer is refused with 4003 FORBIDDEN', async () => {
  proxy.fault = {
    answer: ({ id }, envelope) =>
      /^(help|notices)\.|^site\.carousel$/.test(id)
        ? { code: refusals.FORBIDDEN!.code, info: 'closed', data: { error: 'FORBIDDEN' } }
        : envelope,
  }
  const only = ['refusals', 'calls/api-name', 'calls/help']
  const report = await checkConformance({ base: proxy.url, only })
  expect(failedIn(report)).toEqual([])
  const passed = report.results.filter(({ status }) => status === 'passed').map(({ id }) => id)
  expect(passed).toContain('refusals/unknown-row')
  expect(passed).not.toContain('calls/api-name')
})

test('if the given symbol is unlisted or the given account cannot log in, the run stops with a message that names the symbol or account', async () => {
  const only = ['market']
  await expect(checkConformance({ base: sandbox.url, symbol: 'nonsense', only })).rejects.toThrow(
    'market.coins lists no symbol nonsense.',
  )
  const wrong = { account: 'nobody@conformance.example', password: 'wrong' }
  await expect(checkConformance({ base: sandbox.url, ...wrong, only })).rejects.toThrow(
    'The log-in of nobody@conformance.example was refused: 5101 LOGIN_FAILED.',
  )
})

test('if the back end refuses the session token in the options, the run stops with an error', async () => {
  const token = 'f'.repeat(32)
  await expect(checkConformance({ base: sandbox.url, token, only: ['calls/wallet'] })).rejects.toThrow(
    'The token was refused: 4001 TOKEN_INVALID.',
  )
})

test('if the options contain a session token, the run does not log in, even if they also contain account and password', async () => {
  const sent: string[] = []
  proxy.fault = { call: ({ id }) => void sent.push(id) }
  const token = await sandbox.signIn(member.account)
  const only = ['calls/wallet.balances', 'sessions/devices']
  const report = await checkConformance({ base: proxy.url, ...member, token: token['api-token'], only })
  expect(report.results.map(({ id, status }) => [id, status])).toEqual([
    ['calls/wallet.balances/present', 'passed'],
    ['calls/wallet.balances/shape', 'passed'],
    ['sessions/devices', 'not checked'],
  ])
  expect(sent).not.toContain('session.login')
})

test('a back end that allows only one session per member fails the check of several sessions, and no check of a read', async () => {
  const single = await testSandbox({ bots: false, singleSession: true })
  const options = { account: 'demo@example.com', password: 'demo1234' }
  const only = ['calls/account', 'calls/wallet', 'sessions']
  const report = await checkConformance({ base: single.url, ...options, only })
  expect(failedIn(report).map(({ id }) => id)).toEqual(['sessions/devices'])
})

test('a back end with additional fields conforms, and the report notes these fields', async () => {
  proxy.fault = {
    answer: (call, envelope) => {
      if (call.id === 'market.depth' && envelope.code === 1)
        Object.assign(envelope.data as object, { tag: 1 })
      return envelope
    },
  }
  const report = await checkConformance({ base: proxy.url, only: ['calls/market'] })
  expect(failedIn(report)).toEqual([])
  expect(report.results.flatMap(({ notes }) => notes)).toContain(
    'market.depth answers a field that the contract does not know: $.data.tag',
  )
})

test('if no member account is given, the checks that require a member are reported as not checked, and no session token is sent', async () => {
  const sent: string[] = []
  proxy.fault = { call: ({ id, headers }) => void ('api-token' in headers && sent.push(id)) }
  const only = ['idempotency', 'paging/spot', 'paging/wallet']
  const report = await checkConformance({ base: proxy.url, only, write: true })
  expect(new Set(report.results.map(({ status }) => status))).toEqual(new Set(['not checked']))
  expect(sent).toEqual([])
})

test('without the option `write`, no order is placed and no money is moved', async () => {
  const sent = new Set<string>()
  proxy.fault = { call: ({ id, headers }) => void ('api-token' in headers && sent.add(id)) }
  await checkConformance({
    base: proxy.url,
    ...member,
    only: ['calls', 'refusals', 'sessions', 'idempotency'],
  })
  const writes = operations.filter(({ id, retry }) => sent.has(id) && retry !== 'read').map(({ id }) => id)
  expect(writes).toEqual(['account.update'])
})
