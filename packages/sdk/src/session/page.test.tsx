import { afterEach, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { fastTimers } from '../testing/timers.ts'
import { cookieStore } from './cookie-store.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testExchange: string
  }
}

const clients: { close(): void }[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
  // biome-ignore lint/suspicious/noDocumentCookie: the store under test writes the same way
  document.cookie = 'bourselet_token=; Path=/; Max-Age=0'
})

type Sent = { url: string; headers: Record<string, string> }

/** Creates a client with the default options of a page. All its requests are answered with `envelope`. */
function open(envelope: object = { code: 1, info: '', data: {} }, options: Partial<BourseletOptions> = {}) {
  const sent: Sent[] = []
  const sdk = createBourselet({
    baseUrl: '',
    fetch: async (url, { headers }) => {
      sent.push({ url, headers: headers as Record<string, string> })
      return Response.json(envelope)
    },
    ...options,
  })
  clients.push(sdk)
  return { sdk, sent }
}

test('by default, a client keeps the member’s token only in the memory of the page', () => {
  const { sdk } = open()
  sdk.token.set('t-0')
  expect(sdk.token.get()).toBe('t-0')
  expect(document.cookie).not.toContain('t-0')
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('t-0')
  expect(open().sdk.token.get()).toBeNull()
})

test('after a reload, a page with a cookie store still has the token', async () => {
  const first = open(undefined, { tokenStore: cookieStore() })
  first.sdk.token.set('t-1')
  expect(document.cookie).toContain('bourselet_token=t-1')
  const reloaded = open(undefined, { tokenStore: cookieStore() })
  await reloaded.sdk.account.info()
  expect(reloaded.sent[0]).toMatchObject({
    url: '/data/api.user/getMemberInfo',
    headers: { 'Api-Token': 't-1' },
  })
  first.sdk.token.clear()
  expect(document.cookie).not.toContain('bourselet_token')
})

test('tabs with a cookie store log in and out together; the answer 4001 TOKEN_INVALID in one tab signs out all of them', async () => {
  const onSignedOut = vi.fn()
  const ours = open({ code: 4001, info: '', data: {} }, { tokenStore: cookieStore() })
  const other = open(undefined, { onSignedOut, tokenStore: cookieStore() })
  ours.sdk.token.set('t-2')
  await expect.poll(() => other.sdk.token.get()).toBe('t-2')
  await ours.sdk.account.info().catch(() => {})
  await expect.poll(() => onSignedOut.mock.calls).toEqual([['other-tab']])
  expect(document.cookie).not.toContain('bourselet_token')
})

test('after the client was closed, the token can still be set and cleared, and the member can sign out', () => {
  const { sdk, sent } = open()
  sdk.token.set('t-1')
  sdk.close()
  sdk.token.set('t-2')
  sdk.signOut()
  expect(sdk.token.get()).toBeNull()
  sdk.token.set('t-3')
  sdk.token.clear()
  expect(sdk.token.get()).toBeNull()
  expect(sent.map(({ headers }) => headers['Api-Token'])).toEqual(['t-2'])
})

test('clients of two exchanges whose cookie stores have different names keep their tokens apart', async () => {
  const stores = () => [cookieStore('token_of_a'), cookieStore('token_of_b')] as const
  const [a, b] = stores()
  onTestFinished(() => a.clear())
  open(undefined, { baseUrl: 'https://a.example', tokenStore: a }).sdk.token.set('t-a')
  const other = open(undefined, { baseUrl: 'https://b.example', tokenStore: b })
  await other.sdk.market.coins()
  expect(other.sent[0]?.headers).not.toHaveProperty('Api-Token')
  const [reloaded] = stores()
  expect(reloaded.get()).toBe('t-a')
})

test('the client sends the XSRF cookie to the page’s own origin only', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie that a server would set
  document.cookie = 'XSRF-TOKEN=x%201; Path=/'
  const own = open()
  const foreign = open(undefined, { baseUrl: 'https://elsewhere.example' })
  await own.sdk.market.coins()
  await foreign.sdk.market.coins()
  expect(own.sent[0]?.headers['X-XSRF-TOKEN']).toBe('x 1')
  expect(foreign.sent[0]?.headers).not.toHaveProperty('X-XSRF-TOKEN')
})

