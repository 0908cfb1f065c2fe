import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { hashOf } from './secrets.ts'
import { basic, embedCalls, newAttempt, ORIGIN, SECRET, SITE } from './test-embed.ts'

let sandbox: TestSandbox
let calls: Awaited<ReturnType<typeof embedCalls>>

beforeAll(async () => {
  sandbox = await testSandbox({ bots: false })
  calls = await embedCalls(sandbox)
  await calls.partner(
    'set',
    'open',
    '--origin',
    'https://open.example',
    '--scope',
    'view',
    '--without-session',
  )
})

describe('POST /embed/frames', () => {
  test('an embed session can be redeemed once; a replay is refused', async () => {
    const session = await calls.newSession()
    expect(await calls.open({ session })).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': SITE },
      body: { partner: 'desk', scopes: ['view', 'trade'] },
    })
    expect(await calls.open({ session })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_SESSION_USED' },
    })
  })

  test('if 20 frames redeem one embed session at the same time, exactly one of them opens', async () => {
    const session = await calls.newSession()
    const answers = await Promise.all(Array.from({ length: 20 }, () => calls.open({ session })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'EMBED_SESSION_USED')).toHaveLength(19)
  })

  test('repeated requests to open a frame with the same attempt id get the same answer; requests with another attempt id are refused', async () => {
    const [session, attempt] = [await calls.newSession(), newAttempt()]
    const opened = { status: 200, body: { partner: 'desk', scopes: ['view', 'trade'] } }
    const used = { status: 403, body: { error: 'EMBED_SESSION_USED' } }
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.open({ session, attempt })))
    for (const answer of answers) expect(answer).toMatchObject(opened)
    expect(await calls.open({ session })).toMatchObject(used)
    expect(await calls.open({ session, attempt })).toMatchObject(opened)
    const elsewhere = { session, attempt, origin: 'https://other.example' }
    expect(await calls.open(elsewhere)).toMatchObject({ status: 403, body: { error: 'EMBED_ORIGIN' } })
    const otherTag = { session, attempt, widget: 'bourselet-withdraw' }
    expect(await calls.open(otherTag)).toMatchObject({ status: 403, body: { error: 'EMBED_WIDGET' } })
    expect(await calls.open({ session: await calls.newSession(), attempt })).toMatchObject(opened)
  })

  test('the database stores the id of an attempt to open a frame only as a hash', async () => {
    const [session, attempt] = [await calls.newSession(), newAttempt()]
    await calls.open({ session, attempt })
    const row = await sandbox
      .exchange()
      .database.db.selectFrom('embed_sessions')
      .selectAll()
      .where('id_hash', '=', hashOf(session))
      .executeTakeFirstOrThrow()
    expect(row.attempt_hash).toEqual(hashOf(attempt))
    expect(JSON.stringify({ ...row, attempt_hash: row.attempt_hash?.toString('hex') })).not.toContain(attempt)
  })

  test.each([[undefined], [''], ['0'.repeat(31)], ['Z'.repeat(32)]])(
    'refuses to open a frame with the invalid attempt id %j',
    async (attempt) => {
      expect(await calls.open({ attempt })).toMatchObject({
        status: 400,
        body: { error: 'EMBED_INVALID', field: 'attempt' },
      })
    },
  )

  test('refuses an embed session five minutes after its creation, by the clock of the exchange', async () => {
    const [inTime, late] = [await calls.newSession(), await calls.newSession()]
    const { db } = sandbox.exchange().database
    const old = await calls.newSession()
    // The test sets the expiry of this session to one hour ago. A session is deleted one hour after its expiry, at the
    // next deletion of old sessions. Until then, the session is refused as expired; afterwards, it is refused as
    // unknown.
    await db
      .updateTable('embed_sessions')
      .set({ expires_at: sandbox.clock.now() - 3_600_000 })
      .where('id_hash', '=', hashOf(old))
      .execute()
    expect(await calls.open({ session: old })).toMatchObject({ body: { error: 'EMBED_SESSION_EXPIRED' } })
    await sandbox.clock.advance(299_999)
    const attempt = newAttempt()
    expect((await calls.open({ session: inTime, attempt })).status).toBe(200)
    await sandbox.clock.advance(1)
    expect(await calls.open({ session: inTime, attempt })).toMatchObject({
      body: { error: 'EMBED_SESSION_EXPIRED' },
    })
    expect(await calls.open({ session: late })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_SESSION_EXPIRED' },
    })
    expect(await calls.open({ session: old })).toMatchObject({ body: { error: 'EMBED_SESSION_UNKNOWN' } })
  })

  test.each([
    [{ origin: 'https://beta.desk.example' }, 'EMBED_ORIGIN'],
    [{ origin: 'https://other.example' }, 'EMBED_ORIGIN'],
    [{ origin: 'https://evil.example' }, 'EMBED_ORIGIN'],
    [{ widget: 'bourselet-withdraw' }, 'EMBED_WIDGET'],
    [{ scope: 'funds' }, 'EMBED_SCOPE'],
    [{ scope: 'trade' }, 'EMBED_SCOPE'],
  ])(
    'refuses to redeem an embed session for another origin, tag or scope (%j), and the session can still be redeemed',
    async (request, error) => {
      const session = await calls.newSession({ origins: [ORIGIN], scopes: ['view'] })
      expect(await calls.open({ scope: 'view', ...request, session })).toMatchObject({
        status: 403,
        body: { error },
      })
      expect((await calls.open({ scope: 'view', session })).status).toBe(200)
    },
  )

  test('requires an embed session to open a partner’s frame, unless the operator allows frames without a session', async () => {
    expect(await calls.open()).toMatchObject({ status: 403, body: { error: 'EMBED_SESSION_REQUIRED' } })
    const origin = 'https://open.example'
    expect(await calls.open({ origin, scope: 'view' })).toMatchObject({
      status: 200,
      body: { partner: 'open', scopes: ['view'] },
    })
    expect(await calls.open({ origin, scope: 'trade' })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_SCOPE' },
    })
  })

  test('an embed session becomes invalid when its partner gets a new secret or is removed, and loses a scope (permission) that the operator withdraws from the partner', async () => {
    await calls.partner(
      'set',
      'leaving',
      '--origin',
      'https://leaving.example',
      '--scope',
      'view',
      '--scope',
      'trade',
    )
    const request = { origin: 'https://leaving.example', scope: 'view' }
    const session = async () => {
      const { status, body } = await calls.create({}, basic('leaving', SECRET))
      expect(status).toBe(201)
      return body.session as string
    }
    const [one, old] = [await session(), await session()]
    await calls.partner('set', 'leaving', '--origin', 'https://leaving.example', '--scope', 'view')
    expect(await calls.open({ ...request, session: one })).toMatchObject({ body: { scopes: ['view'] } })
    await calls.partner('set', 'leaving', '--new-secret', '--scope', 'view', '--scope', 'trade')
    expect(await calls.open({ ...request, session: old })).toMatchObject({
      body: { error: 'EMBED_SESSION_UNKNOWN' },
    })
    const two = await session()
    await calls.partner('remove', 'leaving')
    expect(await calls.open({ ...request, session: two })).toMatchObject({ body: { error: 'EMBED_ORIGIN' } })
    // After the removal, the operator may register another partner with the same id and origin. A session of the
    // removed partner must not open a frame for the new partner.
    await calls.partner('set', 'leaving', '--origin', 'https://leaving.example')
    expect(await calls.open({ ...request, session: two })).toMatchObject({
      body: { error: 'EMBED_SESSION_UNKNOWN' },
    })
    await calls.partner('remove', 'leaving')
  })

  test('refuses an embed session if its origin has been moved to another partner', async () => {
    await calls.partner('set', 'first', '--origin', 'https://moved.example')
    const { session } = (await calls.create({}, basic('first', SECRET))).body
    await calls.partner('set', 'first', '--origin', 'https://first.example')
    await calls.partner('set', 'second', '--origin', 'https://moved.example')
    expect(await calls.open({ origin: 'https://moved.example', session })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_ORIGIN' },
    })
    for (const id of ['first', 'second']) await calls.partner('remove', id)
  })

  test('refuses requests to open a frame from pages of other origins than the site, and answers them without CORS headers', async () => {
    for (const origin of [ORIGIN, 'https://evil.example']) {
      const { status, headers, body } = await calls.open({ session: await calls.newSession() }, { origin })
      expect([status, body.error]).toEqual([403, 'EMBED_PAGE_REFUSED'])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    const preflight = (origin: string) =>
      sandbox.app.inject({ method: 'OPTIONS', url: '/embed/frames', headers: { origin } })
    expect((await preflight(SITE)).headers['access-control-allow-headers']).toBe('content-type')
    expect((await preflight(ORIGIN)).headers['access-control-allow-headers']).toBeUndefined()
  })
})

test('GET /embed/origins returns the origins of all partners that are not disabled', async () => {
  const origins = async () => (await sandbox.app.inject('/embed/origins')).json().origins
  const all = ['https://beta.desk.example', ORIGIN, 'https://open.example', 'https://other.example']
  expect(await origins()).toEqual(all)
  const { db } = sandbox.exchange().database
  await db.updateTable('partners').set({ disabled: true }).where('id', '=', 'open').execute()
  expect(await origins()).toEqual(all.filter((origin) => origin !== 'https://open.example'))
  await db.updateTable('partners').set({ disabled: false }).where('id', '=', 'open').execute()
})
