import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Sandbox, startSandbox } from './server.ts'
import { type TestSandbox, testSandbox } from './test-sandbox.ts'

describe('a sandbox with an embedded database server', () => {
  let dataDir: string
  let sandbox: Sandbox
  const start = () => startSandbox({ dataDir, port: 0, log: () => {} })
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'bourselet-boot-'))
    sandbox = await start()
  })
  afterAll(async () => {
    await sandbox.stop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const init = {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    return (await fetch(`${sandbox.url}${path}`, init)).json()
  }

  test('a new sandbox becomes ready: its writes are durable and its ledger balances', async () => {
    expect((await fetch(`${sandbox.url}/livez`)).status).toBe(200)
    // The sandbox becomes ready only after the market maker has placed its first quotes, usually within a second.
    const ready = async () => {
      const answer = await fetch(`${sandbox.url}/readyz`)
      return [answer.status, await answer.json()]
    }
    await expect.poll(ready).toEqual([200, { ready: true }])
  })

  test('a second sandbox on the same data refuses to start, and the first one keeps running', {
    tags: 'deep',
  }, async () => {
    await expect(start()).rejects.toThrow('Another sandbox is running on this database')
    expect((await fetch(`${sandbox.url}/readyz`)).status).toBe(200)
  })

  test('a clock that the control `clock` has moved forward does not go back at a restart', {
    tags: 'deep',
  }, async () => {
    await sandbox.stop()
    const jumpPrices = { everySecondMs: 5_000, stepPart: 2 }
    sandbox = await startSandbox({ dataDir, port: 0, log: () => {}, control: true, jumpPrices })
    await post('/sandbox/clock', { advance_ms: 60_000 })
    const moved = sandbox.clock.now()
    await sandbox.stop()
    sandbox = await startSandbox({ dataDir, port: 0, log: () => {}, control: true })
    expect(sandbox.clock.now()).toBeGreaterThanOrEqual(moved)
  })

  test('members, balances and sessions survive a restart', async () => {
    const account = { account: 'demo@example.com', password: 'demo1234' }
    const { data } = await post('/data/api.login/login', account)
    const wallet = () => {
      const { ledger, database } = sandbox.exchange()
      return ledger.wallet(database.db, 10_001)
    }
    // Values that depend on the index price and the last-seen times of sessions change between two reads, so
    // they are not compared.
    const member = async () => {
      const answer = await post('/data/api.user/getMemberInfo', {}, { 'api-token': data.token })
      const sessions = answer.data.sessions.map((session: object) => ({ ...session, last_seen_at: null }))
      return { ...answer.data, sessions, assets: null, available_usdt: null, frozen_usdt: null }
    }
    const before = { member: await member(), wallet: await wallet() }
    await sandbox.stop()
    sandbox = await start()
    expect({ member: await member(), wallet: await wallet() }).toEqual(before)
    expect(before.wallet.some(({ coin, amount }) => coin === 'USDT' && amount > 0n)).toBe(true)
    const applied = await sandbox.exchange().database.db.selectFrom('migrations').select('name').execute()
    expect(new Set(applied.map((row) => row.name)).size).toBe(applied.length)
  })
})

describe('the readiness probe', () => {
  test('if fsync is off and the ledger does not balance, the readiness probe logs both reasons, but returns neither', async () => {
    const sandbox = await testSandbox()
    const { db } = sandbox.exchange().database
    await sql`UPDATE ledger_balances SET amount = amount + 1 WHERE account = 'u:10001:spot'`.execute(db)
    await sandbox.clock.advance(60_000)
    const answer = await sandbox.app.inject('/readyz')
    expect(answer.statusCode).toBe(503)
    // Anybody can call the readiness probe, so its answer contains no reasons. The operator finds the reasons
    // in the log.
    expect(answer.json()).toEqual({ ready: false })
    await expect.poll(() => sandbox.unready()).toMatch(/not durable: fsync=off.*the ledger does not balance/)
  })
})

