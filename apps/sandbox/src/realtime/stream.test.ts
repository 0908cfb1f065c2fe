import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { controllableClock } from '../clock/controllable-clock.ts'
import { seededRandom } from '../clock/random.ts'
import { openStream } from './open-stream.ts'
import type { MemberEvent, Stream, TopicEvent, TopicSource } from './stream.ts'
import type { StreamLimits } from './stream-limits.ts'

const NOW = 1_767_225_600_000
const TOKEN = 'a'.repeat(32)
const clock = controllableClock({ start: NOW })

let server: Server
let stream: Stream
let url: string
let living: Map<string, number>
let endSessions: (memberId: number) => void
let feed: TestFeed
const clients: WebSocket[] = []

/** Topics `t:…` whose events the test makes; `t:…:state` has a present state. */
class TestFeed implements TopicSource {
  kind = 't'
  watched = new Set<string>()
  queue: TopicEvent[] = []
  knows = (topic: string) => topic.startsWith('t:') && !topic.endsWith(':none')
  present = (topic: string) => (topic.endsWith(':state') ? [{ topic, seq: 0, data: 'now' }] : [])
  watch(topic: string, watched: boolean) {
    if (watched) this.watched.add(topic)
    else this.watched.delete(topic)
  }
  collect = () => this.queue.splice(0).filter(({ topic }) => this.watched.has(topic))
}

