import { describe, expect, test, vi } from 'vitest'
import type { InnerStream } from '../realtime/stream.ts'
import type { Bourselet } from '../sdk.ts'
import type { StreamRules } from '../testing/stream-server.ts'
import { BTC, ETH, testSharedPages } from '../testing/test-shared-pages.ts'
import { until } from '../testing/until.ts'
import { sharedStream } from './shared-stream.ts'

const { world, start, openPage, follow, topics, tick, startDelivery, expectResets } = testSharedPages()

describe('pages without a token', () => {
  test('pages share one socket, and each page receives only the events of its own topics', async () => {
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
    expect(world.server.connections).toBe(1)
  })

  test('a topic stays subscribed until the last page has unsubscribed it, and the socket closes when the last page has closed', async () => {
    await start()
    const [first, second] = [openPage(), openPage()]
    const [, received] = [follow(first, BTC), follow(second, BTC)]
    const leave = first.stream.subscribe(ETH, () => {})
    await until(() => topics()[0]?.length === 2)
    leave()
    await until(() => topics()[0]?.length === 1)
    first.close()
    await world.timers.elapse(20_000)
    tick(BTC, 1, '1.0')
    await until(() => received.length === 1)
    expect(topics()).toEqual([[BTC]])
    second.close()
    await until(() => world.server.peers.length === 0)
  })

  test('if the server refuses a topic, the refusal reaches the page that subscribed to it, and no other page', async () => {
    await start()
    const [errors, others] = [vi.fn(), vi.fn()]
    const [first, second] = [openPage({ onError: errors }), openPage({ onError: others })]
    const received = follow(second, BTC)
    const book = first.book('spot', 'NOPE')
    const stop = book.subscribe(() => {})
    await until(() => book.get().error !== null)
    expect(book.get().error).toMatchObject({ name: 'SYMBOL_UNKNOWN', topics: ['depth:spot:NOPE'] })
    expect(errors.mock.calls).toEqual([[book.get().error]])
    await startDelivery(received)
    expect(others).not.toHaveBeenCalled()
    stop()
  })

  test('a refused topic is requested again when a subscriber joins it, on the same page or on another page', async () => {
    const rules: StreamRules = {}
    await start(rules)
    const errors = vi.fn()
    const [first, second] = [openPage({ onError: errors }), openPage({ onError: errors })]
    const follow = ({ stream }: Bourselet) => {
      const ready = vi.fn()
      ;(stream as InnerStream).attach('ticker:spot:NOPE', { event() {}, ready })
      return ready
    }
    const lists = [follow(first)]
    await until(() => errors.mock.calls.length === 1)
    lists.push(follow(first))
    await until(() => errors.mock.calls.length === 2)
    rules.knowsAll = true
    lists.push(follow(second))
    await until(() => lists.every(({ mock }) => mock.calls.length === 1))
    expect(errors).toHaveBeenCalledTimes(2)
    expect(world.server.connections).toBe(1)
  })

  test('after the socket was lost, `onReset` is called in every page, and then events arrive again', async () => {
    await start()
    const [first, second] = [openPage(), openPage()]
    const lists = [follow(first, BTC), follow(second, BTC)]
    await startDelivery(...lists)
    world.server.peers[0]!.cut()
    await expectResets(lists)
    expect(world.server.connections).toBe(2)
  })

  test('if a page unsubscribes a topic and subscribes it again at once, the new listener is notified that the topic is ready', async () => {
    await start()
    const { attach } = openPage().stream as InnerStream
    const ready = vi.fn()
    const detach = attach(BTC, { event() {}, ready })
    await until(() => ready.mock.calls.length === 1)
    detach()
    attach(BTC, { event() {}, ready })
    await until(() => ready.mock.calls.length === 2)
  })

  test('the server’s time reaches each page, including a page that opens later', async () => {
    await start()
    const observed = vi.spyOn(Date, 'now').mockReturnValue(world.timers.now() + 3_600_000)
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

  test('pages with the same token share a socket, and a page with another token uses another socket', async () => {
    await start()
    const [one, two, other] = [openPage(), openPage(), openPage()]
    for (const page of [one, two]) page.token.set('a')
    other.token.set('b')
    const lists = [one, two, other].map(memberEvents)
    await until(() => world.server.peers.length === 2 && topics().every((list) => list.length === 1))
    const tokens = world.server.peers.map(({ messages }) => messages.find(({ op }) => op === 'auth')?.token)
    expect(tokens.sort()).toEqual(['a', 'b'])
    const ofA = world.server.peers.find(({ messages }) => messages.some(({ token }) => token === 'a'))!
    const data = { kind: 'order' }
    const events = [{ topic: 'member', seq: 1, data }]
    ofA.send({ type: 'events', epoch: world.server.epoch, ts: 0, events })
    await until(() => lists[0]!.length === 1 && lists[1]!.length === 2)
    expect(lists[0]).toEqual([data])
    // The second page may have read the member's state before an event and subscribed after that event, so its function
    // `onReset` is called.
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
    await until(() => world.server.peers.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => lists.every((list) => list.includes('1.0')))
    expect(guest.token.get()).toBeNull()
  })

  test('a page ignores events that the stream host has sent for an earlier token of the page', async () => {
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

  test('after a log-in, the page receives its topics over a socket on which the host has sent the member’s token', async () => {
    await start()
    const page = openPage()
    const received = follow(page, BTC)
    await until(() => topics()[0]?.length === 1)
    page.token.set('a')
    const hasToken = () => world.server.peers[0]!.messages.some(({ token }) => token === 'a')
    await until(() => world.server.peers.length === 1 && hasToken())
    await until(() => topics()[0]?.length === 1)
    tick(BTC, 1, '1.0')
    await until(() => received.includes('1.0'))
  })
})
