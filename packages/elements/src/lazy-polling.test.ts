import { createMarketClient } from '@bourselet/sdk/market'
import { afterEach, expect, test, vi } from 'vitest'
import { lazyPolling } from './lazy-polling.ts'

type PollingParts = Parameters<ReturnType<typeof lazyPolling>>[0]

afterEach(() => {
  vi.doUnmock('./polling.ts')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const answer = () =>
  Promise.resolve(Response.json({ code: 1, info: '', data: [{ symbol: 'BTCUSDT', last: '60000.00' }] }))

/** Creates a client without a stream. Returns it with a list of the prices that it receives and a mock of `fetch`. */
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

test('a client without a stream polls as soon as the polling code is loaded', async () => {
  const { client, prices } = open()
  await expect.poll(() => prices).toEqual(['60000.00'])
  expect(client.stream.state.get()).toBe('polling')
  client.close()
})

test('a client that is closed while the polling code loads sends no call', async () => {
  const { client, fetch } = open()
  client.close()
  await import('./polling.ts')
  await new Promise((done) => setImmediate(done))
  expect(fetch).not.toHaveBeenCalled()
})

/** Makes each import of the polling code fail. Returns mocks that record these imports and the reported errors. */
function withoutCode() {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const request = vi.fn(() => {
    throw new Error('no network')
  })
  vi.doMock('./polling.ts', request)
  return { request, reported }
}

test('if the polling code cannot be loaded, the state of the client is offline until a subscription to a new topic loads the code', async () => {
  const { reported } = withoutCode()
  const { client, prices } = open()
  await expect.poll(() => reported.mock.calls.length).toBe(1)
  expect(client.stream.state.get()).toBe('offline')
  vi.doUnmock('./polling.ts')
  const leave = client.stream.subscribe('ticker:futures:*', () => {})
  await expect.poll(() => prices).toEqual(['60000.00'])
  leave()
  client.close()
})

test('if the polling code cannot be loaded, the client reports one error and requests the code again every 5 s until the client is closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { request, reported } = withoutCode()
  const { client, prices } = open()
  const closed = open()
  await expect.poll(() => reported.mock.calls.length).toBe(2)
  closed.client.close()
  const before = request.mock.calls.length
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => request.mock.calls.length).toBe(before + 1)
  await vi.dynamicImportSettled()
  vi.doUnmock('./polling.ts')
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => prices).toEqual(['60000.00'])
  expect(reported).toHaveBeenCalledTimes(2)
  expect(closed.fetch).not.toHaveBeenCalled()
  client.close()
})

test('if the stream is back before the polling code is loaded, nothing is polled and the page is not offline', async () => {
  const reported = vi.fn()
  vi.stubGlobal('reportError', reported)
  const note = vi.fn()
  const topics = vi.fn(() => [])
  const parts = {
    hub: { topics },
    health: { note },
    timers: { setTimeout, clearTimeout },
  } as unknown as PollingParts
  const source = lazyPolling(vi.fn(), Date.now)(parts)
  source.start()
  source.stop()
  await vi.dynamicImportSettled()
  expect(note.mock.calls).toEqual([[{ pollOk: null }]])
  expect(topics).not.toHaveBeenCalled()
  expect(reported).not.toHaveBeenCalled()
})
