import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, revealCodes: true })
})

let count = 0
const minute = () => sandbox.skip(61_000)
/** Moves the clock forward to the next midnight UTC. This resets daily limits that an earlier test has used up. */
const nextDay = () => sandbox.skip(86_400_000 - (sandbox.clock.now() % 86_400_000))

/** Sends a request from the given network address. */
async function from<T>(ip: string, path: string, payload: object): Promise<T> {
  const reply = await sandbox.app.inject({ method: 'POST', url: path, payload, remoteAddress: ip })
  return reply.json() as T
}
type Answer = { code: number; data: { error?: string; sandbox_code?: string; device_token?: string } }
const sendFrom = (ip: string, request: object) => from<Answer>(ip, '/data/api.login/sendEmailCode', request)
const logInFrom = (ip: string, request: object) => from<Answer>(ip, '/data/api.login/login', request)

/** Registers a member. Requests with the returned device token count as requests from a device known to the account. */
async function newMember() {
  const email = `known${++count}@example.com`
  const sent = await sandbox.call('session.sendCode', { scene: 'register', email })
  const { data } = await sandbox.call('session.register', {
    ...{ type: 'email', email, code: sent.data.sandbox_code, password: 'abc12345' },
    ...{ password_confirm: 'abc12345', invite_code: 'DEMQ24', agree: true },
  })
  return { email, token: { 'api-token': data.token }, device_token: data.device_token ?? '' }
}

describe('verification codes requested by strangers', () => {
  test('codes that strangers request do not use up the daily limit of codes for another purpose', async () => {
    const { email } = await newMember()
    for (let n = 0; n < 10; n++) {
      expect((await sendFrom('203.0.113.1', { scene: 'forgot', email })).code).toBe(1)
      minute()
    }
    expect((await sendFrom('203.0.113.1', { scene: 'forgot', email })).data.error).toBe('TOO_MANY_REQUESTS')
    for (const scene of ['login', 'trade_password', 'withdraw'])
      expect((await sendFrom('203.0.113.2', { scene, email })).code).toBe(1)
  })

  test('limits the codes per day for each requester, and for each e-mail address over all requesters', async () => {
    nextDay()
    const { email } = await newMember()
    const spend = async (ip: string) => {
      for (let n = 0; n < 10; n++) {
        expect((await sendFrom(ip, { scene: 'forgot', email })).code).toBe(1)
        minute()
      }
    }
    await spend('203.0.113.3')
    await spend('203.0.113.4')
    expect((await sendFrom('203.0.113.5', { scene: 'forgot', email })).data.error).toBe('TOO_MANY_REQUESTS')
  })

  test('counts codes requested from two IPv6 addresses of one /64 network as codes of one requester', async () => {
    nextDay()
    const { email } = await newMember()
    expect((await sendFrom('2001:db8:1:2::1', { scene: 'forgot', email })).code).toBe(1)
    expect((await sendFrom('2001:db8:1:2:3::4', { scene: 'forgot', email })).data.error).toBe(
      'TOO_MANY_REQUESTS',
    )
    expect((await sendFrom('2001:db8:1:3::1', { scene: 'forgot', email })).code).toBe(1)
  })

  test('codes requested by strangers do not prevent a known device from requesting its own code', async () => {
    nextDay()
    const { email, device_token } = await newMember()
    const { database, clock } = sandbox.exchange()
    for (const scene of ['login', 'forgot', 'trade_password', 'withdraw']) {
      const spent = Array.from({ length: 20 }, () => ({
        ...{ id: database.sequences.next('codes'), scene, address: email, requester: 'ip 203.0.113.6' },
        ...{ code_hash: Buffer.alloc(32), sent_at: clock.now(), tries: 0, used: false },
      }))
      await database.db.insertInto('codes').values(spent).execute()
      expect((await sandbox.call('session.sendCode', { scene, email })).data.error).toBe('TOO_MANY_REQUESTS')
      expect((await sandbox.call('session.sendCode', { scene, email, device_token })).code).toBe(1)
    }
  })

  test('a stranger can neither replace the code of a known device with a new one nor invalidate it by wrong guesses', async () => {
    nextDay()
    const { email, device_token } = await newMember()
    const { data } = await sandbox.call('session.sendCode', { scene: 'forgot', email, device_token })
    const right = String(data.sandbox_code)
    const wrong = right === '000000' ? '111111' : '000000'
    const fresh = { new_password: 'other1234', new_password_confirm: 'other1234' }
    const change = { account: email, ...fresh }
    await sendFrom('203.0.113.7', { scene: 'forgot', email })
    for (let n = 0; n < 6; n++)
      expect((await sandbox.call('account.changePassword', { ...change, code: wrong })).data.error).toBe(
        'CODE_INVALID',
      )
    // The code is bound to the device that requested it, so a request without the device token cannot use it.
    expect((await sandbox.call('account.changePassword', { ...change, code: right })).data.error).toBe(
      'CODE_INVALID',
    )
    const own = { ...change, code: right, device_token }
    expect((await sandbox.call('account.changePassword', own)).code).toBe(1)
  })

  test('sends only one code if one requester sends several requests concurrently', async () => {
    const email = 'burst@example.com'
    const answers = await Promise.all(
      Array.from({ length: 15 }, () => sendFrom('203.0.113.8', { scene: 'register', email })),
    )
    expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  })

  test('a device that is known only to one member gets the same answer for another member’s address as for an unknown address', async () => {
    const { device_token } = await newMember()
    const { email: other } = await newMember()
    const { database, clock } = sandbox.exchange()
    for (const email of [other, 'nobody@example.com']) {
      const spent = Array.from({ length: 20 }, () => ({
        ...{
          id: database.sequences.next('codes'),
          scene: 'forgot',
          address: email,
          requester: 'ip 203.0.113.9',
        },
        ...{ code_hash: Buffer.alloc(32), sent_at: clock.now(), tries: 0, used: false },
      }))
      await database.db.insertInto('codes').values(spent).execute()
      const sent = await sandbox.call('session.sendCode', { scene: 'forgot', email, device_token })
      expect(sent.data.error).toBe('TOO_MANY_REQUESTS')
    }
  })
})

