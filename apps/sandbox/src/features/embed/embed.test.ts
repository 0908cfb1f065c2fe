import document from '@bourselet/openapi/embed.json' with { type: 'json' }
import { Ajv2020 } from 'ajv/dist/2020.js'
import { beforeAll, describe, expect, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { hashOf } from './create-session.ts'
import { partnerCommand } from './partner-command.ts'

const ORIGIN = 'https://desk.example'
const SECRET = 'a-secret-of-thirty-two-characters'
const TICKET = 'bourselet-trade-ticket'
const WRONG_SECRETS = 20
const SITE = 'http://localhost:4173'

let sandbox: TestSandbox
const ajv = new Ajv2020({ strict: false })
ajv.addSchema(document, 'embed')

const partner = (...args: string[]) => partnerCommand(sandbox.exchange().database, args, SECRET)

type Answer = { status: number; headers: Record<string, unknown>; body: Record<string, unknown> }
type Options = { headers?: Record<string, string>; shape: string; ip?: string }

/** Sends a request and checks that the answer has the shape of the document. */
async function send(url: string, payload: object, { headers = {}, shape, ip }: Options): Promise<Answer> {
  const reply = await sandbox.app.inject({
    method: 'POST',
    url,
    payload,
    headers,
    ...(ip ? { remoteAddress: ip } : {}),
  })
  const body = reply.json()
  const name = reply.statusCode < 400 ? shape : 'Refusal'
  expect(ajv.validate({ $ref: `embed#/components/schemas/${name}` }, body), JSON.stringify(body)).toBe(true)
  return { status: reply.statusCode, headers: reply.headers, body }
}

const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
})

const create = (body: object = {}, headers: Record<string, string> = basic('desk', SECRET), ip?: string) =>
  send(
    '/embed/sessions',
    { widget: TICKET, scopes: ['view', 'trade'], ...body },
    { headers, shape: 'Session', ...(ip ? { ip } : {}) },
  )

const open = (body: object = {}, headers: Record<string, string> = { origin: SITE }) =>
  send(
    '/embed/frames',
    { origin: ORIGIN, widget: TICKET, scope: 'trade', ...body },
    { headers, shape: 'Frame' },
  )

const newSession = async (body: object = {}) => (await create(body)).body.session as string

beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, wrongTokensPerMinute: WRONG_SECRETS })
  await partner(
    'set',
    'desk',
    '--origin',
    ORIGIN,
    '--origin',
    'https://beta.desk.example',
    '--scope',
    'view',
    '--scope',
    'trade',
  )
  await partner('set', 'other', '--origin', 'https://other.example')
  await partner('set', 'open', '--origin', 'https://open.example', '--scope', 'view', '--without-session')
})

