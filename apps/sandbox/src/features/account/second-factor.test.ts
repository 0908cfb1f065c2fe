import { TOTP } from 'otpauth'
import { beforeAll, describe, expect, test } from 'vitest'
import { PASSWORD as FUND, type TestWithdraw, type Token, testWithdraw } from '../withdraw/test-withdraw.ts'

const HOUR = 3_600_000
const PASSWORD = 'abc12345'
let sandbox: TestWithdraw
beforeAll(async () => {
  sandbox = await testWithdraw({ revealCodes: true })
})

/** Creates a member with 1000 USDT and without an authenticator. */
const member = () =>
  sandbox.newMember({ password: PASSWORD, trade_password: FUND, balances: { USDT: '1000' } })
const update = (token: Token, request: object) => sandbox.call('account.update', request, token)
const logIn = (account: string, request: object = {}) =>
  sandbox.call('session.login', { account, password: PASSWORD, ...request })
const errorOf = async (call: Promise<{ data: { error?: string } }>) => (await call).data.error
const info = async (token: Token) => (await sandbox.call('account.info', {}, token)).data
const titles = async (token: Token) =>
  (await sandbox.call('notices.messages', {}, token)).data.list.map(({ title }) => title)
const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: sandbox.clock.now() })

/**
 * Creates a member whose authenticator is on. The returned function `code` moves the clock forward by 30 seconds and returns
 * a new code, because the server accepts each code only once.
 */
async function protectedMember() {
  const one = await member()
  const { data: started } = await update(one.token, { authenticator: 'start', password: PASSWORD })
  const { secret } = started.authenticator_setup!
  const { data } = await update(one.token, { authenticator: 'confirm', second_factor: codeOf(secret) })
  const code = async () => {
    sandbox.skip(30_000)
    return codeOf(secret)
  }
  return { ...one, secret, recoveryCodes: data.recovery_codes!, code }
}
/** Returns a six-digit code that differs from the current code of the authenticator. */
const wrongCode = (secret: string) => String((Number(codeOf(secret)) + 1) % 1_000_000).padStart(6, '0')

describe('the setup of an authenticator', () => {
  test('setting up an authenticator changes nothing until a code of the new secret confirms it', async () => {
    const { email, token } = await member()
    expect((await update(token, { authenticator: 'start' })).data.fields).toEqual({ password: 'REQUIRED' })
    const wrong = { authenticator: 'start', password: 'wrong1234' }
    expect(await errorOf(update(token, wrong))).toBe('LOGIN_FAILED')
    const { data } = await update(token, { authenticator: 'start', password: PASSWORD })
    const { secret, uri } = data.authenticator_setup!
    expect(uri).toContain(secret)
    expect(data.has_authenticator).toBe(false)
    const other = (await logIn(email)).data
    expect(other.token).toMatch(/^[0-9a-f]{32}$/)
    const confirm = (second_factor: string) => update(token, { authenticator: 'confirm', second_factor })
    expect((await confirm(wrongCode(secret))).data).toMatchObject({
      error: 'SECOND_FACTOR_WRONG',
      field: 'second_factor',
    })
    expect((await info(token)).has_authenticator).toBe(false)

    const confirmed = (await confirm(codeOf(secret))).data
    expect(confirmed.has_authenticator).toBe(true)
    expect(new Set(confirmed.recovery_codes)).toHaveProperty('size', 10)
    // The session in which the member turned the authenticator on continues; all other sessions of the member end.
    expect((await info(token)).recovery_codes_left).toBe(10)
    expect((await sandbox.call('account.info', {}, { 'api-token': other.token })).code).toBe(4001)
    expect(JSON.stringify(await info(token))).not.toContain(secret)
    expect(await titles(token)).toEqual(['Authenticator app turned on'])
  })

  test('the setup of an authenticator can be confirmed only once and only within 15 minutes', async () => {
    const { token } = await member()
    const { data } = await update(token, { authenticator: 'start', password: PASSWORD })
    const { secret } = data.authenticator_setup!
    sandbox.skip(15 * 60_000)
    const confirm = () => update(token, { authenticator: 'confirm', second_factor: codeOf(secret) })
    expect(await errorOf(confirm())).toBe('NOT_FOUND')
    const again = (await update(token, { authenticator: 'start', password: PASSWORD })).data
      .authenticator_setup!
    expect(await errorOf(confirm())).toBe('SECOND_FACTOR_WRONG')
    const answers = await Promise.all(
      [1, 2].map(() => update(token, { authenticator: 'confirm', second_factor: codeOf(again.secret) })),
    )
    expect(answers.map(({ data }) => data.error).sort()).toEqual(['NOT_FOUND', undefined])
  })

  test('after the authenticator was turned on or off, withdrawals are reviewed for a day', async () => {
    const { token, code, email } = await protectedMember()
    const address_id = await sandbox.oldAddress(token)
    const draw = async (own: Token, proof: object = {}) =>
      (await sandbox.ask(own, { address_id, ...proof })).data
    const reviewed = { status: 'review', review_reasons: ['policy_changed'] }
    expect(await info(token)).toMatchObject({ withdraw_review_reasons: ['policy_changed'] })
    expect(await draw(token, { second_factor: await code() })).toMatchObject(reviewed)
    sandbox.skip(24 * HOUR)
    const own = { 'api-token': (await logIn(email, { second_factor: await code() })).data.token }
    expect(await info(own)).toMatchObject({ withdraw_review_reasons: [] })
    expect(await draw(own, { second_factor: await code() })).toMatchObject({ status: 'processing' })
    await update(own, { authenticator: 'off', password: PASSWORD, second_factor: await code() })
    expect(await info(own)).toMatchObject({ withdraw_review_reasons: ['policy_changed'] })
    expect(await draw(own)).toMatchObject(reviewed)
    sandbox.skip(24 * HOUR)
    const later = { 'api-token': (await logIn(email)).data.token }
    expect(await draw(later)).toMatchObject({ status: 'processing' })
  })
})

