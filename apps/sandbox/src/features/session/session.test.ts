import { createHash, randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { whileLocked } from '../../database/test-database.ts'
import type { Reader } from '../../database/transaction.ts'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, revealCodes: true })
})

/** Moves the clock forward by more than the minimum interval between two codes. */
const minute = () => sandbox.skip(61_000)
const codeOf = (address: string) =>
  sandbox.lines
    .filter((line) => line.toLowerCase().includes(address.toLowerCase()))
    .at(-1)
    ?.slice(-6) ?? ''
const email = {
  type: 'email',
  password: 'abc12345',
  password_confirm: 'abc12345',
  invite_code: 'DEMQ24',
  agree: true,
}

async function registered(address: string) {
  await sandbox.call('session.sendCode', { scene: 'register', email: address })
  return sandbox.call('session.register', { ...email, email: address, code: codeOf(address) })
}

describe('register', () => {
  test('registers by e-mail with the code from the console; the e-mail address is not case-sensitive', async () => {
    const answer = await registered('ann@example.com')
    expect(answer).toMatchObject({
      code: 1,
      data: { member: { email: 'a***@example.com', kyc_status: 'none' } },
    })
    minute()
    expect(await registered('Ann@Example.com')).toMatchObject({
      code: 5106,
      data: { error: 'ACCOUNT_EXISTS', field: 'email' },
    })
    const info = await sandbox.call('account.info', {}, { 'api-token': answer.data.token })
    expect(info.data.assets).toEqual({
      available_usdt: '0.00000000',
      frozen_usdt: '0.00000000',
      total_usdt: '0.00000000',
    })
  })

  test('registers a member by phone number', async () => {
    const phone = { area_code: '+44', phone: '7700900123' }
    await sandbox.call('session.sendCode', { scene: 'register', ...phone })
    const code = codeOf('+44 7700900123')
    const answer = await sandbox.call('session.register', { ...email, type: 'phone', ...phone, code })
    expect(answer).toMatchObject({
      code: 1,
      data: { member: { email: null, area_code: '+44', phone: '770***123' } },
    })
    const login = await sandbox.call('session.login', {
      account: '7700900123',
      area_code: '+44',
      password: 'abc12345',
    })
    expect(login.code).toBe(1)
  })

  test('all spellings of a phone number belong to the same account', async () => {
    const spellings = ['01519123935', '1519123935', '00441519123935']
    await sandbox.call('session.sendCode', { scene: 'register', area_code: '+44', phone: '01519123935' })
    const code = codeOf('+44 1519123935')
    const phone = { type: 'phone', area_code: '+44', phone: '00441519123935' }
    const { data } = await sandbox.call('session.register', { ...email, ...phone, code })
    expect(data.member).toMatchObject({ area_code: '+44', phone: '151***935' })
    for (const spelling of spellings) {
      minute()
      const again = { area_code: '+44', phone: spelling }
      await sandbox.call('session.sendCode', { scene: 'register', ...again })
      const second = { ...email, type: 'phone', ...again, code: codeOf('+44 1519123935') }
      expect((await sandbox.call('session.register', second)).data).toMatchObject({
        error: 'ACCOUNT_EXISTS',
        field: 'phone',
      })
    }
    for (const account of [...spellings, '+44 (0)1519 123935']) {
      const login = { account, area_code: '+44', password: 'abc12345' }
      expect((await sandbox.call('session.login', login)).code).toBe(1)
    }
    await sandbox.call('session.sendCode', { scene: 'forgot', area_code: '+44', phone: '01519123935' })
    const reset = { account: '1519123935', area_code: '+44', code: codeOf('+44 1519123935') }
    const fresh = { new_password: 'other1234', new_password_confirm: 'other1234' }
    expect((await sandbox.call('account.changePassword', { ...reset, ...fresh })).code).toBe(1)
  })

  test.each([
    ['has fewer than five digits without its zero', '01234'],
    ['belongs to another country', '003541234567'],
  ])('refuses a phone number that %s', async (_, phone) => {
    const answer = await sandbox.call('session.sendCode', { scene: 'register', area_code: '+44', phone })
    expect(answer.data).toMatchObject({ error: 'VALIDATION', fields: { phone: 'RANGE' } })
  })

  test('refuses a registration with an area code that belongs to no country', async () => {
    const phone = { area_code: '+447', phone: '700900123', code: '123456' }
    const answer = await sandbox.call('session.register', { ...email, type: 'phone', ...phone })
    expect(answer.data).toMatchObject({ error: 'VALIDATION', fields: { area_code: 'ENUM' } })
  })

  test('sends a code to a member with a phone area code that only an earlier version accepted, and lets this member set a new password', async () => {
    const phone = { area_code: '+1', phone: '8765550147' }
    await sandbox.call('session.sendCode', { scene: 'register', ...phone })
    const code = codeOf('+1 8765550147')
    expect((await sandbox.call('session.register', { ...email, type: 'phone', ...phone, code })).code).toBe(1)
    const old = { area_code: '+1876', phone: '5550147' }
    const { db } = sandbox.exchange().database
    await db.updateTable('members').set(old).where('phone', '=', phone.phone).execute()
    expect((await sandbox.call('session.sendCode', { scene: 'forgot', ...old })).code).toBe(1)
    const reset = { account: old.phone, area_code: old.area_code, code: codeOf('+1876 5550147') }
    const fresh = { new_password: 'other1234', new_password_confirm: 'other1234' }
    expect((await sandbox.call('account.changePassword', { ...reset, ...fresh })).code).toBe(1)
    minute()
    const { data } = await sandbox.call('session.sendCode', { scene: 'register', ...old })
    expect(data).toMatchObject({ error: 'VALIDATION', fields: { area_code: 'ENUM' } })
  })

  test('reports all invalid fields of a registration together, before it checks agreement and code', async () => {
    const answer = await sandbox.call('session.register', {
      ...email,
      password: '12345678',
      email: 'me@localhost',
      code: 'x',
      agree: false,
    })
    expect(answer).toMatchObject({
      status: 200,
      code: 4022,
      data: {
        error: 'VALIDATION',
        fields: { email: 'EMAIL_FORMAT', password: 'PASSWORD_LETTERS', code: 'RANGE' },
      },
    })
    expect(answer.info).toBe('Please enter the correct email format')
  })

  test('a registration checks the agreement, the invitation code and the verification code in this order', async () => {
    const request = { ...email, email: 'bob@example.com', code: '000000', invite_code: 'AAAAAA' }
    const refusal = async (change: object) =>
      (await sandbox.call('session.register', { ...request, ...change })).data.error
    expect(await refusal({ agree: false })).toBe('AGREEMENT_REQUIRED')
    expect(await refusal({})).toBe('INVITE_CODE_INVALID')
    expect(await refusal({ invite_code: 'DEMQ24' })).toBe('CODE_INVALID')
  })

  test('refuses fields that do not belong to the chosen registration type', async () => {
    const both = {
      ...email,
      email: 'bob@example.com',
      phone: '7700900123',
      code: '000000',
      password_confirm: 'other123',
    }
    expect((await sandbox.call('session.register', both)).data.fields).toEqual({
      phone: 'MODE_INVALID',
      password_confirm: 'PASSWORD_MISMATCH',
    })
  })

  test('a failed registration does not use up its verification code; a used code is refused', async () => {
    await sandbox.call('session.sendCode', { scene: 'register', email: 'cid@example.com' })
    const request = { ...email, email: 'cid@example.com', code: codeOf('cid@example.com') }
    expect((await sandbox.call('session.register', { ...request, invite_code: 'AAAAAA' })).code).toBe(5107)
    expect((await sandbox.call('session.register', request)).code).toBe(1)
    expect((await sandbox.call('session.register', request)).data.error).toBe('CODE_INVALID')
  })
})

