import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export type Message = { op: string; id?: number; topics?: string[]; token?: string; ts?: number }

export type Peer = {
  /** The messages that the client has sent to the server. */
  messages: Message[]
  topics: Set<string>
  send(frame: object): void
  /** Drops the connection without a closing handshake. */
  cut(): void
  /** Stops reading and answering without closing the connection. */
  freeze(): void
}

export type StreamServer = {
  url: string
  epoch: string
  peers: Peer[]
  /** Number of connections since the start, including closed ones. */
  connections: number
  /** Sends an event to every peer that subscribes to its topic. */
  emit(topic: string, seq: number, data: unknown): void
  close(): Promise<void>
}

export type StreamRules = {
  epoch?: string
  path?: string
  /** True if the server refuses connections. Default false. */
  isDown?: boolean
  hello?: boolean
  /** True if pings are answered. Default true. */
  pong?: boolean
  /** The value of `member_changed` in answers to subscriptions. Default false. */
  memberChanged?: boolean
  /** Maximum number of topics of a connection. Further topics are refused with TOO_MANY_REQUESTS. */
  maxTopics?: number
  /** True if the server accepts every topic. If false (default), it refuses unknown topics (see `isUnknown`). */
  knowsAll?: boolean
  /**
   * Called for each `subscribe` message. If it returns the name of an error, the server answers with this error, which
   * names no topics. If it returns undefined, the server processes the message.
   */
  subscribeError?: () => string | undefined
  /**
   * Called for each log-in token that the client sends. If it returns the name of an error, the server answers with
   * this error. If it returns undefined, the server checks the token.
   */
  authError?: () => string | undefined
  /** The field `topics` of the errors from `subscribeError` and `authError`. Default: the errors have no such field. */
  errorTopics?: readonly string[]
  /** Returns true if a log-in token is valid. For false, the server answers with a `signed_out` message. */
  accepts?: (token: string) => boolean
}

/** Returns true for topics that do not exist on this server: those of the symbol NOPE, and candles of 7 minutes. */
const isUnknown = (topic: string) => /:(NOPE|7m)(:|$)/.test(topic)

function handle(peer: Peer, message: Message, rules: StreamRules): void {
  const { op, id, topics = [], token = '', ts } = message
  const sendError = (error: string) =>
    peer.send({ type: 'error', error, info: '', topics: rules.errorTopics })
  const subscribeError = op === 'subscribe' && rules.subscribeError?.()
  if (subscribeError) sendError(subscribeError)
  else if (op === 'subscribe') {
    const refused = rules.knowsAll ? [] : topics.filter(isUnknown)
    const known = topics.filter((topic) => !refused.includes(topic))
    const room = Math.max(0, (rules.maxTopics ?? Number.POSITIVE_INFINITY) - peer.topics.size)
    const [accepted, beyond] = [known.slice(0, room), known.slice(room)]
    for (const topic of accepted) peer.topics.add(topic)
    if (accepted.length > 0)
      peer.send({ type: 'subscribed', id, topics: accepted, member_changed: rules.memberChanged ?? false })
    if (refused.length > 0)
      peer.send({ type: 'error', id, error: 'SYMBOL_UNKNOWN', info: 'Unknown symbol', topics: refused })
    if (beyond.length > 0)
      peer.send({ type: 'error', id, error: 'TOO_MANY_REQUESTS', info: 'Too many topics', topics: beyond })
  } else if (op === 'unsubscribe') {
    for (const topic of topics) peer.topics.delete(topic)
  } else if (op === 'ping' && rules.pong !== false) {
    peer.send({ type: 'pong', ts, server_time: Date.now() })
  } else if (op === 'auth') {
    const error = rules.authError?.()
    if (error) sendError(error)
    else peer.send({ type: rules.accepts?.(token) === false ? 'signed_out' : 'authed' })
  }
}

function admit(socket: WebSocket, rules: StreamRules): Peer {
  let frozen = false
  const peer: Peer = {
    messages: [],
    topics: new Set(),
    send: (frame) => {
      if (!frozen) socket.send(JSON.stringify(frame))
    },
    cut: () => socket.terminate(),
    freeze() {
      frozen = true
    },
  }
  socket.on('message', (data) => {
    if (frozen) return
    const message: Message = JSON.parse(String(data))
    peer.messages.push(message)
    handle(peer, message, rules)
  })
  return peer
}

/** Starts a real WebSocket server that implements the stream's protocol and can inject faults. */
export function startStream(rules: StreamRules = {}): Promise<StreamServer> {
  const { epoch = 'e1', path = '/ws' } = rules
  const verifyClient = () => !rules.isDown
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', path, verifyClient })
  return new Promise((resolve) => {
    server.on('listening', () => {
      const { port } = server.address() as AddressInfo
      const stream: StreamServer = {
        url: `ws://127.0.0.1:${port}${path}`,
        epoch,
        peers: [],
        connections: 0,
        emit(topic, seq, data) {
          const frame = {
            type: 'events',
            epoch: stream.epoch,
            ts: Date.now(),
            events: [{ topic, seq, data }],
          }
          for (const peer of stream.peers) if (peer.topics.has(topic)) peer.send(frame)
        },
        close: () =>
          new Promise<void>((done) => {
            for (const socket of server.clients) socket.terminate()
            server.close(() => done())
          }),
      }
      server.on('connection', (socket) => {
        const peer = admit(socket, rules)
        stream.peers.push(peer)
        stream.connections += 1
        socket.on('close', () => {
          stream.peers = stream.peers.filter((one) => one !== peer)
        })
        const hello = { type: 'hello', epoch: stream.epoch, server_time: Date.now(), heartbeat_ms: 15_000 }
        if (rules.hello !== false) peer.send(hello)
      })
      resolve(stream)
    })
  })
}
