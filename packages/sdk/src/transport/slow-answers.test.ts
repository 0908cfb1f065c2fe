import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, ok, startApi } from '../testing/api-server.ts'
import { fastTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'

let api: Api
afterEach(() => api.close())

async function client(answer: Answering, options = {}) {
  api = await startApi(answer)
  return createBourselet({ baseUrl: api.url, timers: fastTimers(1), ...options })
}
const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )
const started = (response: ServerResponse, headers = {}) =>
  response.writeHead(200, { 'content-type': 'application/json', ...headers })

test('the timeout also ends a call whose answer stops after the headers', async () => {
  const timers = fastTimers(1)
  const answer: Answering = (_, response) => void started(response).write('{"code":1,')
  const sdk = await client(answer, { timers })
  const since = timers.now()
  const error = await caught(sdk.session.login({ account: 'me', password: 'x' }, { timeoutMs: 150 }))
  expect(error).toMatchObject({ name: 'TIMEOUT', outcome: 'unknown' })
  expect(timers.now() - since).toBeLessThan(1_000)
})

test('the default timeout is 30 000 ms per attempt', async () => {
  const timers = fastTimers(100)
  const sdk = await client(() => {}, { timers })
  const since = timers.now()
  expect(await caught(sdk.market.coins())).toMatchObject({ name: 'TIMEOUT', outcome: 'rejected' })
  expect(timers.now() - since).toBeGreaterThanOrEqual(29_000)
  expect(api.received).toHaveLength(1)
})

test('an answer sent byte by byte arrives complete, even if a character is split between bytes', async () => {
  const bytes = Buffer.from(JSON.stringify({ code: 1, info: '', data: ['比特币 €'] }))
  const sdk = await client(async (_, response) => {
    started(response)
    for (const byte of bytes) {
      response.write(Buffer.from([byte]))
      await new Promise(setImmediate)
    }
    response.end()
  })
  expect(await sdk.market.coins()).toEqual(['比特币 €'])
})

test.each([
  ['with a Content-Length', { 'content-length': '500' }],
  ['without a Content-Length', {}],
])(
  'a read is repeated if the connection closes in the middle of its answer (%s header)',
  async (_, headers) => {
    const sdk = await client(({ count }, response) => {
      if (count > 1) return ok(response, ['whole'])
      started(response, headers).write('{"code":1,"data":[]')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await sdk.market.coins()).toEqual(['whole'])
  },
)

test('an abort ends a call in the same turn of the event loop, both before the headers and during the body', async () => {
  const sdk = await client((request, response) => {
    if (request.path.endsWith('queryCoinMenu')) started(response).write('{')
  })
  for (const call of [sdk.market.coins, sdk.site.carousel]) {
    const controller = new AbortController()
    const sent = api.received.length
    const failing = caught(call({}, { signal: controller.signal }))
    await until(() => api.received.length > sent)
    controller.abort()
    const ended = await Promise.race([failing, new Promise(setImmediate)])
    expect(ended).toMatchObject({ name: 'ABORTED', outcome: 'rejected' })
  }
})

test('a call that is aborted right after it was made ends at once and sends nothing', async () => {
  const sdk = await client(() => {})
  const calls = [
    (signal: AbortSignal) => sdk.market.coins({}, { signal }),
    (signal: AbortSignal) => sdk.spot.cancel({ order_no: 'S202601010000000001' }, { signal }),
    (signal: AbortSignal) => sdk.session.login({ account: 'me', password: 'x' }, { signal }),
  ]
  for (const call of calls) {
    const before = new AbortController()
    before.abort()
    expect(await caught(call(before.signal))).toMatchObject({ name: 'ABORTED', outcome: 'rejected' })
    const after = new AbortController()
    const failing = caught(call(after.signal))
    after.abort()
    expect(await failing).toMatchObject({ name: 'ABORTED', outcome: 'rejected' })
  }
  // Requests arrive in order. So if one of the aborted calls had sent a request, it would have arrived before the
  // request of this later call.
  const last = caught(sdk.site.carousel({}, { timeoutMs: 200 }))
  await until(() => api.received.length > 0)
  expect(api.received.map(({ path }) => path)).toEqual(['/data/api.data/carousel'])
  await last
})

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'an abort %i microtasks after the start of a call ends the call',
  async (microtasks) => {
    const sdk = await client(() => {}, { fetch: () => new Promise(() => {}) })
    for (const call of [sdk.market.coins, sdk.spot.cancel]) {
      const controller = new AbortController()
      const failing = caught(call({} as never, { signal: controller.signal }))
      for (let at = 0; at < microtasks; at += 1) await null
      controller.abort()
      expect(await failing).toMatchObject({ name: 'ABORTED' })
    }
  },
)

test('aborting a write leaves its outcome unknown if it was already sent, and `rejected` if not', async () => {
  const sdk = await client(() => {})
  const controller = new AbortController()
  const failing = caught(sdk.spot.cancel({ order_no: 'S202601010000000001' }, { signal: controller.signal }))
  await until(() => api.received.length === 1)
  controller.abort()
  expect(await failing).toMatchObject({ name: 'ABORTED', outcome: 'unknown' })
  const late = caught(sdk.spot.cancel({ order_no: 'S202601010000000001' }, { signal: controller.signal }))
  expect(await late).toMatchObject({ name: 'ABORTED', outcome: 'rejected' })
  expect(api.received).toHaveLength(1)
})

test('a fetch that ignores its abort signal does not block the caller', async () => {
  const sdk = await client(() => {}, { fetch: () => new Promise(() => {}) })
  expect(await caught(sdk.session.login({ account: 'me', password: 'x' }, { timeoutMs: 20 }))).toMatchObject({
    name: 'TIMEOUT',
  })
})

test('the SDK stops reading an endless answer at 5 MB and closes its connection', async () => {
  let sent = 0
  let isClosed = false
  const sdk = await client(async (_, response) => {
    started(response)
    response.once('close', () => {
      isClosed = true
    })
    const chunk = Buffer.alloc(64 * 1024, 'x')
    while (!response.destroyed) {
      sent += chunk.length
      if (!response.write(chunk)) await new Promise((resolve) => response.once('drain', resolve))
    }
  })
  expect(await caught(sdk.site.carousel())).toMatchObject({ name: 'ANSWER_TOO_LARGE' })
  await until(() => isClosed)
  expect(sent).toBeGreaterThan(5 * 1024 * 1024)
  expect(sent).toBeLessThan(25 * 1024 * 1024)
  expect(api.received).toHaveLength(1)
})

test('the SDK stops reading a compressed answer after 5 MB of unpacked data', async () => {
  const bomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, 0x20))
  const sdk = await client((_, response) => {
    started(response, { 'content-encoding': 'gzip', 'content-length': bomb.length })
    response.end(bomb)
  })
  const before = process.memoryUsage().heapUsed
  expect(await caught(sdk.site.carousel())).toMatchObject({ name: 'ANSWER_TOO_LARGE' })
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(20 * 1024 * 1024)
})

test('an answer of 4.9 MB is accepted', async () => {
  const sdk = await client((_, response) => ok(response, ['y'.repeat(4_900_000)]))
  const [text] = (await sdk.site.carousel()) as unknown as string[]
  expect(text).toHaveLength(4_900_000)
})
