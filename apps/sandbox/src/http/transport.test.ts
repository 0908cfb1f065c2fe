import { operations } from '@bourselet/openapi/operations'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type TestSandbox, testSandbox } from '../test-sandbox.ts'

let sandbox: TestSandbox
const OPERATOR = 'https://trade.example'
const FOREIGN = 'https://partner.example'

beforeAll(async () => {
  sandbox = await testSandbox({ allowedOrigins: [OPERATOR] })
})
const send = (method: 'GET' | 'POST' | 'OPTIONS' | 'PUT', url: string, more: object = {}) =>
  sandbox.app.inject({ method, url, ...more })
const LOGIN = '/data/api.login/login'
const CODE = '/data/api.login/sendEmailCode'
const SETTINGS = '/data/api.data/getWebSetting'
const INFO = '/data/api.user/getMemberInfo'

describe('HTTP status of failed requests', () => {
  test.each([
    ['an unknown path', 'POST', '/data/api.user/nothing', {}, 404, 'NOT_FOUND'],
    ['a method that is not served', 'GET', LOGIN, {}, 405, 'FAILED'],
    [
      'a body of an unsupported media type',
      'POST',
      LOGIN,
      { payload: 'a', headers: { 'content-type': 'text/plain' } },
      415,
      'FAILED',
    ],
    ['a body beyond 64 KB', 'POST', LOGIN, { payload: { account: 'a'.repeat(70_000) } }, 413, 'FAILED'],
    ['a control without controls', 'POST', '/sandbox/reset', {}, 404, 'NOT_FOUND'],
  ] as const)('answers %s with an HTTP error status', async (_name, method, url, more, status, error) => {
    const answer = await send(method, url, more)
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({
      code: expect.any(Number),
      info: expect.any(String),
      data: { error },
    })
  })

  test('answers an unreadable URL with the standard envelope and without internal details', async () => {
    const answer = await send('POST', '/data/%zz')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      code: 0,
      info: 'That did not work. Please try again.',
      data: { error: 'FAILED' },
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
  })

  test('a 405 answer names the allowed method; a read without a specified method allows GET and POST', async () => {
    expect((await send('GET', LOGIN)).headers.allow).toBe('POST')
    const answer = await send('GET', '/data/api.user/getLevelList')
    expect(answer.json().code).toBe(1)
  })

  test('refuses a call with `implemented: false` in the API contract, but only after checking token and fields', async () => {
    const closed = operations.filter(({ id }) => id === 'notices.list' || id === 'invite.team')
    for (const operation of closed) operation.implemented = false
    onTestFinished(() => {
      for (const operation of closed) operation.implemented = true
    })
    expect(await sandbox.call('notices.list')).toMatchObject({
      status: 200,
      code: 4003,
      data: { error: 'FORBIDDEN' },
    })
    expect((await sandbox.call('invite.team')).data.error).toBe('TOKEN_INVALID')
    expect((await sandbox.call('notices.list', { limit: 'x' })).data.error).toBe('VALIDATION')
  })

  test('logs a refusal that the API contract does not list for the called operation; such a log line makes tests fail', async () => {
    const login = operations.find(({ id }) => id === 'session.login')!
    const { refusals } = login
    const problem = 'refusal off the contract: session.login answers VALIDATION'
    login.refusals = refusals.filter((name) => name !== 'VALIDATION')
    onTestFinished(() => {
      login.refusals = refusals
      // If the log still contained this line, the test sandbox would fail the whole test file. The line is therefore
      // removed.
      sandbox.lines.splice(0, Infinity, ...sandbox.lines.filter((line) => !line.includes(problem)))
    })
    await expect(sandbox.call('session.login')).rejects.toThrow(problem)
    expect(sandbox.lines.filter((line) => line.includes(problem))).toHaveLength(1)
  })

  test('sends security headers, and lets browsers cache public content for a minute', async () => {
    const { headers } = await sandbox.call('session.login', {})
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    expect((await sandbox.call('site.settings')).headers['cache-control']).toBe('public, max-age=60')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  })
})

