import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { RefusedError } from '../errors/refused-error.ts'
import type { BourseletOptions } from '../options.ts'
import { createBourselet } from '../sdk.ts'
import { type StreamRules, type StreamServer, startStream } from '../testing/stream-server.ts'
import { type FastTimers, fastTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import type { SocketConstructor } from './link.ts'

type Sdk = ReturnType<typeof createBourselet>

let stream: StreamServer | undefined
let timers: FastTimers
const clients: Sdk[] = []
beforeEach(() => {
  timers = fastTimers(100)
})
afterEach(async () => {
  for (const sdk of clients.splice(0)) sdk.close()
  expect(timers.waiting()).toBe(0)
  await stream?.close()
  stream = undefined
})

function connect(options: Partial<BourseletOptions> = {}): Sdk {
  const sdk = createBourselet({
    baseUrl: 'http://127.0.0.1:1',
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
const follows = (topic: string) =>
  until(() => stream?.peers[0]?.topics.has(topic) === true, `following ${topic}`)
const NOPE = 'ticker:spot:NOPE'
const ticker = (symbol: string, last: string) => ({ symbol, last })

describe('topics of the stream', () => {
  test('the stream opens one socket for all topics when the first listener subscribes', async () => {
    const server = await start()
    const sdk = connect()
    await timers.elapse(5_000)
    expect(server.connections).toBe(0)
    expect(sdk.stream.state.get()).toBe('stale')
    const received: unknown[] = []
    sdk.stream.subscribe('ticker:spot:BTCUSDT', (event) => received.push(event.data.last))
    sdk.stream.subscribe('ticker:spot:BTCUSDT', (event) => received.push(event.topic))
    sdk.stream.subscribe('trades:spot:BTCUSDT', () => {})
    await follows('trades:spot:BTCUSDT')
    expect(sdk.stream.state.get()).toBe('live')
    expect(server.connections).toBe(1)
    expect(server.peers[0]?.messages.filter(({ op }) => op === 'subscribe')).toHaveLength(1)
    server.emit('ticker:spot:BTCUSDT', 1, ticker('BTCUSDT', '1.0'))
    await until(() => received.length === 2)
    expect(received).toEqual(['1.0', 'ticker:spot:BTCUSDT'])
  })

  test('the stream sends at most 50 topics in a message', async () => {
    const server = await start()
    const sdk = connect()
    const stops = Array.from({ length: 120 }, (_, at) =>
      sdk.stream.subscribe(`ticker:spot:C${at}USDT`, () => {}),
    )
    const counts = (wanted: string) =>
      server.peers[0]?.messages.flatMap(({ op, topics }) => (op === wanted ? topics!.length : []))
    await until(() => server.peers[0]?.topics.size === 120)
    expect(counts('subscribe')).toEqual([50, 50, 20])
    for (const stop of stops) stop()
    await until(() => server.peers[0]?.topics.size === 0)
    expect(counts('unsubscribe')).toEqual([50, 50, 20])
  })

  test('the stream delivers each event with its topic, sequence number, epoch (id of the server’s run) and time', async () => {
    const server = await start()
    const sdk = connect()
    const handler = vi.fn()
    sdk.stream.subscribe('candle:spot:BTCUSDT:1m', handler)
    await follows('candle:spot:BTCUSDT:1m')
    server.emit('candle:spot:BTCUSDT:1m', 7, { t: 1, c: '2.0' })
    await until(() => handler.mock.calls.length === 1)
    expect(handler.mock.calls[0]?.[0]).toEqual({
      topic: 'candle:spot:BTCUSDT:1m',
      seq: 7,
      epoch: 'e1',
      ts: expect.any(Number),
      data: { t: 1, c: '2.0' },
      polled: false,
    })
  })

  test('the stream unsubscribes a topic when its last listener leaves, and closes the socket 5 s after the last topic ends', async () => {
    const server = await start()
    const sdk = connect()
    const stops = [1, 2].map(() => sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {}))
    await follows('ticker:spot:BTCUSDT')
    stops[0]?.()
    // Messages arrive in order. If the client had wrongly unsubscribed the ticker, the server would have received that
    // `unsubscribe` message before the later subscription.
    stops.push(sdk.stream.subscribe('mark:*', () => {}))
    await follows('mark:*')
    expect([...server.peers[0]!.topics]).toEqual(['ticker:spot:BTCUSDT', 'mark:*'])
    for (const stop of stops.slice(1)) stop()
    await until(() => server.peers[0]?.topics.size === 0)
    await until(() => server.peers.length === 0)
    expect(sdk.stream.state.get()).toBe('stale')
    sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {})
    await until(() => server.connections === 2)
  })

  test('a listener of all tickers receives every ticker', async () => {
    const server = await start()
    const sdk = connect()
    const received: string[] = []
    sdk.stream.subscribe('ticker:spot:*', ({ data }) => received.push(data.symbol))
    await follows('ticker:spot:*')
    const peer = server.peers[0]
    const events = ['BTCUSDT', 'ETHUSDT'].map((symbol, at) => ({
      topic: 'ticker:spot:*',
      seq: at,
      data: ticker(symbol, '1'),
    }))
    peer?.send({ type: 'events', epoch: 'e1', ts: 1, events })
    await until(() => received.length === 2)
    expect(received).toEqual(['BTCUSDT', 'ETHUSDT'])
  })

  test('the stream reports the error of a handler that throws and still calls the other handlers', async () => {
    const server = await start()
    const onError = vi.fn()
    const sdk = connect({ onError })
    const other = vi.fn()
    sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {
      throw new Error('mine')
    })
    sdk.stream.subscribe('ticker:spot:BTCUSDT', other)
    await follows('ticker:spot:BTCUSDT')
    server.emit('ticker:spot:BTCUSDT', 1, ticker('BTCUSDT', '1'))
    await until(() => other.mock.calls.length === 1)
    expect(onError.mock.calls[0]?.[0].message).toBe('mine')
  })

  test('the stream reports a refused topic once per connection and delivers the other topics', async () => {
    const server = await start()
    const onError = vi.fn()
    const sdk = connect({ onError })
    const received: unknown[] = []
    sdk.stream.subscribe('ticker:spot:NOPE', () => {})
    sdk.stream.subscribe('ticker:spot:BTCUSDT', ({ data }) => received.push(data.last))
    await until(() => onError.mock.calls.length === 1)
    const [[error]] = onError.mock.calls as [[unknown]]
    expect(error).toBeInstanceOf(RefusedError)
    expect(error).toMatchObject({
      name: 'SYMBOL_UNKNOWN',
      message: 'Unknown symbol',
      topics: ['ticker:spot:NOPE'],
      params: {},
    })
    sdk.stream.subscribe('ticker:spot:ETHUSDT', () => {})
    await follows('ticker:spot:ETHUSDT')
    server.emit('ticker:spot:BTCUSDT', 1, ticker('BTCUSDT', '1'))
    await until(() => received.length === 1)
    expect(onError).toHaveBeenCalledTimes(1)
    server.peers[0]?.cut()
    await until(() => onError.mock.calls.length === 2)
    expect(server.connections).toBe(2)
  })

  test('a topic that the server refused is requested again for a new subscriber, even if all earlier subscribers have left', async () => {
    const rules: StreamRules = {}
    const server = await start(rules)
    const onError = vi.fn()
    const sdk = connect({ onError })
    const received: unknown[] = []
    const follow = () => sdk.stream.subscribe(NOPE, ({ data }) => received.push(data.last))
    const leave = follow()
    await until(() => onError.mock.calls.length === 1)
    const leaveToo = follow()
    await until(() => onError.mock.calls.length === 2)
    expect(onError.mock.calls[1]?.[0]).toMatchObject({ name: 'SYMBOL_UNKNOWN', topics: [NOPE] })
    leave()
    leaveToo()
    rules.knowsAll = true
    follow()
    await follows(NOPE)
    server.emit(NOPE, 1, ticker('NOPE', '1'))
    await until(() => received.length === 1)
    expect(onError).toHaveBeenCalledTimes(2)
    expect(server.connections).toBe(1)
  })

  test('if `onError` subscribes to refused topics again, each topic is requested once more and its refusal is reported once', async () => {
    const server = await start({ maxTopics: 0 })
    const topics = [NOPE, 'ticker:spot:BTCUSDT'] as const
    const onError = vi.fn(() => {
      for (const topic of topics) sdk.stream.subscribe(topic, () => {})
    })
    const sdk = connect({ onError })
    // The server refuses the two topics with two different errors. Each report adds subscribers of both topics.
    for (const topic of topics) sdk.stream.subscribe(topic, () => {})
    const sent = (wanted: string) => server.peers[0]?.messages.filter(({ op }) => op === wanted).length ?? 0
    await until(() => sent('ping') >= 3)
    // The server answers messages in their order, so all answers to earlier messages have arrived with the third pong.
    expect(onError).toHaveBeenCalledTimes(2)
    expect(sent('subscribe')).toBeLessThanOrEqual(2 + sent('ping'))
  })

  test.each([
    ['after another topic was unsubscribed', (_: StreamRules, leave: () => void) => leave()],
    [
      'after the server has raised its limit of topics',
      (rules: StreamRules) => {
        rules.maxTopics = 2
      },
    ],
  ])(
    'if a topic is refused with TOO_MANY_REQUESTS, the stream requests it again on the same socket and calls onReset, %s',
    async (_, makeRoom) => {
      const rules: StreamRules = { maxTopics: 1 }
      const server = await start(rules)
      const onError = vi.fn()
      const sdk = connect({ onError })
      const leave = sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {})
      const [received, onReset] = [vi.fn(), vi.fn()]
      sdk.stream.subscribe('ticker:spot:ETHUSDT', received, { onReset })
      await until(() => onError.mock.calls.length > 0)
      expect(onError.mock.calls[0]?.[0]).toMatchObject({ name: 'TOO_MANY_REQUESTS' })
      makeRoom(rules, leave)
      await follows('ticker:spot:ETHUSDT')
      server.emit('ticker:spot:ETHUSDT', 1, ticker('ETHUSDT', '1'))
      await until(() => received.mock.calls.length === 1)
      expect([onReset.mock.calls.length, server.connections]).toEqual([1, 1])
    },
  )

  test('a TOO_MANY_REQUESTS refusal that repeats after each ping is reported once, and once more after a subscriber joins', async () => {
    const rules: StreamRules = { maxTopics: 0 }
    const server = await start(rules)
    const onError = vi.fn()
    const sdk = connect({ onError })
    const [received, onReset] = [vi.fn(), vi.fn()]
    const topics = Array.from({ length: 60 }, (_, at) => `ticker:spot:C${at}` as const)
    for (const topic of topics) sdk.stream.subscribe(topic, received, { onReset })
    const messages = () => server.peers[0]?.messages.filter(({ op }) => op === 'subscribe') ?? []
    // The client sends the 60 topics in two messages, and sends both messages again after the answer to each ping. So
    // after three pings, the server has refused eight messages.
    await until(() => messages().length >= 8)
    expect(onError.mock.calls.map(([{ name, topics: refused }]) => [name, refused.length])).toEqual([
      ['TOO_MANY_REQUESTS', 50],
      ['TOO_MANY_REQUESTS', 10],
    ])
    sdk.stream.subscribe(topics[0]!, received)
    await until(() => onError.mock.calls.length === 4)
    rules.maxTopics = 60
    await until(() => onReset.mock.calls.length === 60)
    server.emit(topics[59]!, 1, ticker('C59', '1'))
    await until(() => received.mock.calls.length === 1)
    expect([onError.mock.calls.length, server.connections]).toEqual([4, 1])
  })

  test.each([
    ['without topics', undefined],
    ['with an empty list of topics', []],
  ])(
    'if the server refuses a subscribe message with an error %s, the stream reports the topics of the message and requests them again on the same socket',
    async (_, errorTopics) => {
      const errors = ['SERVER_ERROR', 'VALIDATION']
      const server = await start({
        subscribeError: () => errors.shift(),
        ...(errorTopics && { errorTopics }),
      })
      const onError = vi.fn()
      const sdk = connect({ onError })
      const [received, onReset] = [vi.fn(), vi.fn()]
      const topics = ['ticker:spot:BTCUSDT', 'ticker:spot:ETHUSDT'] as const
      for (const topic of topics) sdk.stream.subscribe(topic, received, { onReset })
      await follows('ticker:spot:ETHUSDT')
      server.emit('ticker:spot:ETHUSDT', 1, ticker('ETHUSDT', '1'))
      server.emit('ticker:spot:BTCUSDT', 1, ticker('BTCUSDT', '1'))
      await until(() => received.mock.calls.length === 2)
      expect([onReset.mock.calls.length, server.connections]).toEqual([2, 1])
      expect(server.peers[0]?.messages.filter(({ op }) => op === 'subscribe')).toHaveLength(3)
      expect(onError.mock.calls.map(([{ name, topics: refused }]) => [name, refused])).toEqual([
        ['SERVER_ERROR', []],
        ['SERVER_ERROR', topics],
        ['VALIDATION', []],
        ['VALIDATION', topics],
      ])
    },
  )

  test('topics are not requested again if the server refuses the member’s token while their subscribe message is unanswered', async () => {
    const server = await start({ authError: () => 'SERVER_ERROR' })
    const onError = vi.fn()
    const sdk = connect({ onError })
    sdk.token.set('t1')
    const onReset = vi.fn()
    sdk.stream.subscribe('ticker:spot:BTCUSDT', () => {}, { onReset })
    sdk.stream.subscribe('trades:spot:BTCUSDT', () => {}, { onReset })
    const sent = (wanted: string) => server.peers[0]?.messages.filter(({ op }) => op === wanted).length ?? 0
    await until(() => sent('auth') >= 4)
    expect([sent('subscribe'), onReset.mock.calls.length]).toEqual([1, 0])
    expect(onError.mock.calls.map(([{ name, topics }]) => [name, topics])).toEqual([['SERVER_ERROR', []]])
  })

  test('the stream ignores malformed messages and messages of unknown kinds', async () => {
    const server = await start()
    const sdk = connect()
    const handler = vi.fn()
    sdk.stream.subscribe('ticker:spot:BTCUSDT', handler)
    await follows('ticker:spot:BTCUSDT')
    const frames = [
      { type: 'later' },
      { type: 'error', error: 'VALIDATION', info: '' },
      { type: 'events', events: 5 },
      { type: 'subscribed' },
      {},
      [],
    ]
    for (const frame of frames) server.peers[0]?.send(frame)
    server.emit('depth:spot:ETHUSDT', 1, {})
    server.emit('ticker:spot:BTCUSDT', 1, ticker('BTCUSDT', '1'))
    await until(() => handler.mock.calls.length === 1)
    expect(sdk.stream.state.get()).toBe('live')
  })
})