describe('an address with an account', () => {
  test.each(['register', 'bind', 'forgot', 'login', 'trade_password', 'withdraw'] as const)(
    'a request for a code with the purpose %s gets the same answer whether the address has an account or not',
    async (scene) => {
      for (const email of ['demo@example.com', 'nobody-has-this@example.com']) {
        const data = { expire_in: 600, resend_in: 60, sandbox_code: expect.any(String) }
        expect(await sendFrom('203.0.113.30', { scene, email })).toMatchObject({ code: 1, data })
        expect((await sendFrom('203.0.113.30', { scene, email })).data.error).toBe('TOO_MANY_REQUESTS')
      }
      sandbox.skip(3_600_000)
    },
  )

  test('a registration reveals that an account exists only after the right code was entered', async () => {
    const answers = []
    for (const email of ['demo2@example.com', 'nobody-has-that@example.com']) {
      const { data } = await sendFrom('203.0.113.31', { scene: 'register', email })
      const right = String(data.sandbox_code)
      const register = async (code: string) =>
        (
          await sandbox.call('session.register', {
            ...{ type: 'email', email, code, password: 'abc12345', password_confirm: 'abc12345' },
            ...{ invite_code: 'DEMQ24', agree: true },
          })
        ).data
      answers.push([await register(right === '000000' ? '111111' : '000000'), await register(right)])
    }
    const wrong = { error: 'CODE_INVALID', field: 'code' }
    expect(answers).toEqual([
      [wrong, { error: 'ACCOUNT_EXISTS', field: 'email' }],
      [wrong, expect.objectContaining({ token: expect.any(String) })],
    ])
  })
})

