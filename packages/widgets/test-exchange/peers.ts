import type { WebSocket } from 'ws'

const EPOCH = 'e1'

/**
 * Creates the list of stream connections with their topics. The test exchange accepts every token as a member's
 * token.
 */
export function createPeers() {
  const peers = new Map<WebSocket, Set<string>>()
  let connections = 0
  /** Sequence number of the last event of each topic. */
  const seqs = new Map<string, number>()
  const next = (topic: string) => {
    const seq = (seqs.get(topic) ?? 0) + 1
    seqs.set(topic, seq)
    return seq
  }

  const handle = (socket: WebSocket, topics: Set<string>, message: string) => {
    const send = (frame: object) => socket.send(JSON.stringify(frame))
    const { op, id, topics: names = [], ts } = JSON.parse(message)
    if (op === 'auth') send({ type: 'authed' })
    if (op === 'ping') send({ type: 'pong', ts, server_time: Date.now() })
    for (const name of names) op === 'subscribe' ? topics.add(name) : topics.delete(name)
    if (op === 'subscribe') send({ type: 'subscribed', id, topics: names, member_changed: false })
  }

  return {
    connect(socket: WebSocket) {
      const topics = new Set<string>()
      peers.set(socket, topics)
      connections += 1
      socket.on('close', () => peers.delete(socket))
      socket.on('error', () => {})
      socket.send(
        JSON.stringify({ type: 'hello', epoch: EPOCH, server_time: Date.now(), heartbeat_ms: 15_000 }),
      )
      socket.on('message', (data) => handle(socket, topics, String(data)))
    },
    /**
     * Emits an event to the subscribers of its topic. The event of a single ticker or mark price is also sent
     * to the subscribers of all tickers or all mark prices.
     */
    emit(topic: string, data: unknown, seq?: number) {
      const wildcard = topic.replace(/^(ticker:\w+|mark):[^:]*$/, '$1:*')
      for (const name of new Set([topic, wildcard])) {
        const events = [{ topic: name, seq: seq ?? next(name), data }]
        const frame = JSON.stringify({ type: 'events', epoch: EPOCH, ts: Date.now(), events })
        for (const [socket, topics] of peers) if (topics.has(name)) socket.send(frame)
      }
    },
    /** Drops every connection without a close frame. */
    cut() {
      for (const socket of peers.keys()) socket.terminate()
    },
    connections: () => connections,
    topics: () => [...peers.values()].flatMap((topics) => [...topics]).sort(),
  }
}
