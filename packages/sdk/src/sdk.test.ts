import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { BourseletOptions } from './options.ts'
import { createBourselet } from './sdk.ts'
import { type Answering, type Api, ok, refuse, reply, startApi } from './testing/api-server.ts'
import { type StreamServer, startStream } from './testing/stream-server.ts'
import { fastTimers } from './testing/timers.ts'
import { until } from './testing/until.ts'
import type { LogEntry } from './transport/logger.ts'

let api: Api | undefined
let stream: StreamServer | undefined
afterEach(async () => {
  vi.unstubAllGlobals()
  await api?.close()
  api = undefined
  await stream?.close()
  stream = undefined
})

const caught = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error) => error,
  )
async function client(answer: Answering, options: Partial<BourseletOptions> = {}) {
  api = await startApi(answer)
  return createBourselet({ baseUrl: api.url, ...options })
}

test('if the browser forbids broadcast channels, createBourselet returns a client that does not synchronize with other tabs', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      }
    },
  )
  const sdk = createBourselet({ baseUrl: 'http://127.0.0.1:1', syncTabs: true })
  sdk.token.set('t')
  sdk.token.clear()
  sdk.close()
})

test('createBourselet rejects an invalid base address', () => {
  for (const baseUrl of ['example.com', 'ftp://example.com', 'javascript:alert(1)', 'http://']) {
    expect(() => createBourselet({ baseUrl })).toThrow(
      expect.objectContaining({ name: 'INVALID', field: 'baseUrl' }),
    )
  }
})

describe('the logger of a client', () => {
  const secrets = ['secret-password', '314159', 'secret-token', 'secret@example.com', 'T-secret-address']

  test.each([
    ['success', (response) => ok(response, { token: 'secret-token' })],
    [
      'refusal',
      (response) => refuse(response, 4022, { error: 'VALIDATION', params: { x: 'T-secret-address' } }),
    ],
    ['HTML', (response) => response.end('<html>secret-token')],
    ['5xx', (response) => reply(response, { secret: 'secret-token' }, 500)],
    ['lost connection', (response) => response.destroy()],
  ] as [string, (response: Parameters<Answering>[1]) => void][])(
    'the log of a call contains no secret (answer: %s)',
    async (_, answer) => {
      const entries: LogEntry[] = []
      const sdk = await client((_request, response) => answer(response), {
        logger: (entry) => entries.push(entry),
        timers: fastTimers(100),
      })
      sdk.token.set('secret-token')
      await caught(sdk.session.login({ account: 'secret@example.com', password: 'secret-password' }))
      await caught(sdk.withdraw.request({ address: 'T-secret-address', trade_password: '314159' } as never))
      expect(entries.length).toBeGreaterThanOrEqual(2)
      for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret)
      const keys = new Set(entries.flatMap((entry) => Object.keys(entry)))
      expect([...keys].sort()).toEqual(['attempt', 'code', 'ms', 'operation', 'requestId'])
    },
  )

  test('each attempt is logged with operation, result code, attempt number and request id; if the logger throws, the call still succeeds', async () => {
    const entries: LogEntry[] = []
    const sdk = await client(
      ({ count }, response) =>
        count === 1
          ? reply(response, {}, 503, { 'x-request-id': 'r1' })
          : reply(response, { code: 1, data: [] }, 200, { 'x-request-id': 'r2' }),
      {
        timers: fastTimers(100),
        logger: (entry) => {
          entries.push(entry)
          throw new Error('disk full')
        },
      },
    )
    await sdk.market.coins()
    expect(entries).toMatchObject([
      { operation: 'market.coins', code: 'HTTP_STATUS', attempt: 1, requestId: 'r1' },
      { operation: 'market.coins', code: 1, attempt: 2, requestId: 'r2' },
    ])
  })

  test('errors contain neither the member’s token nor the content of the request', async () => {
    const sdk = await client((_, response) => response.destroy(), { timers: fastTimers(100) })
    sdk.token.set('secret-token')
    const error = await caught(
      sdk.session.login({ account: 'secret@example.com', password: 'secret-password' }),
    )
    const shown = `${error.stack} ${JSON.stringify(error)} ${String(error.cause)} ${JSON.stringify(error.cause)}`
    for (const secret of secrets) expect(shown).not.toContain(secret)
  })
})

describe('a client without a connection', () => {
  test('without a connection, the client rejects a write instead of queuing it; once the connection is back, it sends later requests', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const sdk = await client((_, response) => ok(response, []), {
      fetch: (url, init) => (navigator.onLine ? fetch(url, init) : Promise.reject(new TypeError('offline'))),
    })
    expect(await caught(sdk.spot.cancel({ order_no: 'S202601010000000001' }))).toMatchObject({
      name: 'OFFLINE',
      outcome: 'rejected',
    })
    vi.stubGlobal('navigator', { onLine: true })
    await sdk.market.coins()
    expect(api?.received.map(({ path }) => path.split('/').at(-1))).toEqual(['queryCoinMenu'])
  })

  test('if the browser reports offline but the server answers, the client sends one test request for all waiting writes, and then the writes', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const sdk = await client((_, response) => ok(response, { cancelled: [] }))
    const cancel = () => sdk.spot.cancel({ order_no: 'S202601010000000001' })
    await Promise.all([cancel(), cancel(), cancel()])
    const paths = api?.received.map(({ path }) => path.split('/').at(-1))
    expect(paths).toEqual(['getWebSetting', 'orderCancel', 'orderCancel', 'orderCancel'])
  })
})

