import { beforeAll, describe, expect, test } from 'vitest'
import { type TestWithdraw, type Token, TRON, testWithdraw } from '../withdraw/test-withdraw.ts'

const DAY = 86_400_000
const FUND = '271828'
let sandbox: TestWithdraw
beforeAll(async () => {
  sandbox = await testWithdraw({ revealCodes: true })
})

let count = 0
/** Creates a member with a phone, a fund password and 1000 USDT, and without an e-mail address. */
async function phoneMember() {
  const phone = { area_code: '+44', phone: `77009${String(++count).padStart(5, '0')}` }
  const code = await codeFor('register', phone)
  const { data } = await sandbox.call('session.register', {
    ...{ type: 'phone', ...phone, code, password: 'abc12345', password_confirm: 'abc12345' },
    ...{ invite_code: 'DEMQ24', agree: true },
  })
  const token = { 'api-token': data.token }
  const pin = { trade_password: FUND, trade_password_confirm: FUND, password: 'abc12345' }
  expect((await sandbox.call('account.changeTradePassword', pin, token)).code).toBe(1)
  // The setup above changed the fund password. Withdrawals after such a change are reviewed, so the stored
  // time of the change is deleted.
  const { db } = sandbox.exchange().database
  await db
    .updateTable('members')
    .set({ password_changed_at: null })
    .where('id', '=', data.member.id)
    .execute()
  return { token, id: data.member.id, phone, device: data.device_token ?? '' }
}
const codeFor = async (scene: string, address: object) =>
  String((await sandbox.call('session.sendCode', { scene, ...address })).data.sandbox_code)
const bind = async (token: Token, email: string, proof: object) =>
  sandbox.call('account.bindEmail', { email, code: await codeFor('bind', { email }), ...proof }, token)
const reset = (token: Token, code: string) =>
  sandbox.call(
    'account.changeTradePassword',
    { trade_password: '314159', trade_password_confirm: '314159', code },
    token,
  )
const info = async (token: Token) => (await sandbox.call('account.info', {}, token)).data

describe('a stolen session token', () => {
  test('with a stolen session token alone, nobody can bind an e-mail address, reset the fund password or withdraw', async () => {
    const { token, id, phone } = await phoneMember()
    const email = 'thief@example.com'
    expect((await bind(token, email, {})).data.fields).toEqual({ password: 'REQUIRED' })
    sandbox.skip(61_000)
    expect((await bind(token, email, { password: 'wrong1234' })).data).toMatchObject({
      error: 'LOGIN_FAILED',
      field: 'password',
    })
    sandbox.skip(61_000)
    expect((await bind(token, email, { trade_password: '000000' })).data.error).toBe('TRADE_PASSWORD_WRONG')
    const fresh = { new_password: 'other1234', new_password_confirm: 'other1234' }
    const forgot = { account: email, code: await codeFor('forgot', { email }), ...fresh }
    expect((await sandbox.call('account.changePassword', forgot)).data.error).toBe('CODE_INVALID')
    expect((await reset(token, await codeFor('trade_password', { email }))).data.error).toBe('CODE_INVALID')
    const draw = { coin: 'USDT', chain: 'TRC20', address: TRON, amount: '100', trade_password: '314159' }
    expect((await sandbox.call('withdraw.request', draw, token)).data.error).toBe('TRADE_PASSWORD_WRONG')
    const row = await sandbox.exchange().members.get(sandbox.exchange().database.db, id)
    expect(row).toMatchObject({ email: null, phone: phone.phone, policy_changed_at: null })
  })

  test('binding an e-mail address allows five guesses of the log-in password before a lock', async () => {
    const { token } = await phoneMember()
    const email = 'guess@example.com'
    const code = await codeFor('bind', { email })
    const guess = (password: string) => sandbox.call('account.bindEmail', { email, code, password }, token)
    for (let n = 0; n < 5; n++) expect((await guess('wrong1234')).data.error).toBe('LOGIN_FAILED')
    expect((await guess('abc12345')).data.error).toBe('ACCOUNT_LOCKED')
  })

  test('a thief with a stolen session token and the log-in password can bind an e-mail address, but cannot reset the fund password for a day', async () => {
    const { token, phone } = await phoneMember()
    const email = 'owner@example.com'
    expect((await bind(token, email, { password: 'abc12345' })).code).toBe(1)
    const code = await codeFor('trade_password', { email })
    expect(await reset(token, code)).toMatchObject({
      code: 5109,
      data: { error: 'CONTACT_CHANGED', field: 'code', params: { retry_after: DAY / 1000 } },
    })
    expect(await info(token)).toMatchObject({
      trade_password_reset_from: sandbox.clock.now() + DAY,
      withdraw_review_until: sandbox.clock.now() + DAY,
      withdraw_review_reasons: ['policy_changed'],
    })
    const messages = sandbox.lines.filter((line) => line.startsWith(`Message for +44 ${phone.phone}:`))
    expect(messages).toHaveLength(1)
    expect(messages[0]).toContain('o***@example.com')
    expect(messages[0]?.split(':')[1]).not.toMatch(/[0-9]{6}/)
  })
})

