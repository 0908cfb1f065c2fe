import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { controllableClock } from '../clock/controllable-clock.ts'
import { cryptoRandom } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { testDatabase } from '../database/test-database.ts'
import { Refusal } from '../refusals/refusal.ts'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'
import { idempotencyMigration } from './idempotency.migration.ts'
import { type Idempotency, type Intent, idempotencyOf } from './idempotency.ts'

const clock = controllableClock({ start: 1_767_225_600_000 })
let database: Database
let idempotency: Idempotency
beforeAll(async () => {
  database = await testDatabase([idempotencyMigration])
  await sql`CREATE TABLE effects (name text)`.execute(database.db)
  idempotency = idempotencyOf({ clock, random: cryptoRandom(), database })
})

const intent = (key: string, request: Record<string, unknown> = { amount: '1' }): Intent => ({
  memberId: 1,
  path: '/data/x',
  key,
  request,
})
const effect = (name: string, after?: () => void) => (given: Intent) =>
  idempotency.run(
    given,
    async () => ({
      async write(tx) {
        await sql`INSERT INTO effects VALUES (${name})`.execute(tx)
        after?.()
        return { answer: name }
      },
    }),
    (refusal) => ({ answer: refusal.error as string }),
  )
const effects = async (name: string) =>
  (await sql`SELECT 1 FROM effects WHERE name = ${name}`.execute(database.db)).rows.length

describe('the idempotency key of a write', () => {
  test('runs a write once and returns its stored answer to a repeated request', async () => {
    expect(await effect('once')(intent('k1'))).toEqual({ answer: { answer: 'once' }, replayed: false })
    expect(await effect('twice')(intent('k1'))).toEqual({ answer: { answer: 'once' }, replayed: true })
    expect([await effects('once'), await effects('twice')]).toEqual([1, 0])
  })

  test('refuses a different request with a used idempotency key; a different fund password or field order does not make a request different', async () => {
    await effect('pin')(intent('k2', { a: 1, b: 2, trade_password: '111111' }))
    const same = await effect('pin')(intent('k2', { b: 2, a: 1, trade_password: '222222' }))
    expect(same.replayed).toBe(true)
    await expect(effect('pin')(intent('k2', { a: 1, b: 3 }))).rejects.toThrow('IDEMPOTENCY_CONFLICT')
    expect(await effects('pin')).toBe(1)
  })

  test('equal idempotency keys of two members, or for two paths, are independent', async () => {
    await effect('scope')(intent('k3'))
    await effect('scope')({ ...intent('k3'), memberId: 2 })
    await effect('scope')({ ...intent('k3'), path: '/data/y' })
    expect(await effects('scope')).toBe(3)
  })

  test('stores a refusal and returns it to a repeated request', async () => {
    const refuse = () => {
      throw new Refusal('CONVERT_MIN')
    }
    expect(await effect('refused', refuse)(intent('k4'))).toEqual({
      answer: { answer: 'CONVERT_MIN' },
      replayed: false,
    })
    expect(await effect('refused')(intent('k4'))).toEqual({
      answer: { answer: 'CONVERT_MIN' },
      replayed: true,
    })
    expect(await effects('refused')).toBe(0)
  })

  test('stores no answer after a server error, so a repeated request runs the write', async () => {
    const fail = () => {
      throw new Error('the disk is full')
    }
    await expect(effect('failed', fail)(intent('k5'))).rejects.toThrow('the disk is full')
    expect((await effect('failed')(intent('k5'))).replayed).toBe(false)
    expect(await effects('failed')).toBe(1)
  })

  test('of twenty concurrent requests with the same idempotency key, one runs and the others are refused with IN_PROGRESS', async () => {
    const all = await Promise.allSettled(Array.from({ length: 20 }, () => effect('race')(intent('k6'))))
    const refused = all.filter((one) => one.status === 'rejected').map((one) => String(one.reason))
    expect(new Set(refused)).toEqual(new Set(['Refusal: IN_PROGRESS']))
    expect(await effects('race')).toBe(1)
  })

  test('a stored answer expires after 24 hours', async () => {
    await effect('day')(intent('k7'))
    await clock.advance(24 * 3_600_000 + 1)
    expect((await effect('day')(intent('k7'))).replayed).toBe(false)
  })

  test('a database constraint allows only one stored answer per idempotency key', async () => {
    await effect('row')(intent('k8'))
    const copy = sql`INSERT INTO idempotency_keys SELECT * FROM idempotency_keys`.execute(database.db)
    await expect(copy).rejects.toThrow('idempotency_keys_pkey')
  })
})