test('after a change of the e-mail address, withdrawals are reviewed for a day', async () => {
  const { token } = await member()
  const address_id = await sandbox.oldAddress(token)
  const draw = async (own: Token) => (await sandbox.ask(own, { address_id })).data
  expect(await draw(token)).toMatchObject({ status: 'processing' })
  const email = 'moved@example.com'
  const { data } = await sandbox.call('session.sendCode', { scene: 'bind', email }, token)
  const change = { email, code: String(data.sandbox_code), trade_password: FUND }
  expect((await sandbox.call('account.bindEmail', change, token)).code).toBe(1)
  expect(await draw(token)).toMatchObject({ status: 'review', review_reasons: ['policy_changed'] })
  sandbox.skip(24 * HOUR)
  const later = { 'api-token': (await logIn(email)).data.token }
  expect(await draw(later)).toMatchObject({ status: 'processing' })
})

describe('a log-in with an authenticator', () => {
  test('a log-in with an authenticator needs the password first and then a code, which is accepted only once', async () => {
    const { email, secret, code } = await protectedMember()
    const now = await code()
    expect(await errorOf(logIn(email, { password: 'wrong1234', second_factor: now }))).toBe('LOGIN_FAILED')
    expect(await errorOf(logIn(email, { password: 'wrong1234' }))).toBe('LOGIN_FAILED')
    const asked = await logIn(email)
    expect(asked.data).toMatchObject({ error: 'SECOND_FACTOR_REQUIRED', field: 'second_factor' })
    expect(asked.data).not.toHaveProperty('token')
    expect(await errorOf(logIn(email, { second_factor: wrongCode(secret) }))).toBe('SECOND_FACTOR_WRONG')
    const { data } = await logIn(email, { second_factor: now })
    expect(data.member.email).toBeTruthy()
    expect(await errorOf(logIn(email, { second_factor: now }))).toBe('SECOND_FACTOR_WRONG')
    const history = (await info({ 'api-token': data.token })).login_history!
    expect(history.map(({ outcome }) => outcome)).toEqual([
      ...['wrong_second_factor', 'success', 'wrong_second_factor', 'wrong_password', 'wrong_password'],
    ])
  })

  test('the log-in history keeps the latest 25 attempts with the right password, even after many attempts with a wrong password', async () => {
    const { email, id, token } = await member()
    const { db } = sandbox.exchange().database
    const { logIns } = sandbox.exchange().members
    const record = (outcome: 'success' | 'wrong_password' | 'wrong_second_factor', device: string) =>
      logIns.record(db, id, outcome, { device, ip: '198.51.100.7' })
    await record('success', 'earliest')
    for (let i = 0; i < 12; i++) {
      await record('wrong_second_factor', `factor ${i}`)
      await record('success', `entry ${i}`)
    }
    expect((await logIn(email, { password: 'wrong1234' })).code).not.toBe(1)
    for (let i = 0; i < 60; i++) await record('wrong_password', `wrong ${i}`)
    const history = (await info(token)).login_history!
    expect(history).toHaveLength(50)
    expect(history.slice(0, 25).map(({ device }) => device)).toEqual(
      Array.from({ length: 25 }, (_, i) => `wrong ${59 - i}`),
    )
    expect(history.at(-1)).toMatchObject({ outcome: 'success', device: 'earliest' })
    expect(history.map(({ id }) => id)).toEqual(history.map(({ id }) => id).sort((a, b) => b - a))
  })

  test('accepts only one of two concurrent log-ins with the same authenticator code or recovery code', async () => {
    const { email, code, recoveryCodes } = await protectedMember()
    for (const proof of [{ second_factor: await code() }, { recovery_code: recoveryCodes[0]! }]) {
      const answers = await Promise.all([logIn(email, proof), logIn(email, proof)])
      expect(answers.map(({ data }) => data.error).sort()).toEqual(['SECOND_FACTOR_WRONG', undefined])
    }
  })

  test('after five wrong authenticator codes, a log-in refuses every code for an hour, even the right one', async () => {
    const { email, secret, code } = await protectedMember()
    for (let guess = 0; guess < 5; guess++)
      expect(await errorOf(logIn(email, { second_factor: wrongCode(secret) }))).toBe('SECOND_FACTOR_WRONG')
    expect(await errorOf(logIn(email, { second_factor: await code() }))).toBe('SECOND_FACTOR_LOCKED')
    sandbox.skip(HOUR)
    expect((await logIn(email, { second_factor: await code() })).code).toBe(1)
  })

  test('wrong authenticator codes of a stranger lock out neither a known device nor the signed-in member', async () => {
    const { email, token, secret, code } = await protectedMember()
    const { device_token } = (await logIn(email, { second_factor: await code() })).data
    const address_id = await sandbox.oldAddress(token)
    const draw = (second_factor: string) => errorOf(sandbox.ask(token, { address_id, second_factor }))
    for (let guess = 0; guess < 5; guess++) await logIn(email, { second_factor: wrongCode(secret) })
    expect(await errorOf(logIn(email, { second_factor: await code() }))).toBe('SECOND_FACTOR_LOCKED')
    expect((await logIn(email, { device_token, second_factor: await code() })).code).toBe(1)
    expect(await draw(await code())).toBeUndefined()
    // Wrong authenticator codes of withdrawals and of changes of the authenticator count toward the same limit.
    for (let guess = 0; guess < 5; guess++) expect(await draw(wrongCode(secret))).toBe('SECOND_FACTOR_WRONG')
    expect(await draw(await code())).toBe('SECOND_FACTOR_LOCKED')
    const off = { authenticator: 'off', password: PASSWORD, second_factor: await code() }
    expect(await errorOf(update(token, off))).toBe('SECOND_FACTOR_LOCKED')
    expect((await logIn(email, { device_token, second_factor: await code() })).code).toBe(1)
  })

  test('a log-in accepts each recovery code once, in upper or lower case and with or without separators, and informs the member', async () => {
    const { email, recoveryCodes } = await protectedMember()
    const [first, second] = recoveryCodes as [string, string]
    const { data } = await logIn(email, { recovery_code: first.toLowerCase().replaceAll('-', ' ') })
    const token = { 'api-token': data.token }
    expect((await info(token)).recovery_codes_left).toBe(9)
    expect(await errorOf(logIn(email, { recovery_code: first }))).toBe('SECOND_FACTOR_WRONG')
    const both = { recovery_code: second, second_factor: '000000' }
    expect((await logIn(email, both)).data.fields).toEqual({ recovery_code: 'MODE_INVALID' })
    expect(await titles(token)).toContain('Recovery code used')
  })

  test('a log-in still needs the authenticator code after the password was reset by e-mail', async () => {
    const { email, code } = await protectedMember()
    const sent = (await sandbox.call('session.sendCode', { scene: 'forgot', email })).data.sandbox_code
    const fresh = { new_password: 'other1234', new_password_confirm: 'other1234' }
    expect(
      (await sandbox.call('account.changePassword', { account: email, code: String(sent), ...fresh })).code,
    ).toBe(1)
    expect(await errorOf(logIn(email, { password: 'other1234' }))).toBe('SECOND_FACTOR_REQUIRED')
    expect((await logIn(email, { password: 'other1234', second_factor: await code() })).code).toBe(1)
  })
})