describe('verification codes', () => {
  test('sends one code per 60 seconds and ten codes per day to an address; a code expires after 600 seconds', async () => {
    // Codes that earlier tests sent count toward the limit of ten codes per day, so the clock moves to the next day.
    sandbox.skip(86_400_000)
    const send = () => sandbox.call('session.sendCode', { scene: 'register', email: 'dan@example.com' })
    expect((await send()).data).toMatchObject({ expire_in: 600, resend_in: 60 })
    expect(await send()).toMatchObject({ code: 4029, data: { params: { retry_after: 60 } } })
    const code = codeOf('dan@example.com')
    sandbox.skip(600_000)
    const late = await sandbox.call('session.register', { ...email, email: 'dan@example.com', code })
    expect(late.data.error).toBe('CODE_EXPIRED')
    for (let sent = 2; sent <= 10; sent++) {
      sandbox.skip(400_000)
      expect((await send()).code).toBe(1)
    }
    minute()
    const eleventh = await send()
    expect(eleventh.code).toBe(4029)
    expect(eleventh.data.params?.retry_after).toBeGreaterThan(3600)
  })

  test('a code is invalid after five wrong guesses, even if the guesses arrive concurrently', async () => {
    sandbox.skip(3_600_000)
    await sandbox.call('session.sendCode', { scene: 'register', email: 'eve@example.com' })
    const right = codeOf('eve@example.com')
    const wrong = right === '111111' ? '222222' : '111111'
    const tries = Array.from({ length: 5 }, () =>
      sandbox.call('session.register', { ...email, email: 'eve@example.com', code: wrong }),
    )
    for (const answer of await Promise.all(tries)) expect(answer.data.error).toBe('CODE_INVALID')
    const late = await sandbox.call('session.register', { ...email, email: 'eve@example.com', code: right })
    expect(late.data.error).toBe('CODE_INVALID')
  })

  test('refuses a code that was sent for another purpose or to another address', async () => {
    await sandbox.call('session.sendCode', { scene: 'login', email: 'fay@example.com' })
    await sandbox.call('session.sendCode', { scene: 'register', email: 'gus@example.com' })
    const request = { ...email, email: 'fay@example.com', code: codeOf('gus@example.com') }
    expect((await sandbox.call('session.register', request)).data.error).toBe('CODE_INVALID')
  })
})

