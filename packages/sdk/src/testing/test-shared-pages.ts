import { afterEach, beforeEach, expect } from 'vitest'
import { WebSocket } from 'ws'
import type { BourseletOptions } from '../options.ts'
import type { SocketConstructor } from '../realtime/link.ts'
import { type Bourselet, createBourselet } from '../sdk.ts'
import { sharedStream } from '../shared-stream/shared-stream.ts'
import { createStreamHost, type StreamHost } from '../shared-stream/stream-host.ts'
import type { Timers } from '../transport/timers.ts'
import { type StreamRules, type StreamServer, startStream } from './stream-server.ts'
import { type FastTimers, fastTimers } from './timers.ts'
import { until } from './until.ts'

export const Socket = WebSocket as unknown as SocketConstructor
export const BTC = 'ticker:spot:BTCUSDT'
export const ETH = 'ticker:spot:ETHUSDT'

/**
 * The state of one test: the stream server, the stream host (which shares its connection to the server with all pages),
 * and the pages.
 */
type World = {
  timers: FastTimers
  server: StreamServer
  host: StreamHost
  pages: Bourselet[]
  channels: MessageChannel[]
}

/**
 * Registers hooks that close pages, channels and server after each test of a file, and expect that no socket and no
 * timer is left. Returns functions that open pages. The pages receive their stream from a stream host through real
 * message channels.
 */
export function testSharedPages() {
  const world = { pages: [], channels: [] } as unknown as World
  beforeEach(() => {
    world.timers = fastTimers(20)
    world.host = openHost()
  })
  afterEach(async () => {
    for (const page of world.pages.splice(0)) page.close()
    await until(() => world.server.peers.length === 0, 'every socket to close')
    await until(() => world.timers.waiting() === 0, 'every timer to end')
    for (const { port1, port2 } of world.channels.splice(0)) for (const port of [port1, port2]) port.close()
    await world.server.close()
  })

  const openHost = (timers: Timers = world.timers) =>
    createStreamHost({ WebSocket: Socket, timers, onError: (error) => expect.fail(String(error)) })
  /** Returns a connection to the current stream host. The pages call this function to find their host. */
  const find = () => {
    const channel = new MessageChannel()
    world.channels.push(channel)
    world.host.serve(channel.port1)
    return { port: channel.port2 }
  }
  const topics = () => world.server.peers.map((peer) => [...peer.topics].sort())
  const tick = (topic: string, seq: number, last: string) => world.server.emit(topic, seq, { last })

  return {
    world,
    openHost,
    find,
    /** Returns the sorted topics of each open socket. */
    topics,
    tick,
    start: async (rules: StreamRules = {}) => {
      world.server = await startStream(rules)
    },
    openPage(options: Partial<BourseletOptions> = {}): Bourselet {
      const page = createBourselet({
        baseUrl: 'http://127.0.0.1:1',
        streamUrl: world.server.url,
        WebSocket: Socket,
        timers: world.timers,
        sharedStream: sharedStream(find),
        ...options,
      })
      world.pages.push(page)
      return page
    },
    /** Subscribes to a topic. The returned list receives the data of its events, and `reset` for each reset. */
    follow(page: Bourselet, topic: typeof BTC | typeof ETH): unknown[] {
      const received: unknown[] = []
      page.stream.subscribe(topic, ({ data }) => received.push(data.last), {
        onReset: () => received.push('reset'),
      })
      return received
    },
    /**
     * Waits until the server has the subscription of the pages, emits a first BTC event, waits until each list has
     * received it, and empties the lists.
     */
    async startDelivery(...lists: unknown[][]) {
      await until(() => topics()[0]?.length === 1)
      tick(BTC, 0, '0.9')
      await until(() => lists.every((list) => list.includes('0.9')))
      for (const list of lists) list.length = 0
    },
    /**
     * Waits until each list has received a reset, then emits an event of BTC and expects that each list receives it.
     */
    async expectResets(lists: unknown[][]) {
      await until(() => lists.every((list) => list.length === 1))
      tick(BTC, 1, '1.0')
      await until(() => lists.every((list) => list.length === 2))
      expect(lists).toEqual(lists.map(() => ['reset', '1.0']))
    },
  }
}
