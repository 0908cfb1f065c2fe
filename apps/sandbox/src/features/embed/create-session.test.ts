import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { type TestSandbox, testSandbox } from '../../test-sandbox.ts'
import { basic, embedCalls, ORIGIN, SECRET, SITE } from './test-embed.ts'

const WRONG_SECRETS = 20

let sandbox: TestSandbox
let calls: Awaited<ReturnType<typeof embedCalls>>

beforeAll(async () => {
  sandbox = await testSandbox({ bots: false, wrongTokensPerMinute: WRONG_SECRETS })
  calls = await embedCalls(sandbox)
})

test('an embed session lasts five minutes; its id has 128 random bits and is stored as a hash', async () => {
  const { status, headers, body } = await calls.create()
  expect(status).toBe(201)
  expect(headers['cache-control']).toBe('no-store')
  expect(body.expires_at).toBe(sandbox.clock.now() + 300_000)
  const rows = await sandbox.exchange().database.db.selectFrom('embed_sessions').selectAll().execute()
  expect(JSON.stringify(rows.map((row) => ({ ...row, id_hash: row.id_hash.toString('hex') })))).not.toContain(
    body.session,
  )
  expect((await calls.create()).body.session).not.toBe(body.session)
})

test('answers a request for an embed session identically for an unknown partner, a wrong secret, no secret and a disabled partner', async () => {
  const { db } = sandbox.exchange().database
  await db.updateTable('partners').set({ disabled: true }).where('id', '=', 'other').execute()
  const answers = [
    await calls.create({}, basic('nobody', SECRET)),
    await calls.create({}, basic('desk', `${SECRET}x`)),
    await calls.create({}, basic('other', SECRET)),
    await calls.create({}, basic('de\0sk', 'x')),
    await calls.create({}, { authorization: 'Bearer x' }),
    await calls.create({}, {}),
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

test('refuses requests of web pages to create embed sessions, even of the operator’s own site, and sends no CORS headers', async () => {
  for (const origin of [ORIGIN, SITE, 'null']) {
    const { status, headers, body } = await calls.create({}, { ...basic('desk', SECRET), origin })
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
])(
  'refuses the request %j for an embed session and names the invalid field',
  async (request, status, error, field) => {
    expect(await calls.create(request)).toMatchObject({ status, body: { error, field } })
  },
)

test('limits the wrong secrets that one network address may send, without limiting other addresses', async () => {
  const wrong = (ip: string) => calls.create({}, basic('desk', 'wrong'), ip)
  for (let tries = 0; tries < WRONG_SECRETS; tries++) expect((await wrong('203.0.113.5')).status).toBe(401)
  expect(await wrong('203.0.113.5')).toMatchObject({
    status: 429,
    headers: { 'retry-after': '60' },
    body: { error: 'TOO_MANY_REQUESTS', retry_after: 60 },
  })
  expect((await wrong('203.0.113.6')).status).toBe(401)
})

test('checks the secret of a partner before it parses the body of the request', async () => {
  for (const body of ['{', '[]', JSON.stringify({ widget: '<script>' })]) {
    const headers = { 'content-type': 'application/json' }
    const wrong = await calls.sendSession(body, { ...headers, ...basic('desk', 'wrong') }, '203.0.113.7')
    expect(wrong).toMatchObject({ status: 401, body: { error: 'EMBED_PARTNER_REFUSED' } })
    const right = await calls.sendSession(body, { ...headers, ...basic('desk', SECRET) })
    expect(right).toMatchObject({ status: 400, body: { error: 'EMBED_INVALID' } })
  }
})

test.each([
  [413, 'application/json', JSON.stringify({ widget: 'x'.repeat(8 * 1024) })],
  [415, 'text/plain', '{}'],
])(
  'refuses with status %i a body of the type %s, because it is too large or not JSON',
  async (status, type, body) => {
    const headers = { 'content-type': type, ...basic('desk', SECRET) }
    expect(await calls.sendSession(body, headers)).toMatchObject({ status, body: { error: 'EMBED_INVALID' } })
  },
)

test('requests with the right secret do not count toward the limit of wrong secrets, even if many of them arrive at the same time', async () => {
  const many = () => calls.create({}, basic('desk', SECRET), '203.0.113.8')
  const answers = await Promise.all(Array.from({ length: 100 }, many))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
})

test('if many wrong secrets arrive at once, those above the limit get TOO_MANY_REQUESTS', async () => {
  const attempt = (secret: string) => calls.create({}, basic('desk', secret), '203.0.113.9')
  const wrong = await Promise.all(Array.from({ length: 3 * WRONG_SECRETS }, () => attempt('wrong')))
  expect(wrong.filter(({ status }) => status === 401)).toHaveLength(WRONG_SECRETS)
  expect(wrong.filter(({ status }) => status === 429)).toHaveLength(2 * WRONG_SECRETS)
  // After too many wrong secrets, even the right secret is refused. Otherwise an attacker could continue to guess and
  // would recognize the right secret by its answer.
  expect((await attempt(SECRET)).status).toBe(429)
})

test('refuses the right secret if the number of wrong secrets reaches the limit while the server compares the right one', async () => {
  const { limits } = sandbox.exchange()
  const { check } = limits
  const before = vi.spyOn(limits, 'check').mockImplementationOnce((rate, key) => {
    check(rate, key)
    for (let tries = 0; tries < WRONG_SECRETS; tries++) limits.spend(rate, key)
  })
  onTestFinished(() => before.mockRestore())
  expect((await calls.create({}, basic('desk', SECRET), '203.0.113.10')).status).toBe(429)
})

test('limits the requests of a partner for embed sessions, including refused requests', async () => {
  await calls.partner('set', 'busy', '--origin', 'https://busy.example', '--scope', 'view')
  const { limits } = sandbox.exchange()
  const rate = { name: 'embed sessions', limit: 1_200, seconds: 60 }
  for (let created = 1; created < 1_200; created++) limits.spend(rate, 'busy')
  const refused = () => calls.create({ scopes: ['funds'] }, basic('busy', SECRET))
  expect(await refused()).toMatchObject({ status: 403, body: { error: 'EMBED_SCOPE' } })
  expect(await refused()).toMatchObject({ status: 429, body: { error: 'TOO_MANY_REQUESTS' } })
})