describe('log in', () => {
  test('log-ins to an unknown account get the same answers as wrong passwords of an existing account, including the lock', async () => {
    const attempts = async (account: string) => {
      const answers = []
      for (let n = 0; n < 6; n++) {
        const { headers: _headers, ...answer } = await sandbox.call('session.login', {
          account,
          password: 'wrong',
        })
        answers.push(answer)
      }
      // The answers contain the remaining seconds of a 15-minute lock. This number differs slightly between
      // attempts, so each value is replaced by 900.
      const words = JSON.stringify(answers).replaceAll(/\b8[5-9]\d\b/g, '900')
      return JSON.parse(words) as typeof answers
    }
    const known = await attempts('demo2@example.com')
    expect(await attempts('nobody@example.com')).toEqual(known)
    expect(known.slice(0, 5).map(({ data }) => data.params?.left)).toEqual([undefined, undefined, 2, 1, 0])
    expect(known[4]).toMatchObject({ code: 5101, data: { error: 'LOGIN_FAILED' } })
    expect(known[5]).toMatchObject({ code: 5102, data: { params: { retry_after: 900 } } })
    sandbox.skip(900_000)
    expect(
      (await sandbox.call('session.login', { account: 'demo2@example.com', password: 'demo1234' })).code,
    ).toBe(1)
  })

  test('existing sessions stay valid while the account is locked against log-ins', async () => {
    const token = await sandbox.signIn()
    for (let n = 0; n < 6; n++)
      await sandbox.call('session.login', { account: 'demo@example.com', password: 'wrong' })
    expect((await sandbox.call('account.info', {}, token)).code).toBe(1)
    sandbox.skip(900_000)
  })

  test('a member can have several sessions; each use extends a session by two hours, up to a day in total', async () => {
    const [one, two] = [await sandbox.signIn(), await sandbox.signIn()]
    sandbox.skip(7_000_000)
    expect((await sandbox.call('account.info', {}, one)).code).toBe(1)
    sandbox.skip(300_000)
    expect((await sandbox.call('account.info', {}, one)).code).toBe(1)
    expect(await sandbox.call('account.info', {}, two)).toMatchObject({ status: 200, code: 4001 })
    for (let hours = 0; hours < 12; hours++) {
      sandbox.skip(7_000_000)
      await sandbox.call('account.info', {}, one)
    }
    expect((await sandbox.call('account.info', {}, one)).code).toBe(4001)
  })

  test('the database contains only the hash of a session token', async () => {
    const { 'api-token': token } = await sandbox.signIn()
    const rows = await sandbox.exchange().database.db.selectFrom('sessions').selectAll().execute()
    const stored = rows.map((row) => row.token_hash.toString('hex')).join()
    expect(stored).not.toContain(token)
  })

  test('a call is refused if a transaction ends its session while the call reads the session', async () => {
    const { database } = sandbox.exchange()
    const token = randomBytes(16).toString('hex')
    const token_hash = createHash('sha256').update(token).digest()
    const id = database.sequences.next('sessions')
    const now = sandbox.clock.now()
    const times = { created_at: now, last_seen_at: now, expires_at: now + 7_200_000 }
    await database.db
      .insertInto('sessions')
      .values({ id, token_hash, member_id: 10_001, device: '', ip: '', ...times })
      .execute()
    const answer = await whileLocked(
      database,
      (tx) => tx.deleteFrom('sessions').where('id', '=', id).execute(),
      () => sandbox.call('account.info', {}, { 'api-token': token }),
      async () => {},
    )
    expect(answer.code).toBe(4001)
  })
})

