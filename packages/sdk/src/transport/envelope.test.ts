import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { RefusedError } from '../errors/refused-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, ok, refuse, reply, startApi } from '../testing/api-server.ts'

let api: Api
afterEach(() => api.close())

async function client(answer: Answering, options = {}) {
  api = await startApi(answer)
  return createBourselet({ baseUrl: api.url, ...options })
}
const text = (response: ServerResponse, body: string, status = 200, type = 'text/html') => {
  response.writeHead(status, { 'content-type': type })
  response.end(body)
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )

describe('requests', () => {
  test('requests carry headers, a JSON body, and the token if there is one', async () => {
    const sdk = await client((_, response) => ok(response), { language: 'pt' })
    await sdk.market.depth({ symbol: 'BTCUSDT' })
    sdk.token.set('0123456789abcdef0123456789abcdef')
    sdk.setLanguage('ja')
    await sdk.account.info()
    const [first, second] = api.received
    expect(first).toMatchObject({
      method: 'POST',
      path: '/data/api.user/marketDepth',
      json: { symbol: 'BTCUSDT' },
      headers: {
        'api-name': 'wap',
        accept: 'application/json',
        'accept-language': 'pt',
        'content-type': 'application/json',
      },
    })
    expect(first?.headers).not.toHaveProperty('api-token')
    expect(second?.headers).toMatchObject({
      'api-token': '0123456789abcdef0123456789abcdef',
      'accept-language': 'ja',
    })
    expect(second?.json).toEqual({})
  })

  test('a GET request has its fields in the query, without unset fields', async () => {
    const sdk = await client((_, response) => ok(response))
    await sdk.spot.openOrders({ symbol: 'BTCUSDT', side: undefined, page: 2 })
    expect(api.received[0]).toMatchObject({
      method: 'GET',
      path: '/data/api.user/pendOrderList?symbol=BTCUSDT&page=2',
      body: '',
    })
    await sdk.call.get('/data/own', { 'a b': ['x&y', null, 2], since: null })
    expect(api.received[1]?.path).toBe('/data/own?a%20b=x%26y&a%20b=2')
  })

  test('an object in a query is written as name[property], and deeper nesting is rejected', async () => {
    const sdk = await client((_, response) => ok(response))
    await sdk.call.get('/data/own', {
      filter: { state: 'open', side: null, 'a&b': 'x y' },
      none: {},
      page: 2,
    })
    expect(api.received[0]?.path).toBe('/data/own?filter[state]=open&filter[a%26b]=x%20y&page=2')
    for (const nested of [{ filter: { a: { b: 1 } } }, { filter: { a: [1] } }, { list: [{ a: 1 }] }])
      expect(await caught(sdk.call.get('/data/own', nested))).toMatchObject({
        message: expect.stringMatching('nested'),
      })
    expect(api.received).toHaveLength(1)
  })

  test('a call throws a TypeError and sends nothing if its request cannot be written as JSON', async () => {
    const sdk = await client((_, response) => ok(response))
    expect(await caught(sdk.spot.place({ quantity: 1n } as never))).toBeInstanceOf(TypeError)
    expect(api.received).toHaveLength(0)
  })

  test('an upload is sent as a form', async () => {
    const sdk = await client((_, response) => ok(response))
    await sdk.site.upload({ file: new Blob(['abc'], { type: 'image/png' }), scene: 'kyc' })
    expect(api.received[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(api.received[0]?.body).toContain('Content-Type: image/png\r\n\r\nabc\r\n')
  })

  test('a call by path is repeated by the rules of the SDK method with the same path; a call to an unknown path is never repeated', async () => {
    const sdk = await client((request, response) =>
      request.path === '/data/own' ? reply(response, {}, 503) : ok(response, [1]),
    )
    expect(await sdk.call.post('/data/api.data/queryCoinMenu', {})).toEqual([1])
    expect(await caught(sdk.call.post('/data/own', {}))).toMatchObject({
      name: 'HTTP_STATUS',
      outcome: 'unknown',
    })
    expect(api.received).toHaveLength(2)
  })
})

describe('answers', () => {
  test('a call returns the data of an answer with code 1, including unknown fields', async () => {
    const sdk = await client((_, response) =>
      reply(response, { code: 1, info: 'success', data: { list: [], later: 1 }, more: true }),
    )
    expect(await sdk.market.history({ symbol: 'BTCUSDT' })).toEqual({ list: [], later: 1 })
  })

  test('the error of a refusal has the code, name, field, parameters and message of the answer', async () => {
    const sdk = await client((_, response) =>
      refuse(
        response,
        5201,
        { error: 'INSUFFICIENT_BALANCE', field: 'amount', params: { available: '12.50000000' } },
        'Saldo',
      ),
    )
    const error = await caught(sdk.wallet.balances())
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({
      code: 5201,
      name: 'INSUFFICIENT_BALANCE',
      field: 'amount',
      params: { available: '12.50000000' },
      message: 'Saldo',
      operation: 'wallet.balances',
      outcome: 'rejected',
      alreadyDone: false,
    })
  })

  test('JSON.stringify of an error contains its name, its message and its other fields', async () => {
    const sdk = await client((_, response) => refuse(response, 5301, { error: 'PRICE_TICK' }, 'Price'))
    const error = await caught(sdk.wallet.balances())
    expect(JSON.parse(JSON.stringify({ error }))).toEqual({
      error: { ...error, name: 'PRICE_TICK', message: 'Price', code: 5301, operation: 'wallet.balances' },
    })
  })

  test('the error of a failed validation contains all invalid fields', async () => {
    const sdk = await client((_, response) =>
      refuse(response, 4022, { error: 'VALIDATION', fields: { email: 'EMAIL_FORMAT', code: 'REQUIRED' } }),
    )
    const error = await caught(sdk.session.sendCode({ scene: 'login', email: 'me@x' }))
    expect(error).toMatchObject({ name: 'VALIDATION', fields: { email: 'EMAIL_FORMAT', code: 'REQUIRED' } })
  })

  test.each([
    ['code 0 without a name', { code: 0, info: 'submit failed', data: null }, { name: 'FAILED', code: 0 }],
    [
      'data that is a string',
      { code: 5301, info: 3, data: 'x' },
      { name: 'FAILED', code: 5301, message: '3' },
    ],
    ['null parameters', { code: 1234, data: { params: null } }, { name: 'FAILED', message: '', params: {} }],
    ['code 5000', { code: 5000, info: 'oops' }, { name: 'SERVER_ERROR', outcome: 'rejected' }],
  ])('a call throws an SDK error if the answer has %s', async (_, envelope, expected) => {
    const sdk = await client((_request, response) => reply(response, envelope))
    expect(await caught(sdk.market.coins())).toMatchObject(expected)
  })

  test.each([
    ['a page of HTML', '<html>captive portal</html>', 200, 'BAD_ANSWER'],
    ['an empty body', '', 200, 'BAD_ANSWER'],
    ['broken JSON', '{"code":1,"data":', 200, 'BAD_ANSWER'],
    ['a list', '[1]', 200, 'BAD_ANSWER'],
    ['null', 'null', 200, 'BAD_ANSWER'],
    ['a code that is text', '{"code":"1","data":{}}', 200, 'BAD_ANSWER'],
    ['text with status 404', 'not found', 404, 'HTTP_STATUS'],
    ['a successful envelope with status 500', '{"code":1,"data":{}}', 500, 'HTTP_STATUS'],
    ['a time-out of a gateway', '{"code":504,"message":"upstream"}', 504, 'HTTP_STATUS'],
    ['an error of a gateway with details', '{"code":14,"data":{"reason":"x"}}', 503, 'HTTP_STATUS'],
  ])('a call throws a TransportError if the answer is %s', async (_, body, status, name) => {
    const sdk = await client((_request, response) => text(response, body, status))
    const error = await caught(sdk.market.coins())
    expect(error).toBeInstanceOf(TransportError)
    expect(error).toMatchObject({ name, status })
  })

  test.each([
    ['a time-out of a gateway', { code: 504, message: 'upstream' }, 504, 'HTTP_STATUS', 'unknown'],
    ['an internal error of a gateway', { code: 13, message: 'internal' }, 500, 'HTTP_STATUS', 'unknown'],
    ['a time-out of a gateway', { code: 408, message: 'timeout' }, 408, 'HTTP_STATUS', 'unknown'],
    ['a refusal of a gateway', { code: 403, message: 'no' }, 403, 'HTTP_STATUS', 'rejected'],
    ['a named refusal', { code: 4003, data: { error: 'FORBIDDEN' } }, 403, 'FORBIDDEN', 'rejected'],
    ['a named refusal', { code: 5001, data: { error: 'MAINTENANCE' } }, 503, 'MAINTENANCE', 'rejected'],
  ])(
    'if the answer to a write is %s (%j, status %i), the call fails with %s and the outcome `%s`',
    async (_, body, status, name, outcome) => {
      const sdk = await client((_request, response) => reply(response, body, status))
      expect(await caught(sdk.kyc.submit({} as never, { retry: { max: 0 } }))).toMatchObject({
        name,
        status,
        outcome,
      })
    },
  )

  test.each([301, 302, 303, 307, 308])(
    'a call refuses a redirect with status %i, which would send the token to another origin',
    async (status) => {
      const elsewhere = await startApi((_, response) => ok(response))
      onTestFinished(elsewhere.close)
      const sdk = await client((_, response) =>
        reply(response, { code: 4001, info: '', data: { error: 'TOKEN_INVALID' } }, status, {
          location: `${elsewhere.url}/elsewhere`,
        }),
      )
      sdk.token.set('t')
      expect(await caught(sdk.account.info())).toMatchObject({
        name: 'HTTP_STATUS',
        status,
        outcome: 'rejected',
      })
      // A server may execute a write before it answers with a redirect, so the outcome is unknown.
      const write = sdk.kyc.submit({} as never)
      expect(await caught(write)).toMatchObject({ name: 'HTTP_STATUS', outcome: 'unknown' })
      expect(elsewhere.received).toEqual([])
      expect(sdk.token.get()).toBe('t')
    },
  )

  test('the SDK removes keys of an answer that could change a prototype, such as `__proto__`, at any depth and in any spelling', async () => {
    const sdk = await client((_, response) =>
      text(
        response,
        '{"code":1,"info":"","data":{"a":{"__proto__":{"polluted":1},"b":1},"\\u005f_proto__":{"polluted":1},' +
          '"constructor":{"prototype":{"polluted":1}},"list":[{"prototype":1,"c":2}]}}',
        200,
        'application/json',
      ),
    )
    const data = (await sdk.market.coins()) as unknown as Record<string, object>
    expect(JSON.stringify(data)).toBe('{"a":{"b":1},"list":[{"c":2}]}')
    expect(Object.hasOwn(data, '__proto__')).toBe(false)
    expect(Object.assign({}, data.a)).not.toHaveProperty('polluted')
    expect({}).not.toHaveProperty('polluted')
  })

  test('the SDK removes the key `__proto__` from an answer even if the answer spells the key with escapes only', async () => {
    const sdk = await client((_, response) =>
      text(response, '{"code":1,"data":{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":1},"a":1}}'),
    )
    expect(JSON.stringify(await sdk.market.coins())).toBe('{"a":1}')
  })

  test('the SDK decodes characters that the server has escaped in the JSON of its answer', async () => {
    const sdk = await client((_, response) =>
      text(response, '{"code":1,"data":[{"name":"\\u6bd4\\u7279\\u5e01","note":"caf\\u00e9"}]}', 200),
    )
    expect(await sdk.market.coins()).toEqual([{ name: '比特币', note: 'café' }])
  })
})