describe('sandbox controls', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await testSandbox({ control: true })
  })

  test('the control `clock` moves the clock forward and refuses to move it back', async () => {
    const now = sandbox.clock.now()
    expect(await sandbox.control('clock', { advance_ms: 5000 })).toMatchObject({
      code: 1,
      data: { now: now + 5000 },
    })
    expect(await sandbox.control('clock', { now })).toMatchObject({
      code: 4022,
      data: { fields: { now: 'RANGE' } },
    })
    expect(await sandbox.control('clock', { now: now + 6000, advance_ms: 1 })).toMatchObject({ code: 4022 })
    expect(await sandbox.control('clock', { step: 1 })).toMatchObject({ code: 4022 })
    expect(sandbox.clock.now()).toBe(now + 5000)
  })

  test('the control `ledger` returns the sum of each coin, which is zero', async () => {
    const { data } = await sandbox.control('ledger')
    expect(data.ok).toBe(true)
    expect(data.totals.USDT).toBe('0.00000000')
    expect(data.differences).toEqual([])
  })

  test('the control `reset` replaces all data with initial data, which ends all sessions', async () => {
    const token = await sandbox.signIn()
    const change = { old_password: 'demo1234', new_password: 'other1234', new_password_confirm: 'other1234' }
    await sandbox.call('account.changePassword', change, token)
    expect((await sandbox.control('reset', {})).code).toBe(1)
    expect((await sandbox.call('account.info', {}, token)).code).toBe(4001)
    expect((await sandbox.call('account.info', {}, await sandbox.signIn())).code).toBe(1)
  })

  test('the control `member` creates a member with money and a session, and the ledger still balances', async () => {
    const balances = { USDT: '1000.5', BTC: '0' }
    const { data } = await sandbox.control('member', {
      email: 'Load@example.com',
      password: 'abc12345',
      balances,
    })
    const wallet = await sandbox.call('wallet.balances', { hide_zero: true }, { 'api-token': data.token })
    expect(wallet.data.list).toMatchObject([{ coin: 'USDT', available: '1000.50000000' }])
    expect(await sandbox.control('member', { email: 'load@example.com' })).toMatchObject({ code: 5106 })
    expect(
      await sandbox.control('member', { email: 'x@example.com', balances: { USDT: '-1' } }),
    ).toMatchObject({
      code: 4022,
    })
    expect((await sandbox.control('ledger')).data.ok).toBe(true)
  })

  test('a member who was created without a password cannot log in with any password', async () => {
    expect((await sandbox.control('member', { email: 'none@example.com' })).code).toBe(1)
    for (const password of ['!', 'abc12345']) {
      const answer = await sandbox.call('session.login', { account: 'none@example.com', password })
      expect([answer.status, answer.data.error]).toEqual([200, 'LOGIN_FAILED'])
    }
  })

  test('the controls refuse requests of a page of another origin, even without a preflight request', async () => {
    const headers = { origin: 'https://partner.example', host: 'partner.example' }
    const answer = await sandbox.app.inject({ method: 'POST', url: '/sandbox/reset', headers })
    expect(answer.statusCode).toBe(403)
  })

  test('if no origins are listed, the controls refuse requests of all web pages', async () => {
    for (const headers of [
      { origin: 'http://localhost:3000' },
      { origin: 'http://127.0.0.1:4173' },
      { origin: 'null' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      const reset = await sandbox.app.inject({ method: 'POST', url: '/sandbox/reset', headers })
      const ledger = await sandbox.app.inject({ url: '/sandbox/ledger', headers })
      expect([reset.statusCode, ledger.statusCode]).toEqual([403, 403])
    }
  })

  test('the controls accept requests of a page of a listed origin, and refuse those of other origins', async () => {
    const listed = await testSandbox({ control: true, allowedOrigins: ['http://localhost:4173'] })
    const ask = async (origin: string) =>
      (await listed.app.inject({ url: '/sandbox/ledger', headers: { origin } })).statusCode
    expect(await ask('http://localhost:4173')).toBe(200)
    expect(await ask('http://localhost:4174')).toBe(403)
  })

  test('the schema of a control is compiled only once, however often the control is called', async () => {
    await sandbox.control('clock', { advance_ms: 1 })
    const compile = vi.spyOn(Ajv2020.prototype, 'compile')
    for (let n = 0; n < 5; n++) await sandbox.control('clock', { advance_ms: 1 })
    expect(compile).not.toHaveBeenCalled()
    compile.mockRestore()
  })

  test('refuses an unknown control, and a control that is called with the wrong HTTP method', async () => {
    expect((await sandbox.control('nothing')).data.error).toBe('NOT_FOUND')
    expect((await sandbox.app.inject('/sandbox/reset')).statusCode).toBe(405)
  })
})