describe('request bodies', () => {
  const post = (payload: string, type = 'application/json') =>
    send('POST', LOGIN, { payload, headers: { 'content-type': type } })
  const key = '__proto__'

  test.each([
    ['nothing', ''],
    ['half an object', '{"account": "a'],
    ['an array', '[]'],
    ['a number', '1e400'],
    ['null', 'null'],
    ['a key twice', '{"account":"abc","account":"def","password":"x"}'],
    ['a key twice, once escaped', '{"account":"abc","\\u0061ccount":"def","password":"x"}'],
    ['a key of the prototype chain', `{"${key}":{"admin":true},"account":"abc","password":"x"}`],
    ['deep nesting', `{"account":${'['.repeat(5000)}${']'.repeat(5000)}}`],
    ['very many keys', `{${Array.from({ length: 2000 }, (_, n) => `"k${n}":1`).join()}}`],
    ['half a character', '{"account":"\\ud800abc","password":"x"}'],
    ['a character NUL', '{"account":"\\u0000abc","password":"x"}'],
    ['values of other types', '{"account":{"a":1},"password":["x"],"code":null}'],
  ])('answers an invalid body with a refusal and not with a server error: %s', async (_name, payload) => {
    const answer = await post(payload)
    expect(answer.statusCode).toBe(200)
    expect(['VALIDATION', 'LOGIN_FAILED']).toContain(answer.json().data.error)
  })

  test('refuses a request with unknown fields and lists all invalid fields', async () => {
    const answer = await sandbox.call('session.login', { account: 'a', admin: true })
    expect(answer.data.fields).toEqual({ password: 'REQUIRED', admin: 'UNKNOWN_FIELD', account: 'RANGE' })
  })

  test('does not convert the types of values in a JSON body', async () => {
    const answer = await sandbox.call('session.login', { account: 12345, password: true })
    expect(answer.data.fields).toEqual({ account: 'RANGE', password: 'RANGE' })
  })

  test('reads a form as text values, and refuses duplicate field names', async () => {
    const form = 'application/x-www-form-urlencoded'
    expect((await post('account=demo%40example.com&password=demo1234', form)).json().code).toBe(1)
    expect((await post('account=a&account=demo%40example.com&password=demo1234', form)).json().code).toBe(
      4022,
    )
  })

  test('converts a query value to a number if the API contract defines a number', async () => {
    const token = await sandbox.signIn()
    const page = await sandbox.call('wallet.changes', { limit: '2', page: '2' }, token)
    expect(page.data.page).toEqual({ limit: 2, total: 4, pages: 2, current: 2 })
    expect((await sandbox.call('wallet.changes', { limit: '0', page: 'x' }, token)).data.fields).toEqual({
      limit: 'RANGE',
      page: 'RANGE',
    })
  })

  test.each(['1e1', '0x1', ' 1', '1 ', '+1', '010', '1.0', '-0', '1_0', '', '９'])(
    'refuses %j as an integer in a query and in a form',
    async (limit) => {
      const token = await sandbox.signIn()
      const problem = { code: 4022, data: { fields: { limit: limit === '' ? 'REQUIRED' : 'RANGE' } } }
      expect(await sandbox.call('wallet.changes', { limit }, token)).toMatchObject(problem)
      const headers = { ...token, 'content-type': 'application/x-www-form-urlencoded' }
      const payload = new URLSearchParams({ limit }).toString()
      const form = await send('POST', '/data/api.user/orderList', { payload, headers })
      expect(form.json()).toMatchObject(problem)
    },
  )

  test('if a request has an unknown field, the text of the refusal names this field in the language of the request', async () => {
    const body = { account: 'demo@example.com', password: 'demo1234', otp: '1' }
    expect(await sandbox.call('session.login', body)).toMatchObject({
      code: 4022,
      info: 'otp: Unknown field',
      data: { fields: { otp: 'UNKNOWN_FIELD' } },
    })
    const french = await sandbox.call('session.login', body, { 'accept-language': 'fr' })
    expect(french.info).toBe('otp: Champ inconnu')
  })
})