describe('a disabled account', () => {
  const disable = (db: Reader, disabled: boolean) =>
    db.updateTable('members').set({ disabled }).where('email', '=', 'demo2@example.com').execute()
  const logIn = () => sandbox.call('session.login', { account: 'demo2@example.com', password: 'demo1234' })

  test('the sessions of a disabled account end within a minute, and its log-ins are refused', async () => {
    const { db } = sandbox.exchange().database
    const [mine, other] = [await sandbox.signIn('demo2@example.com'), await sandbox.signIn()]
    const ended: number[] = []
    const unlisten = sandbox.exchange().members.onSessionsEnded((memberId) => ended.push(memberId))
    await disable(db, true)
    await sandbox.clock.advance(60_000)
    unlisten()
    expect(ended).toEqual([10_002])
    expect((await sandbox.call('account.info', {}, mine)).code).toBe(4001)
    expect((await sandbox.call('account.info', {}, other)).code).toBe(1)
    expect((await logIn()).data.error).toBe('ACCOUNT_DISABLED')
    await disable(db, false)
    expect((await logIn()).code).toBe(1)
  })

  test('refuses a log-in if the account is disabled after its password was checked', async () => {
    const { database } = sandbox.exchange()
    const answer = await whileLocked(
      database,
      (tx) => tx.selectFrom('members').select('id').where('id', '=', 10_002).forUpdate().execute(),
      logIn,
      (tx) => disable(tx, true),
    )
    expect(answer.data.error).toBe('ACCOUNT_DISABLED')
    await disable(database.db, false)
  })
})

test('without the setting `revealCodes`, answers contain no verification code, and the log shows codes and addresses masked', async () => {
  const quiet = await testSandbox({ bots: false })
  const email = 'quiet@example.com'
  const { data } = await quiet.call('session.sendCode', { scene: 'register', email })
  expect(data.sandbox_code).toBeUndefined()
  await quiet.call('session.sendCode', { scene: 'register', area_code: '+44', phone: '7700900123' })
  expect(quiet.lines).toContain('Code for q***@example.com (register): ******')
  expect(quiet.lines).toContain('Code for +44 770***123 (register): ******')
})
