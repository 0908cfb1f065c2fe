import { operations } from '@bourselet/openapi/operations'
import { beforeAll, describe, expect, test } from 'vitest'
import { featureCalls, probes } from '../test-feature-calls.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import type { FullMember, Rows } from './test-calls.ts'
import { fullMember, renewRows } from './test-full-member.ts'
import { PASSWORD } from './test-member.ts'
import { memberRows } from './test-member-rows.ts'

const HOUR = 3_600_000

let sandbox: TestSandbox
let ann: FullMember
let bob: FullMember
beforeAll(async () => {
  sandbox = await testSandbox({
    ...{ control: true, revealCodes: true, bankWithdrawEnabled: true, ordersPerSecond: 1000 },
  })
  await sandbox.clock.advance(3_000)
  ann = await fullMember(sandbox, 'ann')
  bob = await fullMember(sandbox, 'bob')
})

const usdt = { coin: 'USDT', chain: 'TRC20' }
const newPin = { trade_password: '271828', trade_password_confirm: '271828' }
const noRows = Object.fromEntries(featureCalls.map(({ feature }) => [feature, {}]))
/** All requests that contain the fund password. */
const guardedCalls = [
  ...probes.map(({ call, request }) => ({
    ...{ call, request: (rows: Rows) => request(rows, rows) },
  })),
  ...featureCalls.flatMap(({ fundPasswordRequests = [] }) =>
    fundPasswordRequests.map(([call, request]) => ({ call, request: () => request })),
  ),
].filter(({ request }) => Object.values(request(noRows)).includes(PASSWORD))

/**
 * Sends the request of a call with the given fund password in place of `PASSWORD`. Returns the code of the answer and
 * the name of the refusal.
 */
async function guess(
  member: FullMember,
  { call, request }: (typeof guardedCalls)[number],
  password: string,
): Promise<{ code: number; error?: string }> {
  const guessed = JSON.stringify(request(member.rows)).replace(`"${PASSWORD}"`, `"${password}"`)
  const { code, data } = await member.ask(call, JSON.parse(guessed))
  return { code, error: data.error }
}

/**
 * Sends concurrent wrong guesses to all calls until the fund password is locked. Returns the number of guesses that
 * were compared, and all error names.
 */
async function guessManyTimes(member: FullMember): Promise<{ compared: number; errors: Set<string> }> {
  const errors = new Set<string>()
  for (let compared = 0; ; ) {
    const guesses = guardedCalls.map((guardedCall, n) => guess(member, guardedCall, String(500_000 + n)))
    const answers = (await Promise.all(guesses)).map(({ error = 'done' }) => error)
    const wrong = answers.filter((error) => error === 'TRADE_PASSWORD_WRONG').length
    for (const error of answers) errors.add(error)
    compared += wrong
    if (wrong === 0 && answers.includes('TRADE_PASSWORD_LOCKED')) return { compared, errors }
    if (answers.includes('TRADE_PASSWORD_RESET')) return { compared, errors }
  }
}

/** Returns the database rows of a member, except the row that counts wrong guesses. */
async function having({ id }: FullMember) {
  const { 'members.id': _, ...rows } = await memberRows(sandbox.exchange().database, id)
  return rows
}

test('the declarations in the test-calls files of the features contain all calls that take a fund password', () => {
  const taking = operations.filter(
    ({ implemented, request }) => implemented && JSON.stringify(request).includes('"trade_password"'),
  )
  expect([...new Set(guardedCalls.map(({ call }) => call))].sort()).toEqual(taking.map(({ id }) => id).sort())
})

test.each(guardedCalls.map((guardedCall, n) => ({ n, call: guardedCall.call, guardedCall })))(
  'case $n: $call refuses a wrong fund password and changes nothing',
  async ({ guardedCall }) => {
    const before = await having(bob)
    expect((await guess(bob, guardedCall, '500000')).error).toBe('TRADE_PASSWORD_WRONG')
    // Wrong guesses in all calls count toward one limit. The correct password in this call resets the count. The call
    // is then refused, because its verification code is wrong.
    const binding = { email: 'other@example.com', code: '000000', trade_password: PASSWORD }
    expect((await bob.ask('account.bindEmail', binding)).data.error).toBe('CODE_INVALID')
    expect(await having(bob)).toEqual(before)
  },
)

describe('concurrent guesses of the fund password', () => {
  test('at most five guesses per hour and ten in total are compared, over all calls; then only a reset unlocks the fund password', async () => {
    const before = await having(ann)
    const { compared, errors } = await guessManyTimes(ann)
    expect(compared).toBe(5)
    expect(errors.has('done')).toBe(false)
    expect(await having(ann)).toEqual(before)
    const swap = { from_coin: 'USDT', to_coin: 'BTC', amount: '10', trade_password: PASSWORD }
    expect((await ann.ask('convert.exchange', swap)).data.error).toBe('TRADE_PASSWORD_LOCKED')
    expect((await bob.ask('convert.exchange', swap)).code).toBe(1)

    sandbox.skip(HOUR)
    const second = await guessManyTimes(ann)
    expect(second.compared).toBe(5)
    expect(second.errors.has('done')).toBe(false)

    sandbox.skip(48 * HOUR)
    ann.token = await sandbox.signIn('ann@example.com')
    // The server checks the expiry of a row before the fund password, so requests for expired rows would get a
    // different refusal.
    await renewRows(ann)
    for (const guardedCall of guardedCalls.filter(({ request }) => !('action' in request(ann.rows))))
      expect([guardedCall.call, await guess(ann, guardedCall, PASSWORD)]).toEqual([
        ...[guardedCall.call, { code: 4012, error: 'TRADE_PASSWORD_RESET' }],
      ])
  })

  test('a member can reset a locked fund password with a verification code, and withdrawals are reviewed afterwards', async () => {
    const email = 'ann@example.com'
    const { data } = await sandbox.call('session.sendCode', { scene: 'trade_password', email })
    const reset = { ...newPin, code: data.sandbox_code }
    expect((await ann.ask('account.changeTradePassword', reset)).code).toBe(1)
    const { address_id } = ann.rows.withdraw
    const draw = (trade_password: string) =>
      ann.ask('withdraw.request', { ...usdt, address_id, amount: '20', trade_password })
    expect((await draw('123456')).data.error).toBe('TRADE_PASSWORD_WRONG')
    const drawn = await draw('271828')
    expect(drawn.data).toMatchObject({ status: 'review', review_reasons: ['password_changed'] })
  })
})

test('a wrong fund password does not use up the request’s idempotency key: with the correct password, the call runs once', async () => {
  bob.token = await sandbox.signIn('bob@example.com')
  const { address_id } = bob.rows.withdraw
  const ask = (trade_password: string) =>
    bob.ask(
      'withdraw.request',
      { ...usdt, address_id, amount: '20', trade_password },
      { 'idempotency-key': 'guesses' },
    )
  for (const left of [4, 3, 2, 1])
    expect((await ask(String(600_000 + left))).data).toMatchObject({
      error: 'TRADE_PASSWORD_WRONG',
      params: { left },
    })
  const right = await ask('123456')
  expect(right.code).toBe(1)
  expect(right.headers['idempotent-replayed']).toBeUndefined()
  // The first successful answer is stored under the idempotency key, so repeats return it without comparing the
  // password.
  for (const again of [await ask('123456'), await ask('000000')]) {
    expect(again.data).toEqual(right.data)
    expect(again.headers['idempotent-replayed']).toBe('true')
  }
  const { database, members } = sandbox.exchange()
  expect((await members.get(database.db, bob.id)).fund_password_failures).toBe(0)
})