describe('the call for customer service links', () => {
  const ask = (from: TestSandbox, payload: string, type = 'application/json') =>
    from.app.inject({
      method: 'POST',
      url: '/data/api.data/getCustomerService',
      payload,
      headers: { 'content-type': type },
    })

  test.each(['{"a":1}', '[]', '{"a":', '{"a":1,"a":2}', 'null'])(
    'returns the list of links if the request has the unexpected body %s',
    async (payload) => {
      expect((await ask(sandbox, payload)).json()).toMatchObject({ code: 1, data: [{ id: 1 }] })
      const form = await ask(sandbox, payload, 'application/x-www-form-urlencoded')
      expect(form.json()).toMatchObject({ code: 1, data: [{ id: 1 }] })
    },
  )

  test('above the read limit, the call for customer service links returns an empty list instead of a refusal', async () => {
    const few = await testSandbox({ readsPerMinute: 1 })
    const answers = [await ask(few, '{}'), await ask(few, '{}')].map((answer) => answer.json())
    expect(answers).toMatchObject([
      { code: 1, data: [{ id: 1 }] },
      { code: 1, data: [] },
    ])
  })
})

describe('access to calls without a session', () => {
  const noToken = [undefined, '', '0'.repeat(32), 'x', `'; DROP TABLE sessions; --`]

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    'the call %s is refused without a session only if it requires log-in',
    async (id, { login }) => {
      for (const token of noToken) {
        const answer = await sandbox.call(id, {}, token === undefined ? {} : { 'api-token': token })
        expect(answer.status).toBe(200)
        expect(answer.data?.error === 'TOKEN_INVALID').toBe(login === 'required')
      }
    },
  )

  test('each member receives their own account changes', async () => {
    const [one, two] = [await sandbox.signIn(), await sandbox.signIn('demo2@example.com')]
    const refs = async (token: Record<string, string>) =>
      (await sandbox.call('wallet.changes', {}, token)).data.list.map((row) => row.ref_no)
    expect(new Set(await refs(one))).toEqual(new Set(['demo-10001']))
    expect(new Set(await refs(two))).toEqual(new Set(['demo-10002']))
  })
})

describe('requests from web pages', () => {
  const preflight = (origin: string, url: string) =>
    send('OPTIONS', url, { headers: { origin, 'access-control-request-method': 'POST' } })

  test('pages of the operator may send a session token and an idempotency key', async () => {
    const { headers } = await preflight(OPERATOR, INFO)
    expect(headers['access-control-allow-origin']).toBe(OPERATOR)
    expect(headers['access-control-allow-headers']).toMatch(/api-token.*idempotency-key/)
    const answer = await send('POST', INFO, { headers: { origin: OPERATOR, ...(await sandbox.signIn()) } })
    expect(answer.headers['access-control-allow-origin']).toBe(OPERATOR)
    expect(answer.json().code).toBe(1)
  })

  test('pages of other origins may make public reads, but without a session token', async () => {
    const { headers } = await preflight(FOREIGN, SETTINGS)
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers['access-control-allow-headers']).not.toContain('token')
    const answer = await send('POST', SETTINGS, { headers: { origin: FOREIGN } })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
  })

  test.each([FOREIGN, 'null', `${OPERATOR}.evil.example`, 'http://trade.example', `x${OPERATOR}`])(
    'if a page of the origin %s sends calls, refuses all except public reads, even with a session token',
    async (origin) => {
      expect((await preflight(origin, INFO)).headers['access-control-allow-origin']).toBeUndefined()
      const token = await sandbox.signIn()
      for (const url of [INFO, LOGIN]) {
        const answer = await send('POST', url, { headers: { origin, ...token }, payload: {} })
        expect(answer.statusCode).toBe(403)
        expect(answer.headers['access-control-allow-origin']).toBeUndefined()
      }
    },
  )
})

