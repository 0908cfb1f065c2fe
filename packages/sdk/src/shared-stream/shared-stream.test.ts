import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import type { BourseletOptions } from '../options.ts'
import type { SocketConstructor } from '../realtime/link.ts'
import { type Bourselet, createBourselet } from '../sdk.ts'
import { type Api, ok, startApi } from '../testing/api-server.ts'
import { type StreamRules, type StreamServer, startStream } from '../testing/stream-server.ts'
import { type FastTimers, fastTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import type { Timers } from '../transport/timers.ts'
import { sharedStream } from './shared-stream.ts'
import { createStreamHost, type StreamHost } from './stream-host.ts'

const Socket = WebSocket as unknown as SocketConstructor
const BTC = 'ticker:spot:BTCUSDT'
const ETH = 'ticker:spot:ETHUSDT'

let timers: FastTimers
let server: StreamServer
let host: StreamHost
const pages: Bourselet[] = []
const channels: MessageChannel[] = []
const start = async (rules: StreamRules = {}) => {
  server = await startStream(rules)
}
beforeEach(() => {
  timers = fastTimers(20)
  host = openHost()
})
afterEach(async () => {
  for (const page of pages.splice(0)) page.close()
  await until(() => server.peers.length === 0, 2_000, 'every socket to close')
  await until(() => timers.waiting() === 0, 2_000, 'every timer to end')
  for (const { port1, port2 } of channels.splice(0)) for (const port of [port1, port2]) port.close()
  await server.close()
})

const openHost = (own: Timers = timers) =>
  createStreamHost({ WebSocket: Socket, timers: own, onError: (error) => expect.fail(String(error)) })

/** Finds the host as a page does, on a real message channel. */
function find() {
  const channel = new MessageChannel()
  channels.push(channel)
  host.serve(channel.port1)
  return { port: channel.port2 }
}

function openPage(options: Partial<BourseletOptions> = {}): Bourselet {
  const page = createBourselet({
    baseUrl: 'http://127.0.0.1:1',
    streamUrl: server.url,
    WebSocket: Socket,
    timers,
    sharedStream: sharedStream(find),
    ...options,
  })
  pages.push(page)
  return page
}

/** Subscribes to a topic. The returned list receives the data of its events, and `reset` for each reset. */
function follow(page: Bourselet, topic: typeof BTC | typeof ETH): unknown[] {
  const received: unknown[] = []
  page.stream.subscribe(topic, ({ data }) => received.push(data.last), {
    onReset: () => received.push('reset'),
  })
  return received
}
const topics = () => server.peers.map((peer) => [...peer.topics].sort())
const tick = (topic: string, seq: number, last: string) => server.emit(topic, seq, { last })

/** Waits until the pages receive events of BTC, and empties their lists. */
async function startDelivery(...lists: unknown[][]) {
  await until(() => topics()[0]?.length === 1)
  tick(BTC, 0, '0.9')
  await until(() => lists.every((list) => list.includes('0.9')))
  for (const list of lists) list.length = 0
}

/** Waits until each page has been told that events may be missing, and then receives an event. */
async function expectResets(lists: unknown[][]) {
  await until(() => lists.every((list) => list.length === 1))
  tick(BTC, 1, '1.0')
  await until(() => lists.every((list) => list.length === 2))
  expect(lists).toEqual(lists.map(() => ['reset', '1.0']))
}

describe('pages of one visitor', () => {
  test('share one socket, and each page receives the events of its topics alone', async () => {
    await start()
    const [first, second] = [openPage(), openPage()]
    const [btc, both] = [follow(first, BTC), follow(second, BTC)]
    const eth = follow(second, ETH)
    await until(() => topics()[0]?.length === 2)
    tick(BTC, 1, '1.0')
    tick(ETH, 1, '2.0')
    await until(() => eth.length === 1 && btc.length === 1)
    expect([btc, both, eth]).toEqual([['1.0'], ['1.0'], ['2.0']])
    expect(first.stream.state.get()).toBe('live')
    expect(server.connections).toBe(1)
  })

  test('a topic stays subscribed until the last page has left it, and the socket closes with the last page', async () => {
    await start()
    const [first, second] = [openPage(), openPage()]
    const [, received] = [follow(first, BTC), follow(second, BTC)]
    const leave = first.stream.subscribe(ETH, () => {})
    await until(() => topics()[0]?.length === 2)
    leave()
    await until(() => topics()[0]?.length === 1)
    first.close()
    await timers.elapse(20_000)
    tick(BTC, 1, '1.0')
    await until(() => received.length === 1)
    expect(topics()).toEqual([[BTC]])
    second.close()
    await until(() => server.peers.length === 0)
  })

  test('after a lost socket, every page goes on and is told that events may be missing', async () => {
    await start()
    const [first, second] = [openPage(), openPage()]
    const lists = [follow(first, BTC), follow(second, BTC)]
    await startDelivery(...lists)
    server.peers[0]!.cut()
    await expectResets(lists)
    expect(server.connections).toBe(2)
  })

  test('if the host closes, the pages find another host and are told that events may be missing', async () => {
    await start()
    const lists = [openPage(), openPage()].map((page) => follow(page, BTC))
    await startDelivery(...lists)
    const closing = host
    host = openHost()
    closing.close()
    await expectResets(lists)
    expect(server.peers).toHaveLength(1)
  })

  test('if the host closes while a page has no topics, the page finds another host for its next topic', async () => {
    await start()
    const page = openPage()
    const leave = page.stream.subscribe(BTC, () => {})
    await until(() => topics()[0]?.length === 1)
    leave()
    await until(() => server.peers.length === 0)
    host.close()
    host = openHost()
    await timers.elapse(1_000)
    const received = follow(page, ETH)
    await until(() => topics()[0]?.length === 1)
    tick(ETH, 1, '1.0')
    await until(() => received.length === 1)
  })

  test('a page that has sent several messages to a closed host connects once to the next one', async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await startDelivery(received)
    const closing = host
    host = openHost()
    // Both the message about the close and the answers to these messages tell the page that the host is gone.
    for (let n = 0; n < 3; n += 1) closing.close()
    page.stream.subscribe(ETH, () => {})
    globalThis.dispatchEvent?.(new Event('online'))
    await until(() => topics()[0]?.length === 2)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
    expect(received).toEqual(['reset', '1.0'])
    expect(channels).toHaveLength(2)
  })

  test('a page that has sent nothing for five minutes keeps no topic subscribed', async () => {
    await start()
    let skewMs = 0
    host = openHost({ ...timers, now: () => timers.now() + skewMs })
    const { port } = find()
    port.postMessage({ type: 'want', url: server.url, token: null, generation: 0, topics: [ETH] })
    const page = openPage()
    follow(page, BTC)
    await until(() => topics()[0]?.length === 2)
    skewMs = 301_000
    page.stream.subscribe('trades:spot:BTCUSDT', () => {})
    await until(() => topics()[0]?.join() === [BTC, 'trades:spot:BTCUSDT'].join())
    port.close()
  })

  test('the server’s time reaches each page, also one that is opened later', async () => {
    await start()
    const observed = vi.spyOn(Date, 'now').mockReturnValue(timers.now() + 3_600_000)
    const page = openPage()
    follow(page, BTC)
    await until(() => topics()[0]?.length === 1)
    observed.mockRestore()
    const isAhead = ({ clock }: Bourselet) => Math.abs(clock.offsetMs() - 3_600_000) < 60_000
    await until(() => isAhead(page))
    const later = openPage()
    follow(later, BTC)
    await until(() => isAhead(later))
  })
})

