import { connect, type Socket } from 'node:net'
import { createHistogram } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { loopbackAddress } from './order-clients.ts'

/** Number of sockets opened per address, which is below the limit of the server. */
const SOCKETS_PER_ADDRESS = 90
const TOPICS = ['ticker:spot:LTCUSDT', 'index:BTCUSDT', 'trades:spot:LTCUSDT']
const HEAVY_TOPICS = ['BTC', 'ETH', 'SOL', 'XRP', 'LTC'].flatMap((coin) =>
  ['spot', 'futures'].map((product) => `depth:${product}:${coin}USDT`),
)

export interface FanOut {
  frames: number
  p50Ms: number
  p99Ms: number
  /** Number of sockets that the server has closed since they were opened. */
  lost: number
}

/** Sockets that subscribe and read. The latency of a frame is the time from its timestamp to its arrival. */
export class Readers {
  readonly #sockets: WebSocket[] = []
  #latencies = createHistogram()
  #frames = 0
  #lost = 0
  #closing = false

  static async open(url: string, count: number): Promise<Readers> {
    const readers = new Readers()
    const opening = new Set<Promise<void>>()
    for (let index = 0; index < count; index++) {
      const opened = readers.#open(url, index).then(() => void opening.delete(opened))
      opening.add(opened)
      if (opening.size >= 100) await Promise.race(opening)
    }
    await Promise.all(opening)
    return readers
  }

  /** Returns the figures since the previous call, and resets all of them except `lost`. */
  figures(): FanOut {
    const p50Ms = this.#latencies.percentile(50) / 1000
    const p99Ms = this.#latencies.percentile(99) / 1000
    const figures = { frames: this.#frames, p50Ms, p99Ms, lost: this.#lost }
    this.#latencies = createHistogram()
    this.#frames = 0
    return figures
  }

  close(): void {
    this.#closing = true
    for (const socket of this.#sockets) socket.terminate()
  }

  #open(url: string, index: number): Promise<void> {
    const localAddress = loopbackAddress(100, Math.floor(index / SOCKETS_PER_ADDRESS))
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      localAddress,
      perMessageDeflate: false,
    })
    this.#sockets.push(socket)
    socket.on('close', () => {
      if (!this.#closing) this.#lost++
    })
    return new Promise((opened, failed) => {
      socket.once('error', failed)
      socket.once('open', () => {
        socket.send(JSON.stringify({ op: 'subscribe', id: 1, topics: TOPICS }))
        opened()
      })
      socket.on('message', (data) => this.#note(data.toString()))
    })
  }

  #note(frame: string): void {
    const ts = /^\{"type":"events".{0,80}?"ts":(\d+)/.exec(frame)?.[1]
    if (ts === undefined) return
    this.#frames++
    this.#latencies.record(Math.max(1, (Date.now() - Number(ts)) * 1000))
  }
}

/**
 * Opens raw sockets that subscribe to the topics with most events and never read. Resolves when all have subscribed.
 */
export function openSlowReaders(url: string, count: number): Promise<Socket[]> {
  const { hostname, port } = new URL(url)
  const payload = Buffer.from(JSON.stringify({ op: 'subscribe', id: 1, topics: HEAVY_TOPICS }))
  const open = (index: number) =>
    new Promise<Socket>((ready, failed) => {
      const localAddress = loopbackAddress(110, Math.floor(index / SOCKETS_PER_ADDRESS))
      const socket = connect({ port: Number(port), host: hostname, localAddress })
      socket.once('error', failed)
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
          'Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n',
      )
      socket.once('data', () => {
        // WebSocket clients must mask their frames; a mask of zero leaves the payload unchanged.
        const head = Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff, 0, 0, 0, 0])
        socket.write(Buffer.concat([head, payload]))
        socket.pause()
        socket.on('error', () => socket.destroy())
        ready(socket)
      })
    })
  return Promise.all(Array.from({ length: count }, (_, index) => open(index)))
}

/**
 * Sends 100 messages every 10 ms until the time `until`. Reconnects when the server closes the socket. Returns how
 * often the server closed or refused a connection.
 */
export async function flood(
  url: string,
  index: number,
  until: number,
): Promise<{ closed: number; refused: number }> {
  const tally = { closed: 0, refused: 0 }
  const localAddress = loopbackAddress(120, index)
  while (performance.now() < until) {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, {
      localAddress,
      perMessageDeflate: false,
    })
    const opened = await new Promise<boolean>((done) => {
      socket.once('open', () => done(true))
      socket.once('error', () => done(false))
    })
    if (!opened) {
      tally.refused++
      await sleep(100)
      continue
    }
    socket.on('error', () => socket.terminate())
    while (socket.readyState === WebSocket.OPEN && performance.now() < until) {
      for (let sent = 0; sent < 100; sent++) socket.send('{"op":"ping","ts":1}')
      await sleep(10)
    }
    if (performance.now() < until) tally.closed++
    socket.terminate()
  }
  return tally
}
