import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { type Answering, type Api, ok, refuse, reply, startApi } from '../testing/api-server.ts'
import { type StreamRules, type StreamServer, startStream } from '../testing/stream-server.ts'
import { type FastTimers, fastTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import type { SocketConstructor } from './link.ts'

type Sdk = ReturnType<typeof createBourselet>

let api: Api | undefined
let stream: StreamServer | undefined
let timers: FastTimers
const clients: Sdk[] = []
beforeEach(() => {
  timers = fastTimers(100)
})
afterEach(async () => {
  for (const sdk of clients.splice(0)) sdk.close()
  expect(timers.waiting()).toBe(0)
  await api?.close()
  await stream?.close()
  api = undefined
  stream = undefined
})

function connect(options: Partial<BourseletOptions> = {}): Sdk {
  const sdk = createBourselet({
    baseUrl: api?.url ?? 'http://127.0.0.1:1',
    streamUrl: stream?.url ?? 'ws://127.0.0.1:1/ws',
    WebSocket: WebSocket as unknown as SocketConstructor,
    timers,
    ...options,
  })
  clients.push(sdk)
  return sdk
}
const start = async (rules: StreamRules = {}) => {
  stream = await startStream(rules)
  return stream
}
/** Defines the globals of a page. Returns its document; listeners on the window receive the events of the document. */
function openPage(hidden: boolean) {
  const page = Object.assign(new EventTarget(), { hidden, cookie: '' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('location', { href: 'http://127.0.0.1/', origin: 'http://127.0.0.1', protocol: 'http:' })
  return page
}
const follows = (topic: string) =>
  until(() => stream?.peers[0]?.topics.has(topic) === true, `following ${topic}`)

describe('connection loss', () => {
  test('when the connection is lost, the stream’s state is stale; after the reconnect it is live, and `onReset` reports that events may be missing', async () => {
    const server = await start()
    const sdk = connect()
    const states: string[] = []
    sdk.stream.state.subscribe(() => states.push(sdk.stream.state.get()))
    const onReset = vi.fn()
    const onTrades = vi.fn()
    sdk.stream.subscribe('trades:spot:BTCUSDT', onTrades, { onReset })
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await follows('ticker:spot:*')
    server.emit('trades:spot:BTCUSDT', 4, [])
    await until(() => onTrades.mock.calls.length === 1)
    expect(onReset).not.toHaveBeenCalled()
    server.peers[0]?.cut()
    await until(() => states.at(-1) === 'stale')
    await until(() => server.connections === 2 && server.peers[0]?.topics.size === 2)
    await until(() => onReset.mock.calls.length === 1)
    server.emit('trades:spot:BTCUSDT', 50, [])
    await until(() => onTrades.mock.calls.length === 2)
    expect(onReset).toHaveBeenCalledTimes(1)
    expect(states).toEqual(['live', 'stale', 'live'])
  })

  // This test checks only the order of the steps, because heartbeat.test.ts tests the exact times.
  test('the stream marks a half-open connection as stale after an unanswered ping, and later replaces it', async () => {
    const server = await start()
    const steps: string[] = []
    class Watched extends WebSocket {
      override close() {
        steps.push('closed')
        super.close()
      }
    }
    const sdk = connect({ WebSocket: Watched as unknown as SocketConstructor })
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await follows('ticker:spot:*')
    sdk.stream.state.subscribe(() => void steps.push(sdk.stream.state.get()))
    server.peers[0]?.freeze()
    await until(() => server.connections === 2)
    expect(steps.slice(0, 2)).toEqual(['stale', 'closed'])
  })

  test('when a server announces its shutdown, the stream closes its connection and reconnects after the delay that the server has requested', async () => {
    const server = await start()
    const sdk = connect()
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await follows('ticker:spot:*')
    const since = timers.now()
    server.peers[0]?.send({ type: 'shutdown', retry_after_ms: 9_000 })
    await until(() => server.connections === 2)
    expect(timers.now() - since).toBeGreaterThanOrEqual(8_900)
  })

  test.each(['trades:spot:BTCUSDT', 'candle:spot:BTCUSDT:1m', 'index:BTCUSDT'] as const)(
    'the stream drops a repeated event of %s and calls onReset after a gap in the sequence numbers',
    async (topic) => {
      const server = await start()
      const sdk = connect()
      const received: number[] = []
      const onReset = vi.fn()
      sdk.stream.subscribe(topic, ({ seq }) => received.push(seq), { onReset })
      await follows(topic)
      for (const seq of [4, 5, 5, 7, 8]) server.emit(topic, seq, {})
      await until(() => received.length === 4)
      expect(received).toEqual([4, 5, 7, 8])
      expect(onReset).toHaveBeenCalledTimes(1)
    },
  )

  test('the stream ignores gaps in the sequence numbers of tickers and mark prices', async () => {
    const server = await start()
    const sdk = connect()
    const received: number[] = []
    const onReset = vi.fn()
    for (const topic of ['ticker:spot:BTCUSDT', 'mark:BTCUSDT'] as const) {
      sdk.stream.subscribe(topic, ({ seq }) => received.push(seq), { onReset })
      await follows(topic)
      for (const seq of [4, 9]) server.emit(topic, seq, {})
    }
    await until(() => received.length === 4)
    expect(onReset).not.toHaveBeenCalled()
  })
})

describe('polling without a stream', () => {
  const coins = ['BTCUSDT', 'ETHUSDT'].map((symbol) => ({ symbol, last: '1.0', tick: '0.1' }))
  const answer: Answering = ({ path, json }, response) => {
    if (path.endsWith('queryCoinMenu')) return ok(response, coins)
    const rows = json?.type === 'trades' ? [{ id: 2 }, { id: 1 }] : [{ t: 1 }, { t: 2 }]
    ok(response, { list: rows })
  }
  const asked = (name: string) => api?.received.filter(({ path }) => path.endsWith(name)).length ?? 0

  test.each([
    ['the option `stream` is false', { stream: false }],
    ['the server has no such path', {}],
  ])(
    'if %s, the SDK polls and passes the answers to the handlers of the stream (options %j)',
    async (_, options) => {
      api = await startApi(answer)
      stream = await startStream({ path: '/elsewhere' })
      const sdk = connect({ streamUrl: stream.url.replace('elsewhere', 'ws'), ...options })
      const received: string[] = []
      sdk.stream.subscribe('ticker:spot:*', (event) =>
        received.push(`* ${event.data.symbol} ${event.polled}`),
      )
      sdk.stream.subscribe('ticker:spot:ETHUSDT', ({ data }) => received.push(`ETH ${data.last}`))
      await until(() => sdk.stream.state.get() === 'polling')
      expect(received.slice(0, 3)).toEqual(['* BTCUSDT true', 'ETH 1.0', '* ETHUSDT true'])
      expect(stream.connections).toBe(0)
    },
  )

  test('without a stream, the SDK polls all tickers of a product with one call, and candles and trades separately, each at most every 2 s', async () => {
    api = await startApi(answer)
    const sdk = connect({ stream: false })
    const received = { candle: 0, trades: [] as unknown[] }
    const since = timers.now()
    sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {})
    sdk.stream.subscribe('ticker:spot:*', () => {})
    sdk.stream.subscribe('candle:spot:BTCUSDT:1m', () => {
      received.candle += 1
    })
    sdk.stream.subscribe('trades:spot:BTCUSDT', ({ data }) => received.trades.push(data))
    await until(() => asked('queryCoinMenu') > 8 && asked('historyInfo') > 16 && received.candle > 4)
    // On a busy machine the SDK sends fewer requests, never more, so only the maximum is checked.
    const passed = (timers.now() - since) / 1_000
    expect(asked('queryCoinMenu')).toBeLessThanOrEqual(passed / 1.8 + 1)
    expect(asked('historyInfo')).toBeLessThanOrEqual(2 * (passed / 1.8 + 1))
    // Each trade is delivered once, oldest first.
    expect(received.trades).toEqual([[{ id: 1 }, { id: 2 }]])
  })

  test('without a stream, the SDK polls mark prices from the coin list, index ticks from the history, and rounds from the list of times', async () => {
    const asks: (object | undefined)[] = []
    api = await startApi(({ path, json }, response) => {
      asks.push({ call: path.split('/').at(-1), ...json })
      if (path.endsWith('queryCoinMenu')) return ok(response, [{ symbol: 'ETHUSDT', mark_price: '3000.10' }])
      if (path.endsWith('optionsTimeList')) return ok(response, { times: [], rounds: { next_at: 7 } })
      ok(response, { list: [{ id: 3 }, { id: 2 }].map((tick) => ({ ...tick, price: '1.0' })) })
    })
    const sdk = connect({ stream: false })
    const received: string[] = []
    sdk.stream.subscribe('mark:*', ({ data }) => received.push(`* ${data.symbol} ${data.mark_price}`))
    sdk.stream.subscribe('mark:ETHUSDT', ({ data }) =>
      received.push(`mark ${data.mark_price} ${data.ts > 0}`),
    )
    sdk.stream.subscribe('index:BTCUSDT', ({ data }) => received.push(`tick ${data.id}`))
    sdk.stream.subscribe('round:BTCUSDT', ({ data }) => received.push(`round ${data.next_at}`))
    const all = ['* ETHUSDT 3000.10', 'mark 3000.10 true', 'tick 2', 'tick 3', 'round 7']
    await until(() => all.every((one) => received.includes(one)), 'every topic')
    await until(() => asks.length >= 9, 'three rounds of polls')
    expect(asks.slice(0, 3)).toEqual(
      expect.arrayContaining([
        { call: 'queryCoinMenu', product: 'futures' },
        { call: 'historyInfo', symbol: 'BTCUSDT', product: 'index', type: 'ticks', limit: 50 },
        { call: 'optionsTimeList', symbol: 'BTCUSDT' },
      ]),
    )
    // Each tick is delivered once, oldest first.
    expect(received.filter((one) => one.startsWith('tick'))).toEqual(['tick 2', 'tick 3'])
  })

  test('while polling, the SDK calls onReset of the member topic’s listeners repeatedly, but only if a member is logged in', async () => {
    api = await startApi(answer)
    const sdk = connect({ stream: false })
    const onReset = vi.fn()
    sdk.stream.subscribe('member', () => {}, { onReset })
    await timers.elapse(6_000)
    expect(onReset).not.toHaveBeenCalled()
    sdk.token.set('t1')
    await until(() => onReset.mock.calls.length >= 2)
  })

  test('the stream’s state is `offline` while no server answers, and the stream polls again when a server answers', async () => {
    let isDown = true
    api = await startApi((request, response) => (isDown ? response.destroy() : answer(request, response)))
    const sdk = connect({ stream: false })
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await until(() => sdk.stream.state.get() === 'offline')
    isDown = false
    await until(() => sdk.stream.state.get() === 'polling')
  })

  test('the stream’s state is `polling` while polls are answered, even if the browser reports offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    try {
      api = await startApi(answer)
      const sdk = connect({ stream: false })
      sdk.stream.subscribe('ticker:spot:*', () => {})
      await until(() => sdk.stream.state.get() === 'polling')
      await until(() => asked('queryCoinMenu') >= 3)
      expect(sdk.stream.state.get()).toBe('polling')
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('the stream’s state stays `polling` while the server refuses the polls of one topic', async () => {
    api = await startApi((request, response) =>
      request.json?.symbol === 'NOPEUSDT'
        ? refuse(response, 5301, { error: 'SYMBOL_UNKNOWN' })
        : answer(request, response),
    )
    const sdk = connect({ stream: false })
    const states: string[] = []
    sdk.stream.state.subscribe(() => states.push(sdk.stream.state.get()))
    sdk.stream.subscribe('ticker:spot:*', () => {})
    sdk.stream.subscribe('candle:spot:NOPEUSDT:1m', () => {})
    await until(() => asked('historyInfo') >= 3 && asked('queryCoinMenu') >= 3)
    expect(states).toEqual(['polling'])
  })

  test('if a client is closed during a poll, it delivers no event and sends no further poll', async () => {
    const held: (() => void)[] = []
    api = await startApi((request, response) => held.push(() => answer(request, response)))
    const sdk = connect({ stream: false })
    const handler = vi.fn()
    sdk.stream.subscribe('ticker:spot:*', handler)
    await until(() => held.length === 1)
    sdk.close()
    held[0]?.()
    await timers.elapse(6_000)
    expect([timers.waiting(), held.length, handler.mock.calls.length]).toEqual([0, 1, 0])
  })

  test('the SDK polls nothing while the page is hidden, and polls at once when the page becomes visible', async () => {
    const page = openPage(true)
    try {
      api = await startApi(answer)
      const sdk = connect({ stream: false, syncTabs: false })
      sdk.stream.subscribe('ticker:spot:*', () => {})
      await timers.elapse(10_000)
      expect(asked('queryCoinMenu')).toBe(0)
      page.hidden = false
      page.dispatchEvent(new Event('visibilitychange'))
      await until(() => asked('queryCoinMenu') > 0)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('when a hidden page becomes visible, the SDK calls onReset once for earlier listeners, because polls were skipped, but not for new listeners', async () => {
    const page = openPage(false)
    try {
      api = await startApi(answer)
      const sdk = connect({ stream: false, syncTabs: false })
      const [onReset, onResetOfNew, onCandle] = [vi.fn(), vi.fn(), vi.fn()]
      sdk.stream.subscribe('candle:spot:BTCUSDT:1m', onCandle, { onReset })
      await until(() => onCandle.mock.calls.length >= 6)
      expect(onReset).not.toHaveBeenCalled()
      page.hidden = true
      await timers.elapse(10_000)
      page.hidden = false
      page.dispatchEvent(new Event('visibilitychange'))
      sdk.stream.subscribe('candle:spot:ETHUSDT:1m', onCandle, { onReset: onResetOfNew })
      await until(() => onReset.mock.calls.length > 0)
      const before = onCandle.mock.calls.length
      await until(() => onCandle.mock.calls.length >= before + 12)
      expect(onReset).toHaveBeenCalledTimes(1)
      expect(onResetOfNew).not.toHaveBeenCalled()
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('after a page was frozen and ran no timers, the SDK calls onReset of the listeners once', async () => {
    const page = openPage(false)
    try {
      api = await startApi(answer)
      let frozenMs = 0
      const { now, ...running } = timers
      const sdk = connect({
        stream: false,
        syncTabs: false,
        timers: { ...running, now: () => now() + frozenMs },
      })
      const [onReset, onCandle] = [vi.fn(), vi.fn()]
      sdk.stream.subscribe('candle:spot:BTCUSDT:1m', onCandle, { onReset })
      await until(() => onCandle.mock.calls.length >= 6)
      frozenMs = 60_000
      page.dispatchEvent(new Event('resume'))
      await until(() => onReset.mock.calls.length > 0)
      const before = onCandle.mock.calls.length
      await until(() => onCandle.mock.calls.length >= before + 6)
      expect(onReset).toHaveBeenCalledTimes(1)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('after failed polls, the SDK calls onReset of the listeners once', async () => {
    let isDown = false
    api = await startApi((request, response) =>
      isDown ? reply(response, {}, 500) : answer(request, response),
    )
    const sdk = connect({ stream: false })
    const [onReset, onCandle] = [vi.fn(), vi.fn()]
    sdk.stream.subscribe('candle:spot:BTCUSDT:1m', onCandle, { onReset })
    await until(() => sdk.stream.state.get() === 'polling')
    isDown = true
    await until(() => sdk.stream.state.get() === 'offline')
    expect(onReset).not.toHaveBeenCalled()
    isDown = false
    await until(() => onReset.mock.calls.length > 0)
    const before = onCandle.mock.calls.length
    await until(() => onCandle.mock.calls.length >= before + 6)
    expect(onReset).toHaveBeenCalledTimes(1)
  })

  test('if more trades occurred between two polls than an answer contains, the SDK delivers the answer and calls onReset', async () => {
    const page = 50
    let newest = 80
    api = await startApi((_, response) =>
      ok(response, { list: Array.from({ length: page }, (_, at) => ({ id: newest - at })) }),
    )
    const sdk = connect({ stream: false })
    const received: number[] = []
    const onReset = vi.fn()
    sdk.stream.subscribe('trades:spot:BTCUSDT', ({ data }) => received.push(...data.map(({ id }) => id)), {
      onReset,
    })
    await until(() => received.length === page)
    // The oldest trade in the next polled answer is trade 80, which the client has already received. So no trade
    // between the two answers is missing.
    newest += page - 1
    await until(() => received.length === 2 * page - 1)
    const answered = asked('historyInfo')
    await until(() => asked('historyInfo') > answered + 1)
    expect(onReset).not.toHaveBeenCalled()
    newest += page + 1
    await until(() => onReset.mock.calls.length > 0)
    expect(received.slice(-page)).toEqual(Array.from({ length: page }, (_, at) => newest - page + 1 + at))
    const again = asked('historyInfo')
    await until(() => asked('historyInfo') > again + 1)
    expect(onReset).toHaveBeenCalledTimes(1)
  })

  test('if an index had ten ticks between two polls, the SDK delivers all and does not call onReset', async () => {
    let newest = 60
    api = await startApi(({ json }, response) =>
      ok(response, { list: Array.from({ length: Number(json?.limit) }, (_, at) => ({ id: newest - at })) }),
    )
    const sdk = connect({ stream: false })
    const received: number[] = []
    const onReset = vi.fn()
    sdk.stream.subscribe('index:BTCUSDT', ({ data }) => received.push(data.id), { onReset })
    await until(() => received.at(-1) === 60)
    newest += 10
    await until(() => received.at(-1) === 70)
    expect(received.slice(-11)).toEqual(Array.from({ length: 11 }, (_, at) => 60 + at))
    expect(onReset).not.toHaveBeenCalled()
  })

  test('if the server cuts each connection soon after hello, the SDK polls between the connections', async () => {
    api = await startApi(answer)
    const server = await start()
    const sdk = connect()
    const received: boolean[] = []
    sdk.stream.subscribe('ticker:spot:*', ({ polled }) => received.push(polled))
    await until(() => {
      // The client waits for the server's message `hello` before it subscribes. So once a subscription exists, `hello`
      // has arrived, and the test closes the connection.
      if (server.peers[0]?.topics.size) server.peers[0].cut()
      return received.includes(true)
    })
    await until(() => sdk.stream.state.get() === 'live')
  })

  test('when a stream becomes available, the SDK stops polling and calls onReset of the listeners', async () => {
    api = await startApi(answer)
    const rules: StreamRules = { isDown: true }
    await start(rules)
    const sdk = connect()
    const onReset = vi.fn()
    sdk.stream.subscribe('ticker:spot:*', () => {}, { onReset })
    await until(() => sdk.stream.state.get() === 'polling')
    rules.isDown = false
    await until(() => sdk.stream.state.get() === 'live')
    await until(() => onReset.mock.calls.length === 1)
    const before = asked('queryCoinMenu')
    await timers.elapse(10_000)
    expect(asked('queryCoinMenu')).toBe(before)
  })
})

describe('stream of a page that resumes', () => {
  test('when the page resumes, the stream replaces a connection lost during sleep sooner than the heartbeat would', async () => {
    const page = openPage(false)
    try {
      const server = await start()
      const sdk = connect({ syncTabs: false, baseUrl: 'http://127.0.0.1:1' })
      const onTicker = vi.fn()
      sdk.stream.subscribe('ticker:spot:*', onTicker)
      await follows('ticker:spot:*')
      // The client must receive the server's acknowledgement of the subscription before the server freezes. A later
      // acknowledgement would prove that the connection works. Messages arrive in order, so the acknowledgement has
      // arrived once this event has arrived.
      server.emit('ticker:spot:*', 1, {})
      await until(() => onTicker.mock.calls.length === 1)
      server.peers[0]?.freeze()
      const since = timers.now()
      page.dispatchEvent(new Event('resume'))
      await until(() => server.connections === 2)
      // The heartbeat alone would replace the connection only after 30 s of silence.
      expect(timers.now() - since).toBeLessThan(25_000)
    } finally {
      vi.unstubAllGlobals()
    }
  })
})
