import { afterEach, expect, test, vi } from 'vitest'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { fastTimers } from '../testing/timers.ts'

const clients: { close(): void }[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
  // biome-ignore lint/suspicious/noDocumentCookie: the store under test writes the same way
  document.cookie = 'bourselet_token=; Path=/; Max-Age=0'
})

type Sent = { url: string; headers: Record<string, string> }

/** A client with every default of a page, whose server is a function. */
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

test('the token is kept in a cookie of the page, and a reload finds it', async () => {
  const first = open()
  first.sdk.token.set('t-1')
  expect(document.cookie).toContain('bourselet_token=t-1')
  const reloaded = open()
  await reloaded.sdk.account.info()
  expect(reloaded.sent[0]).toMatchObject({
    url: '/data/api.user/getMemberInfo',
    headers: { 'Api-Token': 't-1' },
  })
  first.sdk.token.clear()
  expect(document.cookie).not.toContain('bourselet_token')
})

test('tabs sign in and out together, and a 4001 of one is known in the others', async () => {
  const onSignedOut = vi.fn()
  const ours = open({ code: 4001, info: '', data: {} })
  const other = open(undefined, { onSignedOut })
  ours.sdk.token.set('t-2')
  await vi.waitFor(() => expect(other.sdk.token.get()).toBe('t-2'))
  await ours.sdk.account.info().catch(() => {})
  await vi.waitFor(() => expect(onSignedOut.mock.calls).toEqual([['other-tab']]))
  expect(document.cookie).not.toContain('bourselet_token')
})

test('the XSRF cookie goes to the page’s own origin and to no other', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: what a server would have set
  document.cookie = 'XSRF-TOKEN=x%201; Path=/'
  const own = open()
  const foreign = open(undefined, { baseUrl: 'https://elsewhere.example' })
  await own.sdk.market.coins()
  await foreign.sdk.market.coins()
  expect(own.sent[0]?.headers['X-XSRF-TOKEN']).toBe('x 1')
  expect(foreign.sent[0]?.headers).not.toHaveProperty('X-XSRF-TOKEN')
})

test('the stream goes beside the page; where there is none the topics are polled', async () => {
  const timers = fastTimers(20)
  const { sdk, sent } = open({ code: 1, info: '', data: [{ symbol: 'BTCUSDT', last: '1' }] }, { timers })
  const heard: string[] = []
  sdk.stream.subscribe('ticker:spot:*', ({ data, polled }) => heard.push(`${data.symbol} ${polled}`))
  await vi.waitFor(() => expect(heard).toContain('BTCUSDT true'), 10_000)
  expect(sent[0]?.url).toBe('/data/api.data/queryCoinMenu')
  expect(sdk.stream.state.get()).toBe('polling')
}, 20_000)