describe('a change of an authenticator that is on', () => {
  test('a change of the authenticator needs the password and a second factor; turning it off ends the other sessions, and a log-in then needs no code', async () => {
    const { email, token, code, recoveryCodes } = await protectedMember()
    const other = { 'api-token': (await logIn(email, { second_factor: await code() })).data.token }
    const off = (proof: object) => update(token, { authenticator: 'off', password: PASSWORD, ...proof })
    expect(await errorOf(off({}))).toBe('SECOND_FACTOR_REQUIRED')
    expect(await errorOf(off({ password: 'wrong1234', second_factor: await code() }))).toBe('LOGIN_FAILED')
    const renewed = await update(token, {
      ...{ authenticator: 'renew_codes', password: PASSWORD, second_factor: await code() },
    })
    expect(renewed.data.recovery_codes).toHaveLength(10)
    expect(await errorOf(off({ recovery_code: recoveryCodes[0]! }))).toBe('SECOND_FACTOR_WRONG')
    expect((await off({ recovery_code: renewed.data.recovery_codes![0]! })).data.has_authenticator).toBe(
      false,
    )
    expect((await logIn(email)).code).toBe(1)
    expect(await errorOf(off({}))).toBe('VALIDATION')
    expect((await sandbox.call('account.info', {}, other)).code).toBe(4001)
    expect(await titles(token)).toEqual([
      'Authenticator app turned off',
      'Recovery code used',
      'Recovery codes renewed',
      'Authenticator app turned on',
    ])
  })

  test('with a recovery code, a member who lost their phone sets up a new authenticator; codes of the old one are refused', async () => {
    const { email, token, secret, recoveryCodes } = await protectedMember()
    const proof = { password: PASSWORD, recovery_code: recoveryCodes[0]! }
    const { data } = await update(token, { authenticator: 'start', ...proof })
    const next = data.authenticator_setup!.secret
    await update(token, { authenticator: 'confirm', second_factor: codeOf(next) })
    sandbox.skip(30_000)
    expect(await errorOf(logIn(email, { second_factor: codeOf(secret) }))).toBe('SECOND_FACTOR_WRONG')
    expect((await logIn(email, { second_factor: codeOf(next) })).code).toBe(1)
    expect(await errorOf(logIn(email, { recovery_code: recoveryCodes[1]! }))).toBe('SECOND_FACTOR_WRONG')
  })
})

test('a withdrawal needs an authenticator code: a wrong code freezes no balance, and repeating an accepted request needs no new code', async () => {
  const { token, secret, code } = await protectedMember()
  const address_id = await sandbox.oldAddress(token)
  const key = { 'idempotency-key': 'one-withdrawal' }
  const ask = (proof: object) => sandbox.ask(token, { address_id, ...proof }, key)
  expect(await errorOf(ask({}))).toBe('SECOND_FACTOR_REQUIRED')
  expect(await errorOf(ask({ second_factor: wrongCode(secret) }))).toBe('SECOND_FACTOR_WRONG')
  expect(await sandbox.balance(token)).toEqual({ available: '1000.00000000', frozen: '0.00000000' })
  const used = await code()
  const { data } = await ask({ second_factor: used })
  expect(data.order_no).toBeTruthy()
  expect((await ask({})).data.order_no).toBe(data.order_no)
  expect(await errorOf(sandbox.ask(token, { address_id, second_factor: used }))).toBe('SECOND_FACTOR_WRONG')
  expect(await sandbox.balance(token)).toEqual({ available: '900.00000000', frozen: '100.00000000' })
  expect(await sandbox.faults()).toEqual([])
})
