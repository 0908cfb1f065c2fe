import { beforeAll, describe, expect, test } from 'vitest'
import { createMember } from '../../members/create-member.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, revealCodes: true, ordersPerSecond: 10_000 })
})

type Token = { 'api-token': string }
const DAY = 86_400_000
let count = 0

/** Creates a member with the log-in password abc12345 and an optional fund password. */
async function newMember(fundPassword?: string): Promise<{ token: Token; id: number; email: string }> {
  const { members, database, random, clock } = sandbox.exchange()
  const email = `member${++count}@example.com`
  return database.transaction(async (tx) => {
    const created = await createMember(tx, database.sequences, random, {
      address: { email },
      passwordHash: await members.passwords.hash('abc12345'),
      fundPasswordHash: fundPassword && (await members.fundPasswords.hash(fundPassword)),
      inviterId: null,
      lang: 'en',
      now: clock.now(),
    })
    const { token } = await members.issueToken(tx, created!)
    return { token: { 'api-token': token }, id: created!, email }
  })
}
const codeFor = async (scene: string, email: string) =>
  String((await sandbox.call('session.sendCode', { scene, email })).data.sandbox_code)
const info = async (token: Token) => (await sandbox.call('account.info', {}, token)).data

describe('change of the e-mail address', () => {
  test('replacing the e-mail address requires the fund password and a code sent to the new address', async () => {
    const { token, email } = await newMember('271828')
    const code = await codeFor('bind', 'new1@example.com')
    const bind = (fields: object) =>
      sandbox.call('account.bindEmail', { email: 'New1@Example.com', code, ...fields }, token)
    expect((await bind({})).data.fields).toEqual({ trade_password: 'REQUIRED' })
    expect((await bind({ trade_password: '000000' })).data).toMatchObject({
      error: 'TRADE_PASSWORD_WRONG',
      field: 'trade_password',
    })
    expect((await bind({ trade_password: '271828', code: '000000' })).data.error).toBe('CODE_INVALID')
    expect((await bind({ trade_password: '271828', email: 'new2@example.com' })).data.error).toBe(
      'CODE_INVALID',
    )
    expect((await bind({ trade_password: '271828', email: 'me@localhost' })).data.fields).toEqual({
      email: 'EMAIL_FORMAT',
    })
    expect((await bind({ trade_password: '271828' })).data).toEqual({
      email: 'n***@example.com',
      email_bound: true,
    })
    expect(await info(token)).toMatchObject({
      email: 'n***@example.com',
      withdraw_review_until: sandbox.clock.now() + DAY,
      withdraw_review_reasons: ['policy_changed'],
    })
    expect((await sandbox.call('session.login', { account: email, password: 'abc12345' })).code).toBe(5101)
    await sandbox.signIn('new1@example.com', 'abc12345')
  })

  test('asks a member without a fund password to set one before they change the e-mail address', async () => {
    const { token } = await newMember()
    const code = await codeFor('bind', 'new3@example.com')
    const answer = await sandbox.call(
      'account.bindEmail',
      { email: 'new3@example.com', code, trade_password: '271828' },
      token,
    )
    expect(answer.data.error).toBe('TRADE_PASSWORD_NOT_SET')
  })

  test('refuses an e-mail address that another member has since taken; the code stays valid', async () => {
    const { token } = await newMember('271828')
    const other = await newMember('271828')
    const code = await codeFor('bind', 'wanted@example.com')
    const { db } = sandbox.exchange().database
    await db.updateTable('members').set({ email: 'wanted@example.com' }).where('id', '=', other.id).execute()
    const bind = () =>
      sandbox.call(
        'account.bindEmail',
        { email: 'wanted@example.com', code, trade_password: '271828' },
        token,
      )
    expect((await bind()).data).toMatchObject({ error: 'ACCOUNT_EXISTS', field: 'email' })
    await db.updateTable('members').set({ email: other.email }).where('id', '=', other.id).execute()
    expect((await bind()).code).toBe(1)
  })

  test('refuses the e-mail address that the member already has, and starts no waiting period', async () => {
    const { token, email } = await newMember('271828')
    const before = await info(token)
    const code = await codeFor('bind', email)
    const request = { email: email.toUpperCase(), code, trade_password: '271828' }
    const answer = await sandbox.call('account.bindEmail', request, token)
    expect(answer.data).toMatchObject({ error: 'ACCOUNT_EXISTS', field: 'email' })
    expect(await info(token)).toEqual(before)
  })

  test('a member who registered with a phone binds their first e-mail address with the log-in password', async () => {
    const phone = { area_code: '+44', phone: '7700900555' }
    const sent = await sandbox.call('session.sendCode', { scene: 'register', ...phone })
    const { data } = await sandbox.call('session.register', {
      type: 'phone',
      ...phone,
      code: sent.data.sandbox_code,
      password: 'abc12345',
      password_confirm: 'abc12345',
      invite_code: 'DEMQ24',
      agree: true,
    })
    const token = { 'api-token': data.token }
    const code = await codeFor('bind', 'phone@example.com')
    const binding = { email: 'phone@example.com', code, password: 'abc12345' }
    const bound = await sandbox.call('account.bindEmail', binding, token)
    expect(bound.data).toEqual({ email: 'p***@example.com', email_bound: true })
    expect(await info(token)).toMatchObject({ phone: '770***555', email_bound: true })
  })
})