async function open(limits: Partial<StreamLimits> = {}) {
  stream = openStream({
    clock,
    random: seededRandom('stream'),
    allowedOrigins: ['https://operator.example'],
    limits: { tick: 10, ...limits },
    members: {
      recognise: async (token) => living.get(token) ?? null,
      isLiving: async (token) => living.has(token),
      onSessionsEnded: (listener) => {
        endSessions = listener
        return () => {}
      },
    },
  })
  feed = new TestFeed()
  stream.serve(feed)
  server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  stream.attach(server)
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/ws`
}

type Frame = { type: string; [field: string]: unknown }

/** A client that keeps every frame and waits for the one it wants. */
function client(options: { origin?: string; path?: string } = {}) {
  const socket = new WebSocket(options.path ? url.replace('/ws', options.path) : url, {
    origin: options.origin,
  })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>((over) =>
    socket.on('close', (code, reason) => over({ code, reason: reason.toString() })),
  )
  socket.on('error', () => {})
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    for (const look of waiting) look()
  })
  clients.push(socket)
  return {
    socket,
    frames,
    closed,
    say: (message: object) => socket.send(JSON.stringify(message)),
    /** The first frame that fits, now or later. */
    until: (fits: (frame: Frame) => boolean) =>
      new Promise<Frame>((found) => {
        const look = () => {
          const frame = frames.find(fits)
          if (!frame) return
          waiting.delete(look)
          found(frame)
        }
        waiting.add(look)
        look()
      }),
    type(type: string) {
      return this.until((frame) => frame.type === type)
    },
    events: () =>
      frames.filter(({ type }) => type === 'events').flatMap(({ events }) => events as TopicEvent[]),
  }
}

const refused = () =>
  new Promise<number | undefined>((answered) => {
    const socket = new WebSocket(url)
    socket.on('unexpected-response', (_request, response) => answered(response.statusCode))
    socket.on('open', () => {
      clients.push(socket)
      answered(undefined)
    })
    socket.on('error', () => {})
  })

const soon = (ms = 60) => new Promise((wake) => setTimeout(wake, ms))

beforeEach(() => {
  living = new Map([[TOKEN, 10_001]])
})
afterEach(async () => {
  for (const socket of clients.splice(0)) socket.terminate()
  await stream.close()
  await new Promise((closed) => server.close(closed))
})

describe('topics', () => {
  test('hello comes first, then what was asked for: an answer, the present state, then events in order', async () => {
    await open()
    const one = client()
    expect(await one.type('hello')).toEqual({
      type: 'hello',
      epoch: stream.epoch,
      server_time: NOW,
      heartbeat_ms: 15_000,
    })
    one.say({ op: 'subscribe', id: 7, topics: ['t:a:state', 't:b', 't:none'] })
    await one.type('subscribed')
    expect(feed.watched).toEqual(new Set(['t:a:state', 't:b']))
    feed.queue.push(
      { topic: 't:b', seq: 1, data: 'x' },
      { topic: 't:c', seq: 1, data: 'not asked' },
      { topic: 't:b', seq: 2, data: 'y' },
    )
    await one.until(() => one.events().some(({ seq }) => seq === 2))
    expect(one.frames.slice(1)).toEqual([
      { type: 'subscribed', id: 7, topics: ['t:a:state', 't:b'] },
      { type: 'events', epoch: stream.epoch, ts: NOW, events: [{ topic: 't:a:state', seq: 0, data: 'now' }] },
      expect.objectContaining({ type: 'error', id: 7, error: 'SYMBOL_UNKNOWN' }),
      {
        type: 'events',
        epoch: stream.epoch,
        ts: NOW,
        events: [
          { topic: 't:b', seq: 1, data: 'x' },
          { topic: 't:b', seq: 2, data: 'y' },
        ],
      },
    ])
  })

  test('what has happened between two ticks is one frame, the same bytes for all with the same topics', async () => {
    await open()
    const [one, two, three] = [client(), client(), client()]
    for (const each of [one, two, three]) await each.type('hello')
    one.say({ op: 'subscribe', id: 1, topics: ['t:a', 't:b'] })
    two.say({ op: 'subscribe', id: 1, topics: ['t:b', 't:a'] })
    three.say({ op: 'subscribe', id: 1, topics: ['t:b'] })
    for (const each of [one, two, three]) await each.type('subscribed')
    for (let seq = 1; seq <= 20; seq++) feed.queue.push({ topic: seq % 2 ? 't:a' : 't:b', seq, data: seq })
    for (const each of [one, two, three]) await each.until(() => each.events().some(({ seq }) => seq === 20))
    const frames = [one, two, three].map((each) => each.frames.filter(({ type }) => type === 'events'))
    expect(frames.map((list) => list.length)).toEqual([1, 1, 1])
    expect(frames[0]).toEqual(frames[1])
    expect(three.events().every(({ topic }) => topic === 't:b')).toBe(true)
  })

  test('a topic nobody listens to any more is not watched', async () => {
    await open()
    const [one, two] = [client(), client()]
    for (const each of [one, two]) {
      await each.type('hello')
      each.say({ op: 'subscribe', id: 1, topics: ['t:a'] })
      await each.type('subscribed')
    }
    one.say({ op: 'unsubscribe', id: 2, topics: ['t:a'] })
    await soon()
    expect(feed.watched.has('t:a')).toBe(true)
    feed.queue.push({ topic: 't:a', seq: 1, data: 1 })
    await two.until(() => two.events().length === 1)
    two.socket.terminate()
    await soon()
    expect(feed.watched.size).toBe(0)
    expect(one.events()).toEqual([])
  })

  test('ping is answered with the server’s time', async () => {
    await open()
    const one = client()
    await one.type('hello')
    one.say({ op: 'ping', ts: 5 })
    expect(await one.type('pong')).toEqual({ type: 'pong', ts: 5, server_time: NOW })
  })
})

describe('members', () => {
  const balance: MemberEvent = {
    kind: 'balance',
    account: 'spot',
    coin: 'USDT',
    available: '1.00000000',
    frozen: '0.00000000',
  }
  const signedIn = async (options = {}) => {
    const one = client(options)
    await one.type('hello')
    one.say({ op: 'auth', token: TOKEN })
    one.say({ op: 'subscribe', id: 1, topics: ['member'] })
    return one
  }

  test('hear their own events, numbered, and nobody else’s', async () => {
    await open()
    const one = await signedIn()
    await one.type('subscribed')
    stream.toMember(10_002, [balance])
    stream.toMember(10_001, [balance, { ...balance, coin: 'BTC' }])
    stream.toMember(10_001, [{ ...balance, coin: 'ETH' }])
    await one.until(() => one.events().length === 3)
    expect(one.events().map(({ topic, seq, data }) => [topic, seq, (data as { coin: string }).coin])).toEqual(
      [
        ['member', 1, 'USDT'],
        ['member', 2, 'BTC'],
        ['member', 3, 'ETH'],
      ],
    )
  })

  test('the member topic needs a sign-in, a dead token is signed out', async () => {
    await open()
    const one = client()
    await one.type('hello')
    one.say({ op: 'subscribe', id: 3, topics: ['member'] })
    expect(await one.type('error')).toMatchObject({ id: 3, error: 'TOKEN_INVALID' })
    one.say({ op: 'auth', token: 'b'.repeat(32) })
    await one.type('signed_out')
    stream.toMember(10_001, [balance])
    await soon()
    expect(one.events()).toEqual([])
  })

  test('an ended session is told at once; public topics go on', async () => {
    await open()
    const one = await signedIn()
    one.say({ op: 'subscribe', id: 2, topics: ['t:a'] })
    await one.until(({ id }) => id === 2)
    endSessions(10_001)
    await one.type('signed_out')
    stream.toMember(10_001, [balance])
    feed.queue.push({ topic: 't:a', seq: 1, data: 1 })
    await one.until(() => one.events().length > 0)
    expect(one.events().map(({ topic }) => topic)).toEqual(['t:a'])
  })

  test('a page of another origin hears public topics and may not sign in', async () => {
    await open()
    const one = await signedIn({ origin: 'https://elsewhere.example' })
    expect(await one.type('error')).toMatchObject({ error: 'FORBIDDEN' })
    one.say({ op: 'subscribe', id: 2, topics: ['t:a'] })
    await one.until(({ type, id }) => type === 'subscribed' && id === 2)
    const two = await signedIn({ origin: 'https://operator.example' })
    await two.type('authed')
  })

  test('sockets of a member are counted', async () => {
    await open({ socketsPerMember: 2 })
    const [one, two] = [await signedIn(), await signedIn()]
    await Promise.all([one.type('authed'), two.type('authed')])
    const three = await signedIn()
    expect((await three.closed).code).toBe(1008)
    one.socket.terminate()
    await soon()
    await (await signedIn()).type('authed')
  })
})

describe('limits', () => {
  test('messages are bounded in size, form and rate', async () => {
    await open()
    const large = client()
    await large.type('hello')
    large.say({ op: 'auth', token: 'x'.repeat(5000) })
    expect((await large.closed).code).toBe(1009)

    const odd = client()
    await odd.type('hello')
    const bad = [
      '{',
      '[]',
      '{"op":"subscribe","id":1,"topics":[]}',
      '{"op":"subscribe","id":-1,"topics":["t:a"]}',
      '{"op":"auth"}',
      '{"op":"eval"}',
    ]
    for (const text of bad) odd.socket.send(text)
    odd.socket.send(Buffer.from('{"op":"ping","ts":1}'), { binary: true })
    await odd.until(() => odd.frames.filter(({ error }) => error === 'VALIDATION').length === 7)
    expect(odd.frames.some(({ type }) => type === 'pong')).toBe(false)

    const fast = client()
    await fast.type('hello')
    const pongs = () => fast.frames.filter(({ type }) => type === 'pong').length
    for (let ts = 0; ts < 20; ts++) fast.say({ op: 'ping', ts })
    await fast.until(() => pongs() === 20)
    for (let ts = 0; ts < 20; ts++) fast.say({ op: 'ping', ts })
    expect((await fast.closed).code).toBe(1008)
    expect(pongs()).toBeLessThan(25)
  })

  test('a socket has room for fifty topics', async () => {
    await open()
    const one = client()
    await one.type('hello')
    one.say({ op: 'subscribe', id: 1, topics: Array.from({ length: 49 }, (_, i) => `t:${i}`) })
    one.say({ op: 'subscribe', id: 2, topics: ['t:0', 't:49', 't:50'] })
    expect(await one.until(({ type, id }) => type === 'subscribed' && id === 2)).toMatchObject({
      topics: ['t:0', 't:49'],
    })
    expect(await one.type('error')).toMatchObject({ id: 2, error: 'TOO_MANY_REQUESTS' })
    expect(feed.watched.size).toBe(50)
  })

  test('sockets and connects of an address are counted', async () => {
    await open({ socketsPerAddress: 2, connectsPerAddress: 4 })
    expect([await refused(), await refused()]).toEqual([undefined, undefined])
    expect(await refused()).toBe(429)
    clients.pop()?.terminate()
    await soon()
    expect(await refused()).toBeUndefined()
    clients.pop()?.terminate()
    await soon()
    expect(await refused()).toBe(429)
  })

  test('a socket that says nothing is ended, at first and later', async () => {
    await open({ firstMessage: 300, silence: 400 })
    const mute = client()
    const once = client()
    await once.type('hello')
    once.say({ op: 'ping', ts: 1 })
    expect((await mute.closed).code).toBe(1008)
    expect((await once.closed).code).toBe(1006)
  })

  test('other paths are not sockets', async () => {
    await open()
    const status = await new Promise((answered) =>
      new WebSocket(url.replace('/ws', '/other'))
        .on('unexpected-response', (_request, response) => answered(response.statusCode))
        .on('error', () => {}),
    )
    expect(status).toBe(404)
  })
})

describe('slow readers', () => {
  /** A raw socket that subscribes and then reads nothing. */
  const deaf = (topics: string[]) =>
    new Promise<Socket>((ready) => {
      const { port } = server.address() as AddressInfo
      const socket = connect({ port, host: '127.0.0.1' })
      const key = Buffer.from('0123456789abcdef').toString('base64')
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      )
      socket.once('data', () => {
        const payload = Buffer.from(JSON.stringify({ op: 'subscribe', id: 1, topics }))
        const header = Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
        socket.write(Buffer.concat([header, payload]))
        socket.once('data', () => {
          socket.pause()
          ready(socket)
        })
      })
    })
  const big = 'x'.repeat(64 * 1024)
  const pump = async (until: () => boolean, most = 400) => {
    for (let seq = 1; seq <= most && !until(); seq++) {
      feed.queue.push({ topic: 't:big', seq, data: big })
      await soon(12)
    }
  }
  const openSockets = () => new Promise<number>((count) => server.getConnections((_error, n) => count(n)))

  test('one that reads nothing is closed and does not hold up the others', async () => {
    await open({ lagTime: 500 })
    const good = client()
    await good.type('hello')
    good.say({ op: 'subscribe', id: 1, topics: ['t:big'] })
    await good.type('subscribed')
    const bad = await deaf(['t:big'])
    let sockets = 2
    const before = process.memoryUsage().external
    await pump(() => {
      void openSockets().then((n) => {
        sockets = n
      })
      return sockets < 2
    })
    expect(sockets).toBe(1)
    const last = good.events().at(-1)!.seq
    feed.queue.push({ topic: 't:big', seq: last + 1, data: 'end' })
    await good.until(() => good.events().at(-1)?.data === 'end')
    expect(good.events().map(({ seq }) => seq)).toEqual(Array.from({ length: last + 1 }, (_, i) => i + 1))
    expect(process.memoryUsage().external - before).toBeLessThan(64 * 1024 * 1024)
    bad.destroy()
  })

  test('one that catches up in time gets the present state and goes on', async () => {
    await open({ lagTime: 60_000 })
    const slow = client()
    await slow.type('hello')
    slow.say({ op: 'subscribe', id: 1, topics: ['t:big', 't:a:state'] })
    await slow.until(() => slow.events().length === 1)
    slow.socket.pause()
    await pump(() => false, 120)
    slow.socket.resume()
    await slow.until(() => slow.events().filter(({ data }) => data === 'now').length === 2)
    feed.queue.push({ topic: 't:big', seq: 999, data: 'end' })
    await slow.until(() => slow.events().some(({ seq }) => seq === 999))
    const told = slow.events().filter(({ topic }) => topic === 't:big').length
    expect(told).toBeLessThan(121)
    expect(slow.socket.readyState).toBe(WebSocket.OPEN)
  })
})

test('at the end everybody is asked to come back after a pause of their own', async () => {
  await open()
  const all = Array.from({ length: 5 }, () => client())
  await Promise.all(all.map((one) => one.type('hello')))
  await stream.close()
  const pauses = await Promise.all(
    all.map(async (one) => (await one.type('shutdown')).retry_after_ms as number),
  )
  expect(pauses.every((pause) => pause >= 0 && pause <= 10_000)).toBe(true)
  expect(new Set(pauses).size).toBeGreaterThan(1)
  expect((await all[0]!.closed).code).toBe(1001)
})

test('every life has an epoch of its own', async () => {
  await open()
  const first = stream.epoch
  await stream.close()
  await new Promise((closed) => server.close(closed))
  await clock.advance(1)
  await open()
  expect(stream.epoch).not.toBe(first)
  expect(stream.epoch).toMatch(/^[A-Za-z0-9_-]{1,40}$/)
})