describe('pages of members', () => {
  const memberEvents = (page: Bourselet) => {
    const received: unknown[] = []
    page.stream.subscribe('member', ({ data }) => received.push(data), {
      onReset: () => received.push('reset'),
    })
    return received
  }

  test('share a socket if they have the same token, and use another one for another token', async () => {
    await start()
    const [one, two, other] = [openPage(), openPage(), openPage()]
    for (const page of [one, two]) page.token.set('a')
    other.token.set('b')
    const lists = [one, two, other].map(memberEvents)
    await until(() => server.peers.length === 2 && topics().every((list) => list.length === 1))
    const tokens = server.peers.map(({ messages }) => messages.find(({ op }) => op === 'auth')?.token)
    expect(tokens.sort()).toEqual(['a', 'b'])
    const ofA = server.peers.find(({ messages }) => messages.some(({ token }) => token === 'a'))!
    const data = { kind: 'order' }
    const events = [{ topic: 'member', seq: 1, data }]
    ofA.send({ type: 'events', epoch: server.epoch, ts: 0, events })
    await until(() => lists[0]!.length === 1 && lists[1]!.length === 2)
    expect(lists[0]).toEqual([data])
    // The second page may have read the member's state before an event, and subscribed after it.
    expect(lists[1]).toEqual(['reset', data])
    expect(lists[2]).toEqual([])
  })

  test('if the server ends the token, each page of this member is logged out and receives public events again', async () => {
    await start({ accepts: (token) => token !== 'ended' })
    const signedOut = vi.fn()
    const guest = openPage()
    follow(guest, BTC)
    await until(() => topics()[0]?.length === 1)
    const members = [openPage({ onSignedOut: signedOut }), openPage({ onSignedOut: signedOut })]
    for (const page of members) page.token.set('ended')
    const lists = members.map((page) => follow(page, BTC))
    await until(() => signedOut.mock.calls.length === 2)
    expect(members.map(({ token }) => token.get())).toEqual([null, null])
    await until(() => server.peers.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => lists.every((list) => list.includes('1.0')))
    expect(guest.token.get()).toBeNull()
  })

  test('a page ignores events that the host sent for an earlier token', async () => {
    await start()
    const port = { postMessage() {}, onmessage: (_: { data: unknown }) => {} }
    const page = openPage({ sharedStream: sharedStream(() => ({ port })) })
    const received = memberEvents(page)
    const give = (order: string, generation: number) =>
      port.onmessage({
        data: { type: 'event', generation, event: { topic: 'member', seq: 1, epoch: order, data: order } },
      })
    page.token.set('a')
    give('of a', 1)
    page.token.set('b')
    give('late of a', 1)
    give('of b', 2)
    expect(received).toEqual(['of a', 'of b'])
  })

  test('after a log-in, the page uses the socket of the member', async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await until(() => topics()[0]?.length === 1)
    page.token.set('a')
    await until(() => server.peers.length === 1 && server.peers[0]!.messages[0]?.token === 'a')
    await until(() => topics()[0]?.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
  })
})

