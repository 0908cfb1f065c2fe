import { describe, expect, test, vi } from 'vitest'
import type { InnerStream } from '../realtime/stream.ts'
import type { Bourselet } from '../sdk.ts'
import { ok, startApi } from '../testing/api-server.ts'
import { BTC, ETH, testSharedPages } from '../testing/test-shared-pages.ts'
import { manualTimers } from '../testing/timers.ts'
import { until } from '../testing/until.ts'
import { sharedStream } from './shared-stream.ts'

const { world, openHost, find, start, openPage, follow, topics, tick, startDelivery, expectResets } =
  testSharedPages()

const inner = (page: Bourselet) => page.stream as InnerStream

describe('host of a shared stream', () => {
  test('if the stream host closes, the pages find another host, and `onReset` is called in each page', async () => {
    await start()
    const lists = [openPage(), openPage()].map((page) => follow(page, BTC))
    await startDelivery(...lists)
    const closing = world.host
    world.host = openHost()
    closing.close()
    await expectResets(lists)
    expect(world.server.peers).toHaveLength(1)
  })

  test('if the stream host closes and no other host replaces it, the page opens a socket of its own', async () => {
    await start()
    const received = follow(openPage(), BTC)
    await startDelivery(received)
    world.host.close()
    await expectResets([received])
    expect(world.channels.length).toBeLessThan(4)
  })

  test('if the stream host closes while a page has no topics, the page finds another host for its next topic', async () => {
    await start()
    const page = openPage()
    const leave = page.stream.subscribe(BTC, () => {})
    await until(() => topics()[0]?.length === 1)
    leave()
    await until(() => world.server.peers.length === 0)
    world.host.close()
    world.host = openHost()
    await world.timers.elapse(1_000)
    const received = follow(page, ETH)
    await until(() => topics()[0]?.length === 1)
    tick(ETH, 1, '1.0')
    await until(() => received.length === 1)
  })

  test('a page that has sent several messages to a closed stream host connects only once to the next host', async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await startDelivery(received)
    const closing = world.host
    world.host = openHost()
    // The page receives `gone` when the stream host closes, and again as the answer to each message that it sends
    // before it has read the first `gone`.
    closing.close()
    page.stream.subscribe(ETH, () => {})
    inner(page).wake()
    await until(() => topics()[0]?.length === 2)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
    expect(received).toEqual(['reset', '1.0'])
    expect(world.channels).toHaveLength(2)
  })

  test('the stream host unsubscribes the topics of a page that has sent nothing for five minutes, and sends the message `gone` to the page', async () => {
    await start()
    let skewMs = 0
    world.host = openHost({ ...world.timers, now: () => world.timers.now() + skewMs })
    const { port } = find()
    const answers: string[] = []
    port.onmessage = ({ data }) => answers.push(data.type)
    port.postMessage({ type: 'want', url: world.server.url, token: null, generation: 0, topics: [ETH] })
    const page = openPage()
    follow(page, BTC)
    await until(() => topics()[0]?.length === 2)
    skewMs = 301_000
    page.stream.subscribe('trades:spot:BTCUSDT', () => {})
    await until(() => topics()[0]?.join() === [BTC, 'trades:spot:BTCUSDT'].join())
    await until(() => answers.at(-1) === 'gone')
    port.close()
  })

  test('the stream host unsubscribes the topics of a page that sends nothing even if no other page uses the host', async () => {
    await start()
    const timers = manualTimers()
    world.host = openHost(timers)
    const { port } = find()
    const answers: string[] = []
    port.onmessage = ({ data }) => answers.push(data.type)
    port.postMessage({ type: 'want', url: world.server.url, token: null, generation: 0, topics: [ETH] })
    await until(() => topics()[0]?.length === 1)
    timers.pass(610_000)
    await until(() => answers.at(-1) === 'gone' && world.server.peers.length === 0)
    expect(timers.waiting()).toBe(0)
    port.close()
  })

  test('if the stream host drops a page because the clock has jumped by more than five minutes, the page connects again', async () => {
    await start()
    let skewMs = 0
    world.host = openHost({ ...world.timers, now: () => world.timers.now() + skewMs })
    const [quiet, active] = [openPage(), openPage()]
    const received = follow(quiet, BTC)
    follow(active, BTC)
    await startDelivery(received)
    skewMs = 301_000
    active.stream.subscribe(ETH, () => {})
    await expectResets([received])
  })

  test('a page that the browser has put into its back/forward cache leaves the stream host, and receives events again after the browser shows it again', async () => {
    await start()
    const browser = new EventTarget()
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
    const page = openPage()
    const received = follow(page, BTC)
    await startDelivery(received)
    browser.dispatchEvent(new Event('pagehide'))
    await until(() => world.server.peers.length === 0)
    inner(page).wake()
    await until(() => topics()[0]?.length === 1)
    await expectResets([received])
    page.close()
    vi.unstubAllGlobals()
  })
})

