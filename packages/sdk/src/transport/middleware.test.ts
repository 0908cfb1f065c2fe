import { afterEach, expect, expectTypeOf, onTestFinished, test, vi } from 'vitest'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, ok, reply, startApi } from '../testing/api-server.ts'
import { fastTimers } from '../testing/timers.ts'
import type { Middleware, Outgoing } from './middleware.ts'

let api: Api
afterEach(() => api.close())

async function client(answer: Answering, options = {}) {
  api = await startApi(answer)
  return createBourselet({ baseUrl: api.url, timers: fastTimers(100), ...options })
}
const good: Answering = (_, response) => ok(response)

test('the client adds the configured headers to every call, but ignores those that the SDK sets itself, in upper or lower case', async () => {
  const sdk = await client(good, {
    headers: {
      'X-Partner': 'p1',
      'accept-language': 'xx',
      'content-type': 'text/plain',
      'api-token': 'mine',
    },
  })
  sdk.token.set('0123456789abcdef0123456789abcdef')
  await sdk.account.info()
  expect(api.received[0]?.headers).toMatchObject({
    'x-partner': 'p1',
    'accept-language': 'en',
    'content-type': 'application/json',
    'api-token': '0123456789abcdef0123456789abcdef',
  })
})

test('a function that returns headers runs once for each call, and repeats send the same headers', async () => {
  let calls = 0
  const sdk = await client(({ count }, response) => (count === 1 ? reply(response, {}, 503) : ok(response)), {
    headers: (operation: string) => ({ 'X-Trace': `${operation} ${++calls}` }),
  })
  await sdk.market.coins()
  await sdk.site.settings()
  expect(api.received.map(({ headers }) => headers['x-trace'])).toEqual([
    'market.coins 1',
    'market.coins 1',
    'site.settings 2',
  ])
})

test('if the function for headers throws, the call fails with that error and sends nothing', async () => {
  const error = new Error('no key')
  const sdk = await client(good, {
    headers() {
      throw error
    },
  })
  await expect(sdk.market.coins()).rejects.toBe(error)
  expect(api.received).toEqual([])
})

test('middleware runs around every attempt and may alter the request; the first middleware in the list is the outermost', async () => {
  const steps: string[] = []
  const named =
    (name: string): Middleware =>
    async (outgoing, next) => {
      steps.push(`${name} ${outgoing.operation}`)
      const response = await next({ ...outgoing, headers: { ...outgoing.headers, [`X-${name}`]: '1' } })
      steps.push(`${name} ${response.status}`)
      return response
    }
  const sdk = await client(({ count }, response) => (count === 1 ? reply(response, {}, 503) : ok(response)), {
    middleware: [named('outer'), named('inner')],
  })
  await sdk.market.coins()
  const once = (status: number) => [
    'outer market.coins',
    'inner market.coins',
    `inner ${status}`,
    `outer ${status}`,
  ]
  expect(steps).toEqual([...once(503), ...once(200)])
  expect(api.received[1]?.headers).toMatchObject({ 'x-outer': '1', 'x-inner': '1' })
})

test('middleware may return an answer without sending the request; if middleware throws, its error is the cause of a NETWORK error', async () => {
  const answering = await client(good, {
    middleware: [
      async () => Response.json({ code: 1, info: '', data: { mine: true } }),
    ] satisfies Middleware[],
  })
  expect(await answering.market.coins()).toEqual({ mine: true })
  const cause = new Error('mine')
  const throwing = createBourselet({
    baseUrl: api.url,
    retry: { max: 0 },
    middleware: [
      () => {
        throw cause
      },
    ],
  })
  await expect(throwing.market.coins()).rejects.toMatchObject({ name: 'NETWORK', cause })
  expect(api.received).toEqual([])
})

test('the `fetch` of a call sends this call through the middleware, instead of the `fetch` of the client', async () => {
  const passed: string[] = []
  const sdk = await client(good, {
    middleware: [
      (outgoing: Outgoing, next: (outgoing: Outgoing) => Promise<Response>) => {
        passed.push(outgoing.operation)
        return next(outgoing)
      },
    ],
  })
  const own = vi.fn(fetch)
  await sdk.market.coins({}, { fetch: own })
  await sdk.site.settings()
  expect(passed).toEqual(['market.coins', 'site.settings'])
  expect(own).toHaveBeenCalledOnce()
  expect(api.received).toHaveLength(2)
})

test('a call does not use a `fetch` that a script of the page has added to Object.prototype', async () => {
  const sdk = await client(good)
  const foreign = vi.fn()
  Object.defineProperty(Object.prototype, 'fetch', { value: foreign, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'fetch'))
  await sdk.market.coins({}, {})
  expect(foreign).not.toHaveBeenCalled()
  expect(api.received).toHaveLength(1)
})

test('at the time limit of a call, the signal of its middleware is aborted and the call rejects with TIMEOUT', async () => {
  let seen: AbortSignal | undefined
  const sdk = await client(good, {
    middleware: [
      ({ signal }) => {
        seen = signal
        return new Promise(() => {})
      },
    ] satisfies Middleware[],
  })
  await expect(sdk.market.coins({}, { timeoutMs: 500 })).rejects.toMatchObject({ name: 'TIMEOUT' })
  expect(seen?.aborted).toBe(true)
  expectTypeOf<Outgoing['method']>().toEqualTypeOf<'GET' | 'POST'>()
})
