import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { testBooks } from '../testing/test-books.ts'
import { until } from '../testing/until.ts'

const { connect, follow, exchange, timers, snapshots, equals, heals } = testBooks()

describe('live book under faults', () => {
  const loseOne = () => {
    exchange().move(999, 1, 0)
    exchange().move(998, 2)
  }

  test('an order book becomes stale when a change is lost, and equals the server’s book again after one more snapshot', async () => {
    const { book } = await follow()
    const states: string[] = []
    book.subscribe(() => states.push(book.get().state))
    loseOne()
    await heals(book)
    expect(states[0]).toBe('stale')
    expect(snapshots()).toBe(2)
  })

  test('an order book ignores duplicate changes', async () => {
    const { book } = await follow()
    for (let at = 0; at < 10; at += 1) exchange().move(990 + at, 3, 3)
    await until(() => book.get().seq === 10)
    expect([equals(book), snapshots()]).toEqual([true, 1])
  })

  test('a live book requests a new snapshot when a new epoch begins, that is, after a restart of the server', async () => {
    const { book } = await follow()
    exchange().move(999, 1)
    exchange().restart()
    exchange().move(998, 2)
    await heals(book)
    expect(book.get()).toMatchObject({ epoch: 'e2', seq: 1 })
  })

  test('a live book sends one snapshot request at a time and at most one a second, even after many lost changes', async () => {
    const { book } = await follow()
    exchange().delaySnapshots(() => timers().elapse(400))
    const before = snapshots()
    const since = timers().now()
    while (timers().now() - since < 6_000) {
      loseOne()
      await timers().elapse(60)
    }
    const seconds = (timers().now() - since) / 1_000
    expect(snapshots() - before).toBeLessThanOrEqual(seconds + 2)
    expect(snapshots() - before).toBeGreaterThan(1)
    await heals(book)
  })

  test('when the connection closes, a live book becomes stale; after the reconnect, it requests a new snapshot', async () => {
    const { book } = await follow()
    exchange().stream.peers[0]?.cut()
    await until(() => book.get().state === 'stale')
    exchange().move(999, 4)
    await heals(book)
  })

  test('a live book discards a snapshot requested before a reconnect, because changes after that snapshot may be missing', async () => {
    const { book } = await follow()
    let wrong = 0
    book.subscribe(() => {
      if (book.get().state === 'live' && !equals(book)) wrong += 1
    })
    const answers: (() => void)[] = []
    exchange().delaySnapshots(() => new Promise<void>((answer) => answers.push(answer)))
    loseOne()
    await until(() => snapshots() === 2)
    exchange().stream.peers[0]?.cut()
    await until(() => exchange().stream.peers.length === 0)
    exchange().move(997, 7)
    await until(() => exchange().stream.connections === 2)
    await until(() => snapshots() === 3)
    const [earlier, later] = answers
    earlier!()
    await timers().elapse(1_000)
    expect(book.get().state).toBe('stale')
    later!()
    await heals(book)
    expect(wrong).toBe(0)
  })

  test('a live book calls its listeners once for a refusal that the server repeats, and again for a different refusal', async () => {
    const { book } = await follow()
    const listener = vi.fn()
    book.subscribe(listener)
    for (const error of ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUESTS', 'SERVER_ERROR', 'SERVER_ERROR'])
      exchange().stream.peers[0]?.send({ type: 'error', error, info: '', topics: ['depth:spot:BTCUSDT'] })
    await until(() => book.get().error?.name === 'SERVER_ERROR')
    const calls = listener.mock.calls.length
    exchange().move(999, 1)
    await heals(book)
    expect([calls, book.get().error]).toEqual([2, null])
  })

  test('a live book requests the snapshot again after a failed request', async () => {
    let broken = 2
    const sdk = connect({
      fetch: (url, init) => {
        broken -= 1
        return broken >= 0 ? Promise.reject(new TypeError('down')) : fetch(url, init)
      },
    })
    exchange().move(999, 1)
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await heals(book)
  })

  test('a live book requests a new snapshot when changes have removed most levels of a truncated snapshot', async () => {
    for (let at = 0; at < 80; at += 1) exchange().move(999 - at, 1)
    const { book } = await follow()
    expect(book.get().bids).toHaveLength(50)
    for (let at = 0; at < 40; at += 1) exchange().move(999 - at, 0)
    await until(() => book.get().bids.length === 40)
    expect(book.get()).toMatchObject({ state: 'live', seq: exchange().seq() })
    expect(equals(book)).toBe(true)
  })

  /** Expects this of a live book after random faults: it heals, and it is never `live` with wrong content. */
  const healsAfterAnyFaults = async (numRuns: number) => {
    const { book } = await follow()
    let wrong = 0
    book.subscribe(() => {
      const { state, seq, epoch } = book.get()
      if (state === 'live' && seq === exchange().seq() && epoch === exchange().stream.epoch && !equals(book))
        wrong += 1
    })
    const step = fc.record({
      price: fc.integer({ min: 985, max: 1_015 }),
      quantity: fc.integer({ min: 0, max: 3 }),
      fault: fc.constantFrom('none', 'none', 'none', 'lost', 'doubled', 'restart', 'cut', 'pause'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        for (const { price, quantity, fault } of steps) {
          if (fault === 'restart') exchange().restart()
          if (fault === 'cut') exchange().stream.peers[0]?.cut()
          if (fault === 'pause') await timers().elapse(40)
          exchange().move(price, quantity, fault === 'lost' ? 0 : fault === 'doubled' ? 2 : 1)
        }
        // One more change follows the last fault, because only a later sequence number reveals that earlier changes are
        // missing.
        await until(() => exchange().stream.peers.some(({ topics }) => topics.size > 0), 'reconnected')
        exchange().move(1_500, steps.length)
        // Each cut doubles the wait before the next attempt to connect, to at most 15.25 s with the random number of
        // these timers.
        await heals(book, 20_000)
      }),
      { numRuns },
    )
    expect(wrong).toBe(0)
  }

  test('after any faults, a live book equals the server’s book again, and its state is never `live` while the two books differ', () =>
    healsAfterAnyFaults(5))

  test(
    'after more runs with any faults, a live book equals the server’s book again, and its state is never `live` while the two books differ',
    {
      tags: 'deep',
    },
    () => healsAfterAnyFaults(15),
  )
})

describe('live book without a stream', () => {
  test('without a stream, a live book is requested once a second; its state is `polling`, or `offline` while the server does not answer', async () => {
    exchange().move(999, 1)
    const sdk = connect({ stream: false })
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => book.get().state === 'polling')
    expect(book.get().bids).toEqual([['999.00', '1.00000000']])
    exchange().move(998, 2)
    await until(() => book.get().bids.length === 2)
    const since = timers().now()
    const before = snapshots()
    await until(() => timers().now() - since > 8_000)
    expect(snapshots() - before).toBeLessThanOrEqual(9)
    await exchange().api.close()
    await until(() => book.get().state === 'offline')
  })

  test('a live book that was read before its first subscription becomes `offline` at once when it is subscribed to while the stream is offline', async () => {
    const sdk = connect({ stream: false })
    await exchange().api.close()
    sdk.stream.subscribe('ticker:spot:*', () => {})
    await until(() => sdk.stream.state.get() === 'offline')
    const book = sdk.book('spot', 'BTCUSDT')
    expect(book.get().state).toBe('stale')
    book.subscribe(() => {})
    expect(book.get().state).toBe('offline')
  })

  test('a live book ignores the answer to a poll if it is older than the previous answer', async () => {
    exchange().move(999, 1)
    let isOld = false
    const sdk = connect({
      stream: false,
      fetch: async (url, init) => {
        if (!isOld) return fetch(url, init)
        const data = { epoch: 'e1', seq: 0, ts: 1, symbol: 'BTCUSDT', last: '1', bids: [], asks: [] }
        return new Response(JSON.stringify({ code: 1, info: '', data }))
      },
    })
    const book = sdk.book('spot', 'BTCUSDT')
    book.subscribe(() => {})
    await until(() => book.get().isReady)
    isOld = true
    await timers().elapse(4_000)
    expect(book.get()).toMatchObject({ seq: 1, bids: [['999.00', '1.00000000']] })
  })
})