describe('rate limits of calls', () => {
  test('limits reads per minute and address, names the time to wait, and counts log-ins separately', async () => {
    const few = await testSandbox({ readsPerMinute: 3 })
    for (let n = 0; n < 3; n++) expect((await few.call('site.settings')).code).toBe(1)
    expect(await few.call('site.settings')).toMatchObject({
      status: 200,
      code: 4029,
      data: { params: { retry_after: 60 } },
    })
    expect(
      (await few.call('session.login', { account: 'demo@example.com', password: 'demo1234' })).code,
    ).toBe(1)
    few.skip(60_000)
    expect((await few.call('site.settings')).code).toBe(1)
  })

  test('limits orders to ten a second and a hundred in ten seconds, counted per member', async () => {
    const [ann, bob] = [await sandbox.signIn(), await sandbox.signIn('demo2@example.com')]
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'limit', price: '1000.00', quantity: '0.01' }
    const place = async (token: Record<string, string>) =>
      (await sandbox.call('spot.place', order, token)).code
    for (let n = 0; n < 10; n++) expect(await place(ann)).not.toBe(4029)
    expect(await place(ann)).toBe(4029)
    expect(await place(bob)).not.toBe(4029)
    const { limits } = sandbox.exchange()
    const { data } = await sandbox.call('account.info', {}, ann)
    // Besides ten orders in one second, a member may place 100 orders in ten seconds. The ten accepted orders above
    // count toward the second limit; the refused order does not. The loop adds 89 orders to its count, so one more
    // order is allowed.
    for (let n = 10; n < 99; n++)
      limits.spend({ name: 'many orders', limit: 100, seconds: 10 }, String(data.id))
    sandbox.skip(1_000)
    expect(await place(ann)).not.toBe(4029)
    expect(await place(ann)).toBe(4029)
    sandbox.skip(9_000)
    expect(await place(ann)).not.toBe(4029)
  })

  test.each([
    ['log-ins', 'sixty a minute', 60, 60, LOGIN, { account: 'nobody@example.com', password: 'x1234567' }],
    ['codes', 'twenty an hour', 20, 3600, CODE, { scene: 'register' }],
  ])('limits the %s of an address to %s', async (name, _, limit, seconds, url, request) => {
    const own = '203.0.113.7'
    let asked = 0
    const ask = async (remoteAddress: string) => {
      const payload = { ...request, ...(url === CODE && { email: `code${++asked}@example.com` }) }
      return (await send('POST', url, { payload, remoteAddress })).json().code
    }
    // The test adds all but one of the allowed requests to the counter, because sending them would take too long.
    for (let n = 1; n < limit; n++) sandbox.exchange().limits.spend({ name, limit, seconds }, own)
    expect(await ask(own)).not.toBe(4029)
    expect(await ask(own)).toBe(4029)
    expect(await ask('203.0.113.8')).not.toBe(4029)
    sandbox.skip(seconds * 1_000)
    expect(await ask(own)).not.toBe(4029)
  })
})

describe('language of answers', () => {
  test.each([
    ['fr-CA,fr;q=0.9', 'fr'],
    ['zh-Hant-HK', 'zh-TW'],
    ['xx, ko;q=0.5, en;q=0.1', 'ko'],
  ])('answers a request with the header Accept-Language: %s in the language %s', async (header, language) => {
    const english = await sandbox.call('session.login', {})
    const answer = await sandbox.call('session.login', {}, { 'accept-language': header })
    expect(answer.data).toEqual(english.data)
    expect(answer.info).not.toBe(english.info)
    const page = await sandbox.call('site.page', { code: 'terms' }, { 'accept-language': language })
    const same = await sandbox.call('site.page', { code: 'terms' }, { 'accept-language': header })
    expect(same.data.title).toBe(page.data.title)
  })
})