describe('POST /embed/sessions', () => {
  test('creates a session of 128 random bits for five minutes and stores only its hash', async () => {
    const { status, headers, body } = await create()
    expect(status).toBe(201)
    expect(headers['cache-control']).toBe('no-store')
    expect(body.expires_at).toBe(sandbox.clock.now() + 300_000)
    const rows = await sandbox.exchange().database.db.selectFrom('embed_sessions').selectAll().execute()
    expect(
      JSON.stringify(rows.map((row) => ({ ...row, id_hash: row.id_hash.toString('hex') }))),
    ).not.toContain(body.session)
    expect((await create()).body.session).not.toBe(body.session)
  })

  test('answers an unknown partner, a wrong secret, no secret and a disabled partner alike', async () => {
    const { db } = sandbox.exchange().database
    await db.updateTable('partners').set({ disabled: true }).where('id', '=', 'other').execute()
    const answers = [
      await create({}, basic('nobody', SECRET)),
      await create({}, basic('desk', `${SECRET}x`)),
      await create({}, basic('other', SECRET)),
      await create({}, basic('de\0sk', 'x')),
      await create({}, { authorization: 'Bearer x' }),
      await create({}, {}),
    ]
    await db.updateTable('partners').set({ disabled: false }).where('id', '=', 'other').execute()
    expect(new Set(answers.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set([
        JSON.stringify({
          error: 'EMBED_PARTNER_REFUSED',
          message: 'The partner is unknown or the secret is wrong.',
        }),
      ]),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
  })

  test('refuses pages and sends them no CORS headers, not even those of the site', async () => {
    for (const origin of [ORIGIN, SITE, 'null']) {
      const { status, headers, body } = await create({}, { ...basic('desk', SECRET), origin })
      expect([status, body.error]).toEqual([403, 'EMBED_PAGE_REFUSED'])
      expect(headers['access-control-allow-origin']).toBeUndefined()
    }
    const preflight = await sandbox.app.inject({
      method: 'OPTIONS',
      url: '/embed/sessions',
      headers: { origin: SITE },
    })
    expect(preflight.headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([
    [{ scopes: ['funds'] }, 403, 'EMBED_SCOPE', 'scopes'],
    [{ origins: ['https://other.example'] }, 403, 'EMBED_ORIGIN', 'origins'],
    [{ origins: [ORIGIN, 'https://evil.example'] }, 403, 'EMBED_ORIGIN', 'origins'],
    [{ scopes: ['everything'] }, 400, 'EMBED_INVALID', 'scopes'],
    [{ scopes: [] }, 400, 'EMBED_INVALID', 'scopes'],
    [{ widget: '<script>' }, 400, 'EMBED_INVALID', 'widget'],
    [{ member: 1 }, 400, 'EMBED_INVALID', 'member'],
  ])('refuses %j', async (request, status, error, field) => {
    expect(await create(request)).toMatchObject({ status, body: { error, field } })
  })

  test('limits wrong secrets of a network, but not those of others', async () => {
    const wrong = (ip: string) => create({}, basic('desk', 'wrong'), ip)
    for (let tries = 0; tries < WRONG_SECRETS; tries++) expect((await wrong('203.0.113.5')).status).toBe(401)
    expect(await wrong('203.0.113.5')).toMatchObject({
      status: 429,
      headers: { 'retry-after': '60' },
      body: { error: 'TOO_MANY_REQUESTS', retry_after: 60 },
    })
    expect((await wrong('203.0.113.6')).status).toBe(401)
  })
})

describe('POST /embed/frames', () => {
  test('redeems a session once, and refuses its replay', async () => {
    const session = await newSession()
    expect(await open({ session })).toMatchObject({
      status: 200,
      headers: { 'access-control-allow-origin': SITE },
      body: { partner: 'desk', scopes: ['view', 'trade'] },
    })
    expect(await open({ session })).toMatchObject({ status: 403, body: { error: 'EMBED_SESSION_USED' } })
  })

  test('of 20 frames that redeem one session at the same time, exactly one is opened', async () => {
    const session = await newSession()
    const answers = await Promise.all(Array.from({ length: 20 }, () => open({ session })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error === 'EMBED_SESSION_USED')).toHaveLength(19)
  })

  test('refuses a session from five minutes on, by the clock of the exchange', async () => {
    const [inTime, late] = [await newSession(), await newSession()]
    const { db } = sandbox.exchange().database
    const old = await newSession()
    // An hour after its expiry, a session is deleted.
    await db
      .updateTable('embed_sessions')
      .set({ expires_at: sandbox.clock.now() - 3_600_000 })
      .where('id_hash', '=', hashOf(old))
      .execute()
    expect(await open({ session: old })).toMatchObject({ body: { error: 'EMBED_SESSION_EXPIRED' } })
    await sandbox.clock.advance(299_999)
    expect((await open({ session: inTime })).status).toBe(200)
    await sandbox.clock.advance(1)
    expect(await open({ session: late })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_SESSION_EXPIRED' },
    })
    expect(await open({ session: old })).toMatchObject({ body: { error: 'EMBED_SESSION_UNKNOWN' } })
  })

  test.each([
    [{ origin: 'https://beta.desk.example' }, 'EMBED_ORIGIN'],
    [{ origin: 'https://other.example' }, 'EMBED_ORIGIN'],
    [{ origin: 'https://evil.example' }, 'EMBED_ORIGIN'],
    [{ widget: 'bourselet-withdraw' }, 'EMBED_WIDGET'],
    [{ scope: 'funds' }, 'EMBED_SCOPE'],
    [{ scope: 'trade' }, 'EMBED_SCOPE'],
  ])('refuses a session for something else, %j, and leaves it unused', async (request, error) => {
    const session = await newSession({ origins: [ORIGIN], scopes: ['view'] })
    expect(await open({ scope: 'view', ...request, session })).toMatchObject({ status: 403, body: { error } })
    expect((await open({ scope: 'view', session })).status).toBe(200)
  })

  test('requires a session of a partner unless the operator has decided otherwise', async () => {
    expect(await open()).toMatchObject({ status: 403, body: { error: 'EMBED_SESSION_REQUIRED' } })
    const origin = 'https://open.example'
    expect(await open({ origin, scope: 'view' })).toMatchObject({
      status: 200,
      body: { partner: 'open', scopes: ['view'] },
    })
    expect(await open({ origin, scope: 'trade' })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_SCOPE' },
    })
  })

  test('a session ends with its partner, and loses a scope that the operator withdraws', async () => {
    await partner(
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
    const session = async () => (await create({}, basic('leaving', SECRET))).body.session as string
    const [one, two] = [await session(), await session()]
    await partner('set', 'leaving', '--origin', 'https://leaving.example', '--scope', 'view')
    expect(await open({ ...request, session: one })).toMatchObject({ body: { scopes: ['view'] } })
    await partner('remove', 'leaving')
    expect(await open({ ...request, session: two })).toMatchObject({ body: { error: 'EMBED_ORIGIN' } })
  })

  test('refuses a session for an origin that belongs to another partner by now', async () => {
    await partner('set', 'first', '--origin', 'https://moved.example')
    const { session } = (await create({}, basic('first', SECRET))).body
    await partner('set', 'first', '--origin', 'https://first.example')
    await partner('set', 'second', '--origin', 'https://moved.example')
    expect(await open({ origin: 'https://moved.example', session })).toMatchObject({
      status: 403,
      body: { error: 'EMBED_ORIGIN' },
    })
    for (const id of ['first', 'second']) await partner('remove', id)
  })

  test('refuses pages of other origins than the site, without CORS headers', async () => {
    for (const origin of [ORIGIN, 'https://evil.example']) {
      const { status, headers, body } = await open({ session: await newSession() }, { origin })
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
