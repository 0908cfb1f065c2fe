import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect } from 'vitest'
import { WebSocket } from 'ws'
import { controllableClock } from '../clock/controllable-clock.ts'
import { seededRandom } from '../clock/random.ts'
import { proxyTrust, type TrustedProxy } from '../http/client-address.ts'
import type { SignedIn } from '../members/tokens.ts'
import { openStream } from './open-stream.ts'
import type { Stream, TopicEvent, TopicSource } from './stream.ts'
import type { StreamLimits } from './stream-limits.ts'

export const NOW = 1_767_225_600_000
export const TOKEN = 'a'.repeat(32)
export const clock = controllableClock({ start: NOW })

/** The HTTP server of the current test, to which the stream is attached. */
export let server: Server
export let stream: Stream
export let url: string
/**
 * Maps each valid token to its member and session. If the value is a promise, the stream waits for it, as it waits for
 * a query of the database.
 */
export let living: Map<string, SignedIn | Promise<SignedIn>>
export let endSessions: (memberId: number, sessionIds: ReadonlySet<number>) => void
export let feed: TestFeed
export const clients: WebSocket[] = []
let lastPing = 0

/** A source of the topics `t:…`, whose events the test creates. Topics `t:…:state` also have a current state. */
export class TestFeed implements TopicSource {
  kind = 't'
  watched = new Set<string>()
  queue: TopicEvent[] = []
  knows = (topic: string) => topic.startsWith('t:') && !topic.endsWith(':none')
  /** The topics whose current state the stream has requested, with one entry per request. */
  presented: string[] = []
  present(topic: string): TopicEvent[] {
    this.presented.push(topic)
    return topic.endsWith(':state') ? [{ topic, seq: 0, data: 'now' }] : []
  }
  watch(topic: string, watched: boolean) {
    if (watched) this.watched.add(topic)
    else this.watched.delete(topic)
  }
  collect = () => this.queue.splice(0).filter(({ topic }) => this.watched.has(topic))
}

/** Opens a stream on a real HTTP server. `streamHooks` closes it after the test. */
export async function openTestStream(limits: Partial<StreamLimits> = {}, trustedProxy: TrustedProxy = []) {
  stream = openStream({
    clock,
    random: seededRandom('stream'),
    allowedOrigins: ['https://operator.example'],
    limits: { tick: 10, ...limits },
    trust: proxyTrust(trustedProxy),
    log: (line) => {
      throw new Error(line)
    },
    visitors: { authenticate: async (token) => living.get(token) ?? null },
    members: {
      isValid: async (token) => living.has(token),
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

/** Opens a client that collects the frames it receives and can wait for a frame. */
export function client(options: { origin?: string; path?: string; headers?: Record<string, string> } = {}) {
  const socket = new WebSocket(options.path ? url.replace('/ws', options.path) : url, {
    origin: options.origin,
    headers: options.headers ?? {},
  })
  const frames: Frame[] = []
  const waiting = new Set<() => void>()
  const closed = new Promise<{ code: number; reason: string }>((over) =>
    socket.on('close', (code, reason) => over({ code, reason: reason.toString() })),
  )
  socket.on('error', () => {})
  socket.on('message', (data) => {
    frames.push(JSON.parse(data.toString()) as Frame)
    for (const check of waiting) check()
  })
  clients.push(socket)
  return {
    socket,
    frames,
    closed,
    send: (message: object) => socket.send(JSON.stringify(message)),
    /** Resolves to the first matching frame, whether it was received before or after the call. */
    until: (fits: (frame: Frame) => boolean) =>
      new Promise<Frame>((found) => {
        const check = () => {
          const frame = frames.find(fits)
          if (!frame) return
          waiting.delete(check)
          found(frame)
        }
        waiting.add(check)
        check()
      }),
    type(type: string) {
      return this.until((frame) => frame.type === type)
    },
    /** Resolves when the server has handled all messages that this client has sent. */
    handled() {
      const ts = ++lastPing
      this.send({ op: 'ping', ts })
      return this.until((frame) => frame.type === 'pong' && frame.ts === ts)
    },
    events: () =>
      frames.filter(({ type }) => type === 'events').flatMap(({ events }) => events as TopicEvent[]),
  }
}

/** Resolves when the server has exactly `count` open connections. */
export const connections = (count: number) =>
  expect
    .poll(() => new Promise((answer) => server.getConnections((_error, open) => answer(open))), {
      interval: 2,
    })
    .toBe(count)

/**
 * Registers the hooks for a test file about the stream. The module cannot register them when it loads, because it
 * loads only once for all test files of a process.
 */
export function streamHooks(): void {
  beforeEach(() => {
    living = new Map([[TOKEN, { memberId: 10_001, sessionId: 1 }]])
  })
  afterEach(async () => {
    for (const socket of clients.splice(0)) socket.terminate()
    await stream.close()
    await new Promise((closed) => server.close(closed))
  })
}
