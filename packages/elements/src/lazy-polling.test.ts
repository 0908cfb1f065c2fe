import { createMarketClient } from '@bourselet/sdk/market'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPolling } from './lazy-polling.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = () =>
  Promise.resolve(Response.json({ code: 1, info: '', data: [{ symbol: 'BTCUSDT', last: '60000.00' }] }))

/** Creates a client without a stream that notes the prices it receives and the paths that it calls. */
function open() {
  const fetch = vi.fn(answer)
  const client = createMarketClient({
    baseUrl: 'http://localhost:1',
    stream: false,
    fetch,
    polling: lazyPolling,
  })
  const prices: string[] = []
  const leave = client.stream.subscribe('ticker:spot:*', ({ data }) => prices.push(data.last))
  return { client, fetch, prices, leave }
}

test('a client without a stream polls once the code of the polls is loaded', async () => {
  const { client, prices } = open()
  await vi.waitFor(() => expect(prices).toEqual(['60000.00']))
  expect(client.stream.state.get()).toBe('polling')
  client.close()
})

test('a client that is closed while the code of the polls loads sends no call', async () => {
  const { client, fetch } = open()
  client.close()
  await import('./polling.ts')
  await new Promise((done) => setImmediate(done))
  expect(fetch).not.toHaveBeenCalled()
})

test('if the code of the polls cannot be loaded, the client is offline and loads the code again later', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  vi.doMock('./polling.ts', () => {
    throw new Error('no network')
  })
  const { client, prices } = open()
  await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
  expect(client.stream.state.get()).toBe('offline')
  vi.doUnmock('./polling.ts')
  const leave = client.stream.subscribe('ticker:futures:*', () => {})
  await vi.waitFor(() => expect(prices).toEqual(['60000.00']))
  leave()
  client.close()
})