describe('without a connection or host', () => {
  test('while the stream host cannot connect to the server, all pages poll, including pages that open later', async () => {
    await start()
    const api = await startApi((_, response) => ok(response, [{ symbol: 'BTCUSDT', last: '5.0' }]))
    const options = { baseUrl: api.url, streamUrl: 'ws://127.0.0.1:1/ws' }
    const states = async (page: Bourselet) => {
      follow(page, BTC)
      await until(() => page.stream.state.get() === 'polling')
    }
    await states(openPage(options))
    await states(openPage(options))
    for (const page of world.pages.splice(0)) page.close()
    await api.close()
  })

  // The page repeats its message after 15 s and waits 15 s for an answer.
  test('if the stream host ends without a message, even an idle page detects it and opens a socket of its own', {
    tags: 'deep',
  }, async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await startDelivery(received)
    world.channels[0]!.port1.close()
    world.host.close()
    await until(() => world.server.peers.length === 0)
    await until(() => topics()[0]?.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
    expect(received).toEqual(['reset', '1.0'])
  })

  test('after the stream host has failed, the state of the stream is not `live` until the page has opened a socket of its own', async () => {
    await start()
    const link = { port: find().port, onerror: null as (() => void) | null }
    const page = openPage({ sharedStream: sharedStream(() => link) })
    follow(page, BTC)
    await until(() => page.stream.state.get() === 'live')
    link.onerror?.()
    expect(page.stream.state.get()).not.toBe('live')
    await until(() => page.stream.state.get() === 'live')
  })

  test('a page whose topics change often opens a socket of its own after 15 s without an answer of the stream host, and leaves this host', async () => {
    await start()
    const sent = vi.fn()
    const timers = manualTimers()
    const port = { postMessage: sent, onmessage: null }
    const page = openPage({ timers, sharedStream: sharedStream(() => ({ port, onerror: null })) })
    follow(page, BTC)
    timers.pass(10_000)
    follow(page, ETH)
    timers.pass(4_999)
    expect(sent).not.toHaveBeenCalledWith({ type: 'leave' })
    timers.pass(1)
    // The host may not have failed, but only be slow. It would then subscribe to the topics of this page later, although
    // the page has a socket of its own by then. So the page sends `leave`.
    expect(sent).toHaveBeenLastCalledWith({ type: 'leave' })
    await until(() => topics()[0]?.length === 2)
  })

  test('a page waits 15 s for the answer of each stream host, even if it sends its topics again meanwhile', async () => {
    await start()
    const sent = vi.fn()
    const timers = manualTimers()
    const port = { postMessage: sent, onmessage: (_: { data: unknown }) => {} }
    const page = openPage({ timers, sharedStream: sharedStream(() => ({ port, onerror: null })) })
    const types = () => sent.mock.calls.map(([{ type }]) => type)
    follow(page, BTC)
    timers.pass(10_000)
    port.onmessage({ data: { type: 'gone' } })
    timers.pass(14_999)
    expect(types()).toEqual(['want', 'want'])
    inner(page).wake()
    expect(types()).toEqual(['want', 'want', 'want', 'wake'])
    timers.pass(1)
    expect(types().at(-1)).toBe('leave')
  })

  test('a page ignores a server time that is more than 10 s old, as after the page was frozen', async () => {
    await start()
    const timers = manualTimers()
    const port = { postMessage() {}, onmessage: (_: { data: unknown }) => {} }
    const page = openPage({ timers, sharedStream: sharedStream(() => ({ port, onerror: null })) })
    follow(page, BTC)
    const sentAt = timers.now()
    timers.jump(10_001)
    port.onmessage({ data: { type: 'time', serverTime: sentAt, sentAt } })
    expect(page.clock.offsetMs()).toBe(0)
    port.onmessage({ data: { type: 'time', serverTime: timers.now() + 3_600_000, sentAt: timers.now() } })
    expect(page.clock.offsetMs()).toBe(3_600_000)
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
  ])('a page opens a socket of its own if the connection to the stream host %s', async (_, failing) => {
    await start()
    const page = openPage({ sharedStream: sharedStream(failing) })
    const received = follow(page, BTC)
    await until(() => topics()[0]?.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => received.length === 1)
    expect(page.stream.state.get()).toBe('live')
  })
})