describe('an account name that strangers have locked', () => {
  const lock = async (email: string) => {
    for (let n = 0; n < 5; n++)
      expect((await logInFrom('203.0.113.20', { account: email, password: 'wrong' })).data.error).toBe(
        'LOGIN_FAILED',
      )
    expect((await logInFrom('203.0.113.21', { account: email, password: 'abc12345' })).data.error).toBe(
      'ACCOUNT_LOCKED',
    )
  }

  test('while an account name is locked, accepts a log-in only from a device that has logged in to the account before', async () => {
    const { email, device_token } = await newMember()
    const stranger = await newMember()
    await lock(email)
    const logIn = (device?: string) =>
      sandbox.call('session.login', { account: email, password: 'abc12345', device_token: device })
    expect((await logIn()).data.error).toBe('ACCOUNT_LOCKED')
    expect((await logIn(stranger.device_token)).data.error).toBe('ACCOUNT_LOCKED')
    expect((await logIn('0'.repeat(32))).data.error).toBe('ACCOUNT_LOCKED')
    const known = await logIn(device_token)
    expect(known).toMatchObject({ code: 1, data: { device_token } })
    // The lock stays in force for unknown devices after a log-in from the known device, so an attacker gets no new
    // attempts.
    expect((await logIn()).data.error).toBe('ACCOUNT_LOCKED')
  })

  test('after five wrong passwords from known devices of the account, locks each known device for 15 minutes', async () => {
    const { email, device_token } = await newMember()
    await lock(email)
    const logIn = (password: string) =>
      sandbox.call('session.login', { account: email, password, device_token })
    for (let n = 0; n < 5; n++) expect((await logIn('wrong')).data.error).toBe('LOGIN_FAILED')
    expect((await logIn('abc12345')).data.error).toBe('ACCOUNT_LOCKED')
    sandbox.skip(900_000)
    expect((await logIn('abc12345')).code).toBe(1)
  })

  test('a member with a session can change the log-in password while their account name is locked', async () => {
    const { email, token } = await newMember()
    const { id } = (await sandbox.call('account.info', {}, token)).data
    for (const account of [email, `password of ${id}`, `password ${id}`, `devices ${id}`])
      for (let n = 0; n < 5; n++) await logInFrom('203.0.113.22', { account, password: 'wrong' })
    const change = {
      ...{ old_password: 'abc12345', new_password: 'other1234', new_password_confirm: 'other1234' },
    }
    expect((await sandbox.call('account.changePassword', change, token)).code).toBe(1)
  })
})

describe('a device known to an account', () => {
  test('a device has one token for all its accounts; the server replaces a token that it has not issued', async () => {
    const [one, two] = [await newMember(), await newMember()]
    const logIn = (email: string, device_token: string) =>
      sandbox
        .call('session.login', { account: email, password: 'abc12345', device_token })
        .then(({ data }) => data.device_token)
    expect(await logIn(two.email, one.device_token)).toBe(one.device_token)
    expect(await logIn(one.email, one.device_token)).toBe(one.device_token)
    const made = 'f'.repeat(32)
    expect(await logIn(one.email, made)).not.toBe(made)
    const rows = await sandbox.exchange().database.db.selectFrom('known_devices').selectAll().execute()
    expect(rows.map(({ token_hash }) => token_hash.toString('hex')).join()).not.toContain(one.device_token)
  })

  test('a device is no longer known to an account after ten newer devices, or after 180 days', async () => {
    const { email, device_token } = await newMember()
    const { members, database } = sandbox.exchange()
    const row = await members.find(database.db, { email })
    const knows = (token: string) => members.devices.knows(database.db, token, row!.id)
    const tokens: string[] = []
    for (let n = 0; n < 10; n++) {
      sandbox.skip(1000)
      tokens.push(await database.transaction((tx) => members.devices.remember(tx, row!.id)))
    }
    expect(await knows(device_token)).toBe(false)
    expect(await knows(tokens[0]!)).toBe(true)
    await database.db
      .updateTable('known_devices')
      .set((row) => ({ last_seen_at: row('last_seen_at', '-', 181 * 86_400_000) }))
      .execute()
    await members.sweep()
    expect(await knows(tokens[9]!)).toBe(false)
  })
})