/** Adds enumerable properties to Object.prototype while `work` runs, as some scripts of pages do. */
async function polluted<T>(properties: Record<string, unknown>, work: () => Promise<T>): Promise<T> {
  Object.assign(Object.prototype, properties)
  try {
    return await work()
  } finally {
    for (const name of Object.keys(properties)) Reflect.deleteProperty(Object.prototype, name)
  }
}

/** Names of options that fetch and openapi-fetch read, and one unrelated name. */
const NAMES = [
  'fetch',
  'headers',
  'middleware',
  'method',
  'body',
  'baseUrl',
  'token',
  'then',
  'style',
  'explode',
  'form',
  'deepObject',
  'path',
  'query',
  'foo',
]
const POLLUTION = { ...Object.fromEntries(NAMES.map((name) => [name, 'polluted'])), allowReserved: true }

test('the client sends the same requests on a page whose scripts extended Object.prototype', async () => {
  const run = async () => {
    const requests: object[] = []
    const { sdk } = open(undefined, {
      baseUrl: 'https://exchange.example',
      syncTabs: false,
      fetch: async (url, init) => {
        const request = new Request(url, init)
        const { method, redirect, mode, credentials } = request
        const headers = JSON.stringify([...request.headers])
        requests.push({ url, method, redirect, mode, credentials, headers, body: await request.text() })
        return Response.json({ code: 1, info: '', data: { token: 'own', list: [] } })
      },
    })
    await sdk.market.depth({ symbol: 'BTCUSDT' })
    await sdk.session.login({ account: 'me', password: 'abc12345' })
    await sdk.spot.openOrders({ symbol: 'BTCUSDT', page: 2 })
    const order = { symbol: 'BTCUSDT', side: 'buy', type: 'market', quantity: '1' } as const
    await sdk.spot.place({ ...order, client_order_id: 'mine-1' })
    await sdk.convert.exchange({} as never, { idempotencyKey: 'mine-2' })
    await sdk.call.get('/data/own', { list: ['a&b', 2], filter: { state: 'a&b', side: 'buy' }, page: 2 })
    sdk.token.clear()
    return requests
  }
  const clean = await run()
  expect(clean).toHaveLength(6)
  expect(await polluted(POLLUTION, run)).toEqual(clean)
})

test('the client refuses a redirect to another origin, even with the browser’s own fetch function', async () => {
  const exchange = `${inject('testExchange')}/x/redirect-${Math.random()}`
  const step = (body: object) => fetch(`${exchange}/step`, { method: 'POST', body: JSON.stringify(body) })
  // The same server under another host name counts as another origin.
  const elsewhere = exchange.replace('127.0.0.1', 'localhost')
  await step({ do: 'redirect', call: 'getMemberInfo', location: `${elsewhere}/data/api.data/queryCoinMenu` })
  const { sdk } = open(undefined, {
    baseUrl: exchange,
    stream: false,
    fetch: (url, init) => fetch(url, init),
  })
  sdk.token.set('t-3')
  const error = await sdk.account.info().catch((thrown) => thrown)
  expect(error).toMatchObject({ name: 'HTTP_STATUS', status: 0, outcome: 'rejected' })
  const { calls } = await (await step({ do: 'inspect' })).json()
  expect(calls).toEqual({ getMemberInfo: 1 })
})

test('with an empty base address, the client polls topics from the page’s origin if that origin has no stream', async () => {
  const timers = fastTimers(100)
  const { sdk, sent } = open({ code: 1, info: '', data: [{ symbol: 'BTCUSDT', last: '1' }] }, { timers })
  const received: string[] = []
  sdk.stream.subscribe('ticker:spot:*', ({ data, polled }) => received.push(`${data.symbol} ${polled}`))
  await expect.poll(() => received, { timeout: 30_000 }).toContain('BTCUSDT true')
  expect(sent[0]?.url).toBe('/data/api.data/queryCoinMenu')
  expect(sdk.stream.state.get()).toBe('polling')
})