describe('list of membership levels', () => {
  test('users who are not logged in see all membership levels; members see their own level too', async () => {
    const { data } = await sandbox.call('account.levels')
    expect(data.current_level).toBeNull()
    expect(data.list.map(({ name }) => name)).toEqual(['VIP0', 'VIP1', 'VIP2', 'VIP3', 'VIP4', 'VIP5'])
    expect(data.list[5]).toMatchObject({ min_volume_30d: '50000000', futures_maker: '0' })
    const token = await sandbox.signIn()
    expect((await sandbox.call('account.levels', {}, token)).data.current_level).toBe(0)
  })
})

describe('profile', () => {
  test('a request with one invalid profile change changes no profile field', async () => {
    const { token } = await newMember()
    const update = (fields: object) => sandbox.call('account.update', fields, token)
    expect((await update({})).data.fields).toEqual({ nickname: 'NOTHING_TO_CHANGE' })
    expect((await update({ nickname: '  ' })).data.fields).toEqual({ nickname: 'REQUIRED' })
    expect((await update({ nickname: 'a\u202eb' })).data.fields).toEqual({ nickname: 'RANGE' })
    expect((await update({ nickname: 'x'.repeat(33) })).data.error).toBe('VALIDATION')
    expect((await update({ birthday: '2999-01-01' })).data.fields).toEqual({ birthday: 'RANGE' })
    expect((await update({ birthday: '2001-02-30' })).data.fields).toEqual({ birthday: 'RANGE' })
    const foreign = { nickname: 'Half', avatar: '/files/0123456789abcdef0123456789abcdef.png' }
    expect((await update(foreign)).data).toMatchObject({ error: 'FILE_NOT_OWNED', field: 'avatar' })
    expect((await info(token)).nickname).toMatch(/^Trader-/)
    const done = await update({ nickname: ' Ænne ', birthday: '2000-02-29', country: 'DE', lang: 'ja' })
    expect(done.data).toMatchObject({ nickname: 'Ænne', lang: 'ja' })
  })
})