describe('server clock', () => {
  test('the clock of a client shows the server’s time, not the local time', async () => {
    const offset = 3_600_000
    const sdk = await client((_, response) => ok(response, { server_time: Date.now() + offset }))
    expect(sdk.clock.offsetMs()).toBe(0)
    for (let at = 0; at < 5; at += 1) await sdk.site.settings()
    expect(Math.abs(sdk.clock.offsetMs() - offset)).toBeLessThan(500)
    expect(Math.abs(sdk.clock.now() - Date.now() - offset)).toBeLessThan(500)
  })

  test('the clock ignores one answer with a wrong server time, because its offset is the median of the last five', async () => {
    const sdk = await client(({ count }, response) => {
      const server_time = Date.now() + (count === 3 ? 9_000 : 1_000)
      ok(response, { server_time })
    })
    for (let at = 0; at < 5; at += 1) await sdk.site.settings()
    expect(Math.abs(sdk.clock.offsetMs() - 1_000)).toBeLessThan(500)
  })

  test('the clock follows a correction of the server’s clock, because only the last five answers count', async () => {
    const sdk = await client(({ count }, response) => {
      ok(response, { server_time: Date.now() + (count <= 10 ? 1_000 : 5_000) })
    })
    for (let at = 0; at < 13; at += 1) await sdk.site.settings()
    expect(Math.abs(sdk.clock.offsetMs() - 5_000)).toBeLessThan(500)
  })
})

describe('closing a client', () => {
  test('a client that is closed ends its calls, timers and sockets, and rejects later calls', async () => {
    const timers = fastTimers(1)
    stream = await startStream()
    const sdk = await client(() => {}, { timers, streamUrl: stream.url, syncTabs: true })
    const calls = [sdk.market.coins(), sdk.spot.place({} as never)].map(caught)
    sdk.stream.subscribe('ticker:spot:*', () => {})
    sdk.book('spot', 'BTCUSDT').subscribe(() => {})
    await until(() => stream?.peers.length === 1 && (api?.received.length ?? 0) >= 3)
    sdk.close()
    expect(await Promise.all(calls)).toMatchObject([
      { name: 'CLOSED', outcome: 'rejected' },
      { name: 'CLOSED', outcome: 'unknown' },
    ])
    await until(() => stream?.peers.length === 0)
    expect(await caught(sdk.market.coins())).toMatchObject({ name: 'CLOSED', outcome: 'rejected' })
    sdk.stream.subscribe('ticker:spot:*', () => {})
    // The test opens a socket of its own. If the closed client had wrongly opened a socket before, the server would
    // have counted that socket too.
    const before = stream.connections
    const later = new WebSocket(stream.url)
    await until(() => later.readyState === WebSocket.OPEN)
    expect([timers.waiting(), stream.connections - before]).toEqual([0, 1])
    later.close()
  })

  test('a thousand subscriptions that end leave no timer and no topic, and use one socket', async () => {
    const timers = fastTimers(1)
    stream = await startStream()
    const depth = { epoch: 'e1', seq: 1, ts: 1, last: '1', symbol: 'BTCUSDT', bids: [], asks: [] }
    const sdk = await client((_, response) => ok(response, depth), { timers, streamUrl: stream.url })
    for (let at = 0; at < 1_000; at += 1) {
      const stops = [
        sdk.book('spot', 'BTCUSDT').subscribe(() => {}),
        sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {}),
        sdk.stream.state.subscribe(() => {}),
        sdk.token.subscribe(() => {}),
      ]
      if (at % 100 === 0) await new Promise((turn) => setImmediate(turn))
      for (const stop of stops) stop()
    }
    await until(() => stream?.peers[0]?.topics.size === 0)
    expect(stream.connections).toBe(1)
    sdk.close()
    expect(timers.waiting()).toBe(0)
    await until(() => stream?.peers.length === 0)
  })

  test('the process of a script ends by itself after the script has closed its client', async () => {
    stream = await startStream()
    api = await startApi((_, response) => ok(response, []))
    const script = `
      import { createBourselet } from ${JSON.stringify(new URL('./index.ts', import.meta.url).href)}
      const sdk = createBourselet({ baseUrl: '${api.url}', streamUrl: '${stream.url}' })
      await sdk.market.coins()
      sdk.stream.subscribe('ticker:spot:*', () => {})
      const isLive = () => sdk.stream.state.get() === 'live'
      await new Promise((live) => sdk.stream.state.subscribe(() => isLive() && live()))
      sdk.close()
      console.log('closed')`
    const args = ['--conditions=source', '--input-type=module', '-e', script]
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 60_000 })
    expect(stdout.trim()).toBe('closed')
  })
})