describe('the time after a change of the e-mail address', () => {
  test('for 24 hours after a change of the e-mail address, no code can reset the fund password', async () => {
    const { token: first, device } = await phoneMember()
    const email = 'later@example.com'
    expect((await bind(first, email, { trade_password: FUND })).code).toBe(1)
    sandbox.skip(DAY - 1000)
    const login = { account: email, password: 'abc12345', device_token: device }
    const { data } = await sandbox.call('session.login', login)
    const token = { 'api-token': data.token }
    expect((await reset(token, await codeFor('trade_password', { email }))).data).toMatchObject({
      error: 'CONTACT_CHANGED',
      params: { retry_after: 1 },
    })
    sandbox.skip(61_000)
    expect((await info(token)).trade_password_reset_from).toBeNull()
    expect((await reset(token, await codeFor('trade_password', { email }))).code).toBe(1)
  })

  test('right after a change of the e-mail address, the member can still change the fund password with the old one', async () => {
    const { token } = await phoneMember()
    expect((await bind(token, 'known@example.com', { trade_password: FUND })).code).toBe(1)
    const pin = { trade_password: '314159', trade_password_confirm: '314159', old_trade_password: FUND }
    expect((await sandbox.call('account.changeTradePassword', pin, token)).code).toBe(1)
  })

  test('reports a new e-mail address to the member and earlier contacts, in their language', async () => {
    const { token, id, phone } = await phoneMember()
    await sandbox.call('account.update', { lang: 'fr' }, token)
    expect((await bind(token, 'one@example.com', { password: 'abc12345' })).code).toBe(1)
    sandbox.skip(61_000)
    expect((await bind(token, 'two@example.com', { trade_password: FUND })).code).toBe(1)
    const messages = sandbox.lines.filter((line) => line.includes('t***@example.com'))
    expect(messages.map((line) => line.split(':')[0])).toEqual([
      'Message for one@example.com',
      `Message for +44 ${phone.phone}`,
    ])
    expect(messages[0]).toContain('E-mail associé')
    const notices = await sandbox
      .exchange()
      .database.db.selectFrom('notifies')
      .select(['type', 'name', 'params'])
      .where('member_id', '=', id)
      .orderBy('id')
      .execute()
    expect(notices).toEqual([
      { type: 'security', name: 'FUND_PASSWORD_CHANGED', params: {} },
      { type: 'security', name: 'EMAIL_BOUND', params: { email: 'o***@example.com' } },
      { type: 'security', name: 'EMAIL_BOUND', params: { email: 't***@example.com' } },
    ])
  })

  test('earlier contacts get no message if the new e-mail address was not bound', async () => {
    const { token, phone } = await phoneMember()
    const request = { email: 'none@example.com', code: '000000', password: 'abc12345' }
    expect((await sandbox.call('account.bindEmail', request, token)).data.error).toBe('CODE_INVALID')
    expect(sandbox.lines.some((line) => line.startsWith(`Message for +44 ${phone.phone}`))).toBe(false)
    expect((await info(token)).trade_password_reset_from).toBeNull()
  })
})

test('the log-in password alone can bind a first e-mail address, but no later one', async () => {
  const { token } = await phoneMember()
  const both = { password: 'abc12345', trade_password: FUND }
  expect((await bind(token, 'a1@example.com', both)).data.fields).toEqual({ password: 'MODE_INVALID' })
  sandbox.skip(61_000)
  expect((await bind(token, 'a1@example.com', { password: 'abc12345' })).code).toBe(1)
  expect((await bind(token, 'a2@example.com', { password: 'abc12345' })).data.fields).toEqual({
    password: 'MODE_INVALID',
  })
})