describe('sessions', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36'
  const signIn = async (account: string, userAgent: string) => {
    const headers = { 'user-agent': userAgent }
    const { data } = await sandbox.call('session.login', { account, password: 'abc12345' }, headers)
    return { 'api-token': data.token }
  }

  test('the session list shows device, masked IP address and last-seen time of each session', async () => {
    const { token, email } = await newMember()
    sandbox.skip(5_000)
    await signIn(email, chrome)
    sandbox.skip(5_000)
    const { sessions } = await info(token)
    const now = sandbox.clock.now()
    expect(sessions).toMatchObject([
      { device: 'Chrome, Android', ip: '127.0.*.*', current: false, last_seen_at: now - 5_000 },
      { current: true, created_at: now - 10_000, last_seen_at: now },
    ])
    expect(JSON.stringify(sessions)).not.toContain('127.0.0.1')
    expect(JSON.stringify(sessions)).not.toContain(token['api-token'])
  })

  test('a member can end one session, all sessions except the current one, and the current one', async () => {
    const { token, email } = await newMember()
    const [phone, desktop] = [await signIn(email, chrome), await signIn(email, 'curl/8')]
    const ids = (await info(token)).sessions.map(({ id }) => id)
    const update = (fields: object) => sandbox.call('account.update', fields, token)
    expect((await update({ end_session: ids[1] })).code).toBe(1)
    expect((await info(phone)).error).toBe('TOKEN_INVALID')
    expect((await info(desktop)).error).toBeUndefined()
    expect((await update({ end_session: ids[1] })).data.error).toBe('NOT_FOUND')
    expect((await update({ end_other_sessions: true })).code).toBe(1)
    expect((await info(desktop)).error).toBe('TOKEN_INVALID')
    expect((await info(token)).sessions).toHaveLength(1)
    expect((await update({ end_session: ids[2] })).code).toBe(1)
    expect((await info(token)).error).toBe('TOKEN_INVALID')
  })

  test('a member can end the current session without naming its id; other sessions remain', async () => {
    const { token, email } = await newMember()
    const phone = await signIn(email, chrome)
    const ended = await sandbox.call('account.update', { end_current_session: true }, phone)
    expect(ended.code).toBe(1)
    expect((await sandbox.call('account.info', {}, phone)).code).toBe(4001)
    expect((await info(token)).sessions).toHaveLength(1)
  })

  test('answers a request to end another member’s session as if that session did not exist', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const theirs = (await info(other.token)).sessions[0]!.id
    const tried = await sandbox.call('account.update', { end_session: theirs, nickname: 'Mine' }, one.token)
    expect(tried.data).toMatchObject({ error: 'NOT_FOUND', field: 'end_session' })
    expect((await info(one.token)).nickname).not.toBe('Mine')
    expect((await sandbox.call('account.update', { end_other_sessions: true }, one.token)).code).toBe(1)
    expect((await info(other.token)).error).toBeUndefined()
  })

  test('leaves expired sessions out of the list of sessions', async () => {
    const { token, email } = await newMember()
    sandbox.skip(7_100_000)
    const late = await signIn(email, chrome)
    sandbox.skip(200_000)
    expect((await info(late)).sessions).toHaveLength(1)
    expect((await info(token)).error).toBe('TOKEN_INVALID')
  })

  test('a log-in opens no usable session if the password changes while the server compares the entered password', async () => {
    const { token, email } = await newMember()
    const change = sandbox.call(
      'account.changePassword',
      { old_password: 'abc12345', new_password: 'other1234', new_password_confirm: 'other1234' },
      token,
    )
    const logins = Array.from({ length: 4 }, () =>
      sandbox.call('session.login', { account: email, password: 'abc12345' }),
    )
    expect((await change).code).toBe(1)
    for (const { data } of await Promise.all(logins))
      expect(await info({ 'api-token': data.token ?? '' })).toMatchObject({ error: 'TOKEN_INVALID' })
  })
})

describe('sessions, if the operator allows one session per member', () => {
  test('if the operator allows one session per member, a log-in ends the earlier session of the member', async () => {
    const single = await testSandbox({ bots: false, singleSession: true })
    const first = await single.signIn()
    const second = await single.signIn()
    expect((await single.call('account.info', {}, first)).code).toBe(4001)
    expect((await single.call('account.info', {}, second)).code).toBe(1)
  })
})