describe('the idempotency key of a command that a command loop commits', () => {
  const apart = (given: Intent, name: string, after = (): void => {}, before = (): void => {}) =>
    idempotency.run<{ answer: string }>(
      given,
      async () => ({
        async submit(keep) {
          before()
          await database.transaction(async (tx) => {
            await sql`INSERT INTO effects VALUES (${name})`.execute(tx)
            await keep?.(tx, { answer: name })
            if (name === 'undone') throw new Error('the connection is gone')
          })
          after()
          return { answer: name }
        },
      }),
      (refusal) => ({ answer: refusal.error }),
    )
  const crash = () => {
    throw new Error('the process is gone')
  }

  test('runs the command once and returns its stored answer to a repeated request', async () => {
    expect(await apart(intent('a1'), 'alone')).toEqual({ answer: { answer: 'alone' }, replayed: false })
    expect(await apart(intent('a1'), 'again')).toEqual({ answer: { answer: 'alone' }, replayed: true })
    await expect(apart(intent('a1', { amount: '2' }), 'other')).rejects.toThrow('IDEMPOTENCY_CONFLICT')
    expect([await effects('alone'), await effects('again'), await effects('other')]).toEqual([1, 0, 0])
  })

  test('if the process crashes after the commit, a repeated request returns the stored answer', async () => {
    await expect(apart(intent('a2'), 'crashed', crash)).rejects.toThrow('the process is gone')
    expect(await apart(intent('a2'), 'crashed')).toEqual({ answer: { answer: 'crashed' }, replayed: true })
    expect(await effects('crashed')).toBe(1)
  })

  test('if the process crashes before the commit, a repeated request runs the command', async () => {
    await expect(apart(intent('a3'), 'undone')).rejects.toThrow('the connection is gone')
    expect(await apart(intent('a3'), 'done')).toEqual({ answer: { answer: 'done' }, replayed: false })
    expect([await effects('undone'), await effects('done')]).toEqual([0, 1])
  })

  test('does not store a refusal with TOO_MANY_REQUESTS, so a repeated request runs the command', async () => {
    const full = () => {
      throw new Refusal('TOO_MANY_REQUESTS')
    }
    await expect(apart(intent('a5'), 'queued', undefined, full)).rejects.toThrow('TOO_MANY_REQUESTS')
    expect((await apart(intent('a5'), 'queued')).replayed).toBe(false)
  })

  test('stores a refusal even if it is thrown before the transaction of the command begins', async () => {
    const refuse = () => {
      throw new Refusal('NO_POSITION')
    }
    const refused = await apart(intent('a4'), 'refused too', undefined, refuse)
    expect(refused).toEqual({ answer: { answer: 'NO_POSITION' }, replayed: false })
    expect((await apart(intent('a4'), 'refused too')).replayed).toBe(true)
    expect(await effects('refused too')).toBe(0)
  })
})

describe('idempotency keys over HTTP', () => {
  let sandbox: TestSandbox
  beforeAll(async () => {
    sandbox = await testSandbox({ revealCodes: true })
  })

  test('a repeated registration returns the same member and token, which the database stores only encrypted', async () => {
    const { data } = await sandbox.call('session.sendCode', { scene: 'register', email: 'ann@example.com' })
    const password = { password: 'abc12345', password_confirm: 'abc12345' }
    const request = {
      type: 'email',
      email: 'ann@example.com',
      code: data.sandbox_code,
      ...password,
      invite_code: 'DEMQ24',
      agree: true,
    }
    const key = { 'idempotency-key': 'intent-1' }
    const first = await sandbox.call('session.register', request, key)
    const second = await sandbox.call('session.register', request, key)
    expect(second.data).toEqual(first.data)
    expect(second.headers['idempotent-replayed']).toBe('true')
    expect(first.headers['idempotent-replayed']).toBeUndefined()
    expect((await sandbox.call('session.register', { ...request, agree: false }, key)).code).toBe(4090)
    const rows = await sandbox.exchange().database.db.selectFrom('idempotency_keys').selectAll().execute()
    const stored = rows.map((row) => row.answer.toString('latin1')).join()
    expect(stored).not.toContain(first.data.token)
    expect(stored).not.toContain('example')
  })

  test('equal idempotency keys of two users who are not logged in are independent', async () => {
    const password = { password: 'abc12345', password_confirm: 'abc12345' }
    const register = async (email: string) => {
      const { data } = await sandbox.call('session.sendCode', { scene: 'register', email })
      const request = {
        type: 'email',
        email,
        code: data.sandbox_code,
        ...password,
        invite_code: 'DEMQ24',
        agree: true,
      }
      return sandbox.call('session.register', request, { 'idempotency-key': 'my-key' })
    }
    const [one, two] = [await register('one@example.com'), await register('two@example.com')]
    expect([one.code, two.code]).toEqual([1, 1])
    expect(two.headers['idempotent-replayed']).toBeUndefined()
    expect(two.data.token).not.toBe(one.data.token)
  })

  test('refuses a malformed idempotency key and names the header Idempotency-Key', async () => {
    const answer = await sandbox.call('session.register', {}, { 'idempotency-key': 'a b' })
    expect(answer.data.fields).toEqual({ 'Idempotency-Key': 'RANGE' })
  })
})