describe('the member topic of the stream', () => {
  test('the stream authenticates before it subscribes the member topic, even if the member logs in after the socket opened', async () => {
    const server = await start()
    const sdk = connect()
    const received = vi.fn()
    sdk.stream.subscribe('member', received)
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await follows('ticker:spot:*')
    expect(server.peers[0]?.messages.map(({ op }) => op).filter((op) => op !== 'ping')).toEqual(['subscribe'])
    sdk.token.set('t1')
    await follows('member')
    // The client may send a ping between these messages, so pings are left out of the comparison.
    expect(server.peers[0]?.messages.filter(({ op }) => op !== 'ping').slice(1)).toMatchObject([
      { op: 'auth', token: 't1' },
      { op: 'subscribe', topics: ['member'] },
    ])
    server.emit('member', 1, { kind: 'balance', coin: 'USDT' })
    await until(() => received.mock.calls.length === 1)
  })

  test('the stream pings a new socket even if a visitor subscribes only to the member topic', async () => {
    const server = await start()
    connect().stream.subscribe('member', () => {})
    await until(() => server.peers[0]?.messages.length === 1)
    expect(server.peers[0]?.messages).toEqual([{ op: 'ping', ts: expect.any(Number) }])
  })

  test.each([
    { memberChanged: true, resets: 1 },
    { memberChanged: false, resets: 0 },
  ])(
    'the first subscription to the member topic calls onReset $resets times if the server answers with member_changed: $memberChanged',
    async ({ memberChanged, resets }) => {
      const server = await start({ memberChanged })
      const sdk = connect()
      sdk.token.set('t1')
      const received = vi.fn()
      const onReset = vi.fn()
      sdk.stream.subscribe('member', received, { onReset })
      await follows('member')
      server.emit('member', 1, { kind: 'balance', coin: 'USDT' })
      await until(() => received.mock.calls.length === 1)
      expect(onReset).toHaveBeenCalledTimes(resets)
    },
  )

  test.each([
    ['without topics', undefined],
    ['with an empty list of topics', []],
  ])(
    'if the server answers the member’s token with a temporary error %s, the stream sends the token again on the same socket, then calls onReset',
    async (_, errorTopics) => {
      const errors = ['SERVER_ERROR', 'TOO_MANY_REQUESTS']
      const server = await start({ authError: () => errors.shift(), ...(errorTopics && { errorTopics }) })
      const sdk = connect({ onError: () => {} })
      sdk.token.set('t1')
      const [received, onReset] = [vi.fn(), vi.fn()]
      sdk.stream.subscribe('member', received, { onReset })
      await follows('member')
      server.emit('member', 1, { kind: 'balance', coin: 'USDT' })
      await until(() => received.mock.calls.length === 1)
      expect(server.connections).toBe(1)
      expect(server.peers[0]?.messages.filter(({ op }) => op === 'auth')).toHaveLength(3)
      expect(onReset).toHaveBeenCalledTimes(1)
    },
  )

  test('if the server refuses the member’s token with FORBIDDEN, the stream does not send that token again', async () => {
    const server = await start({ authError: () => 'FORBIDDEN' })
    const sdk = connect({ onError: () => {} })
    sdk.token.set('t1')
    sdk.stream.subscribe('member', () => {})
    const sent = (wanted: string) => server.peers[0]?.messages.filter(({ op }) => op === wanted).length ?? 0
    await until(() => sent('ping') >= 4)
    expect([sent('auth'), server.connections]).toEqual([1, 1])
  })

  test('the stream opens a new socket when another member logs in', async () => {
    const server = await start()
    const sdk = connect()
    sdk.token.set('t1')
    sdk.stream.subscribe('member', () => {})
    await follows('member')
    sdk.token.set('t2')
    await until(() => server.connections === 2 && server.peers.length === 1)
    await follows('member')
    expect(server.peers[0]?.messages.find(({ op }) => op !== 'ping')).toEqual({ op: 'auth', token: 't2' })
  })

  test('when the member logs out, the stream opens a new socket without the member topic', async () => {
    const server = await start()
    const sdk = connect()
    sdk.token.set('t1')
    sdk.stream.subscribe('member', () => {})
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await follows('member')
    sdk.token.clear()
    await until(() => server.connections === 2 && server.peers.length === 1)
    await follows('ticker:spot:*')
    expect(server.peers[0]?.messages.map(({ op }) => op).filter((op) => op !== 'ping')).toEqual(['subscribe'])
  })

  test('a `signed_out` message of the server clears the member’s token and calls the sign-out hook while public topics continue', async () => {
    const server = await start({ accepts: (token) => token !== 'ended' })
    const onSignedOut = vi.fn()
    const sdk = connect({ onSignedOut })
    sdk.token.set('ended')
    const received = vi.fn()
    sdk.stream.subscribe('member', () => {})
    sdk.stream.subscribe('ticker:spot:*', received)
    await until(() => sdk.token.get() === null)
    expect(onSignedOut.mock.calls).toEqual([['expired']])
    await follows('ticker:spot:*')
    server.emit('ticker:spot:*', 1, {})
    await until(() => received.mock.calls.length === 1)
    expect(server.connections).toBe(1)
    sdk.token.set('fresh')
    await follows('member')
  })

  test('a second member who logs in after a `signed_out` message of the server receives events, although their sequence numbers are lower than those of the first member', async () => {
    const server = await start()
    const sdk = connect()
    sdk.token.set('t1')
    const received: unknown[] = []
    sdk.stream.subscribe('member', ({ data }) => received.push(data))
    const subscribed = (times: number) =>
      until(() => server.peers[0]?.messages.filter(({ op }) => op === 'subscribe').length === times)
    await subscribed(1)
    server.emit('member', 50, 'of the first member')
    await until(() => received.length === 1)
    server.peers[0]?.send({ type: 'signed_out' })
    await until(() => sdk.token.get() === null)
    sdk.token.set('t2')
    await subscribed(2)
    server.emit('member', 1, 'of the second member')
    await until(() => received.length === 2)
    expect([received[1], server.connections]).toEqual(['of the second member', 1])
  })

  test('a late `signed_out` message for an old token does not clear the new token', async () => {
    const server = await start()
    const sdk = connect()
    sdk.token.set('t1')
    sdk.stream.subscribe('member', () => {})
    await follows('member')
    const old = server.peers[0]
    sdk.token.set('t2')
    old?.send({ type: 'signed_out' })
    await until(() => server.connections === 2 && !server.peers.includes(old!))
    await follows('member')
    expect(sdk.token.get()).toBe('t2')
  })
})

test('the stream sets the client’s clock from the server time in hello and in answers to pings', async () => {
  await start()
  const sdk = connect({ timers: fastTimers(1) })
  sdk.stream.subscribe('ticker:spot:*', () => {})
  await follows('ticker:spot:*')
  expect(Math.abs(sdk.clock.offsetMs())).toBeLessThan(1_000)
})