describe('without a connection or host', () => {
  test('pages poll while the host cannot connect, also pages that are opened later', async () => {
    await start()
    const api: Api = await startApi((_, response) => ok(response, [{ symbol: 'BTCUSDT', last: '5.0' }]))
    const options = { baseUrl: api.url, streamUrl: 'ws://127.0.0.1:1/ws' }
    const states = async (page: Bourselet) => {
      follow(page, BTC)
      await until(() => page.stream.state.get() === 'polling')
    }
    await states(openPage(options))
    await states(openPage(options))
    for (const page of pages.splice(0)) page.close()
    await api.close()
  })

  // This test waits for the repeat of the page's message and for its answer, which makes 1.5 s.
  test('if the host ends without a message, even an idle page notices it, and opens a socket of its own', async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await startDelivery(received)
    channels[0]!.port1.close()
    host.close()
    await until(() => server.peers.length === 0)
    await until(() => topics()[0]?.length === 1, 5_000)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
    expect(received).toEqual(['reset', '1.0'])
  })

  test('if the host fails and no socket can be opened, the state is not live', async () => {
    await start()
    const link = { port: find().port, onerror: null as (() => void) | null }
    const page = openPage({ sharedStream: sharedStream(() => link) })
    follow(page, BTC)
    await until(() => page.stream.state.get() === 'live')
    await server.close()
    link.onerror?.()
    expect(page.stream.state.get()).not.toBe('live')
  })

  test.each([
    [
      'throws',
      () => {
        throw new Error('forbidden')
      },
    ],
    [
      'reports an error',
      () => {
        const link = { port: find().port, onerror: null as (() => void) | null }
        queueMicrotask(() => link.onerror?.())
        return link
      },
    ],
    ['never answers', () => ({ port: { postMessage() {}, onmessage: null }, onerror: null })],
  ])('a page opens a socket of its own if the host %s', async (_, failing) => {
    await start()
    const page = openPage({ sharedStream: sharedStream(failing) })
    const received = follow(page, BTC)
    await until(() => topics()[0]?.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => received.length === 1)
    expect(page.stream.state.get()).toBe('live')
  })
})
