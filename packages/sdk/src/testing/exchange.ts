import type { Level } from '../realtime/book-side.ts'
import { type Answering, type Api, ok, startApi } from './api-server.ts'
import { type StreamServer, startStream } from './stream-server.ts'

/** An exchange for tests: an HTTP server and a stream with one order book, and methods that inject network faults. */
export type Exchange = {
  api: Api
  stream: StreamServer
  seq(): number
  bids(): Level[]
  asks(): Level[]
  /**
   * Changes a level of the book and emits its event `times` times. With 0, no event is emitted, as if the event were
   * lost.
   */
  move(price: number, quantity: number, times?: number): void
  /** Begins a new epoch with the same levels, as a server does after a restart. */
  restart(): void
  /**
   * Delays the answer to each later snapshot request until `wait` resolves. The answer shows the book at the time of
   * the request.
   */
  delaySnapshots(wait: () => Promise<unknown>): void
  close(): Promise<void>
}

const level = (price: number, quantity: number): Level => [`${price}.00`, `${quantity}.00000000`]

export async function startExchange(topic = 'depth:spot:BTCUSDT', answer?: Answering): Promise<Exchange> {
  const book = new Map<number, number>()
  let seq = 0
  let delay: () => Promise<unknown> = async () => {}
  const side = (isBid: boolean) =>
    [...book]
      .filter(([price]) => price < 1_000 === isBid)
      .sort(([a], [b]) => (isBid ? b - a : a - b))
      .map(([price, quantity]) => level(price, quantity))
  const stream = await startStream()
  const api = await startApi((request, response) => {
    if (!request.path.endsWith('marketDepth')) return answer ? answer(request, response) : ok(response, [])
    const limit = Number(request.json?.limit ?? 20)
    const depth = {
      symbol: request.json?.symbol,
      epoch: stream.epoch,
      seq,
      ts: Date.now(),
      last: '1000.00',
      bids: side(true).slice(0, limit),
      asks: side(false).slice(0, limit),
    }
    void delay().then(() => ok(response, depth))
  })
  return {
    api,
    stream,
    seq: () => seq,
    bids: () => side(true),
    asks: () => side(false),
    move(price, quantity, times = 1) {
      seq += 1
      if (quantity === 0) book.delete(price)
      else book.set(price, quantity)
      const levels = [level(price, quantity)]
      const data = { prev_seq: seq - 1, bids: price < 1_000 ? levels : [], asks: price < 1_000 ? [] : levels }
      for (let at = 0; at < times; at += 1) stream.emit(topic, seq, data)
    },
    restart() {
      seq = 0
      stream.epoch = `e${Number(stream.epoch.slice(1)) + 1}`
    },
    delaySnapshots(wait) {
      delay = wait
    },
    async close() {
      await api.close()
      await stream.close()
    },
  }
}
