import { describe, expect, test, vi } from 'vitest'
import { manualTimers } from '../testing/timers.ts'
import { createConnection } from './connection.ts'
import type { SocketLike } from './link.ts'

/** Opens a connection on scripted sockets to test timing only; stream.test.ts uses real sockets. */
function watch(random = 0.5) {
  const timers = manualTimers(() => random)
  const sockets: (SocketLike & { isClosed: boolean })[] = []
  class Socket implements SocketLike {
    isClosed = false
    onmessage: unknown = null
    onclose: unknown = null
    onerror: unknown = null
    constructor() {
      sockets.push(this)
    }
    send() {}
    close() {
      this.isClosed = true
    }
  }
  const events = {
    up: vi.fn(),
    frame: vi.fn(),
    down: vi.fn(),
    failed: vi.fn(),
    doubt: vi.fn(),
    drift: vi.fn(),
  }
  const connection = createConnection('ws://x', Socket, timers, events)
  const last = () => sockets.at(-1) as SocketLike
  const receive = (frame: object) =>
    (last().onmessage as (event: object) => void)({ data: JSON.stringify(frame) })
  const hello = () => receive({ type: 'hello', epoch: 'e1' })
  const drop = () => (last().onclose as () => void)()
  /** Returns the milliseconds that pass until the next socket is opened. */
  const waited = (limit = 200_000) => {
    const before = sockets.length
    for (let ms = 0; ms <= limit; ms += 100) {
      if (sockets.length > before) return ms
      timers.pass(100)
    }
    return null
  }
  return { timers, sockets, events, connection, receive, hello, drop, waited }
}

describe('attempts to connect', () => {
  test('an attempt to connect fails if no hello arrives within 10 s', () => {
    const { connection, timers, events, sockets } = watch()
    connection.start()
    timers.pass(9_900)
    expect(events.failed).not.toHaveBeenCalled()
    timers.pass(100)
    // A connection attempt without an answer for 10 s counts as three failures, so that the stream soon
    // changes to polling.
    expect(events.failed.mock.calls).toEqual([[3]])
    expect(sockets[0]?.isClosed).toBe(true)
  })

  test('if a content security policy makes the WebSocket constructor throw, the connection counts a failed attempt', async () => {
    const timers = manualTimers()
    const failed = vi.fn()
    const nothing = () => {}
    class Blocked {
      constructor() {
        throw new Error('SecurityError')
      }
    }
    const events = { up: nothing, frame: nothing, down: nothing, doubt: nothing, drift: nothing, failed }
    createConnection('ws://x', Blocked as never, timers, events).start()
    await Promise.resolve()
    expect(failed).toHaveBeenCalledWith(1)
  })

  test('a connection ignores messages that arrive before `hello`; afterwards it passes on all messages, even those of unknown types', () => {
    const { connection, events, receive, hello } = watch()
    connection.start()
    receive({ type: 'events', events: [] })
    expect(events.up).not.toHaveBeenCalled()
    hello()
    expect(events.up).toHaveBeenCalledTimes(1)
    receive({ type: 'later', x: 1 })
    expect(events.frame.mock.calls).toEqual([[{ type: 'later', x: 1 }]])
  })
})

describe('waits before a reconnect', () => {
  test.each([0, 0.999])(
    'before a reconnect, a connection waits between 0.5 s and a limit that starts at 1 s and doubles up to 30 s (random %f)',
    (random) => {
      const { connection, hello, drop, waited } = watch(random)
      connection.start()
      hello()
      const waits = Array.from({ length: 9 }, () => {
        drop()
        return waited() ?? 0
      })
      if (random === 0) expect(waits).toEqual(Array(9).fill(500))
      else {
        expect(waits[0]).toBe(1_000)
        expect(waits[1]).toBe(2_000)
        expect(waits[4]).toBe(16_000)
        expect(waits.slice(5)).toEqual(Array(4).fill(30_000))
      }
    },
  )

  test('the wait before a reconnect is reset after a connection of 30 s, but not after a shorter one', () => {
    const { connection, hello, drop, waited, timers, receive } = watch(0.999)
    connection.start()
    hello()
    const live = (seconds: number) => {
      hello()
      for (let at = 0; at < seconds; at += 1) {
        timers.pass(1_000)
        receive({ type: 'pong' })
      }
      drop()
      return waited()
    }
    drop()
    waited()
    expect(live(20)).toBe(2_000)
    expect(live(20)).toBe(4_000)
    expect(live(31)).toBe(1_000)
  })

  test('the connection reports how many connections in a row were lost within 30 s; a connection that lasted longer makes the count start again at 1', () => {
    const { connection, hello, drop, waited, timers, receive, events } = watch()
    connection.start()
    const live = (seconds: number) => {
      hello()
      for (let at = 0; at < seconds; at += 1) {
        timers.pass(1_000)
        receive({ type: 'pong' })
      }
      drop()
      waited()
    }
    for (const seconds of [3, 3, 3, 31, 3]) live(seconds)
    expect(events.failed.mock.calls.flat()).toEqual([1, 2, 3, 1, 2])
  })

  test('after a shutdown message, a connection waits as long as the message requests, even if wake() is called meanwhile', () => {
    const { connection, hello, receive, waited, sockets, events } = watch()
    connection.start()
    hello()
    receive({ type: 'shutdown', retry_after_ms: 7_300 })
    expect(events.down).toHaveBeenCalledTimes(1)
    expect(sockets[0]?.isClosed).toBe(true)
    connection.wake()
    expect(waited()).toBe(7_300)
  })

  test('a connection waits longer before each attempt if the server answers every attempt with a shutdown message that requests no delay', () => {
    const { connection, hello, receive, waited } = watch(0.999)
    connection.start()
    const waits = Array.from({ length: 4 }, () => {
      hello()
      receive({ type: 'shutdown', retry_after_ms: 0 })
      return waited()
    })
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000])
  })

  test('after a lost connection, wake() reconnects at once instead of waiting', () => {
    const { connection, hello, drop, sockets, timers } = watch()
    connection.start()
    hello()
    drop()
    timers.pass(100)
    connection.wake()
    expect(sockets).toHaveLength(2)
    timers.pass(60_000)
    expect(sockets.length).toBeLessThan(10)
  })

  test('if no attempt has ever succeeded, a connection tries again about once a minute after three failures', () => {
    const { connection, drop, waited } = watch()
    connection.start()
    const waits = Array.from({ length: 5 }, () => {
      drop()
      return waited() ?? 0
    })
    expect(waits.slice(0, 2).every((ms) => ms <= 2_000)).toBe(true)
    expect(waits.slice(2).every((ms) => ms >= 30_000 && ms <= 90_000)).toBe(true)
  })

  test('a connection ignores the late close event of a socket that was already replaced', () => {
    const { connection, hello, drop, sockets, events, timers } = watch()
    connection.start()
    hello()
    const late = sockets[0]?.onclose as () => void
    const onMessage = sockets[0]?.onmessage as (event: object) => void
    drop()
    timers.pass(2_000)
    hello()
    late()
    onMessage({ data: '{"type":"events"}' })
    expect(events.frame).not.toHaveBeenCalled()
    expect(events.down).toHaveBeenCalledTimes(1)
    expect(events.up).toHaveBeenCalledTimes(2)
  })

  test('a connection that is stopped at any moment leaves no timer and no socket behind', () => {
    for (const until of ['connecting', 'up', 'waiting'] as const) {
      const { connection, hello, drop, timers, sockets } = watch()
      connection.start()
      if (until !== 'connecting') hello()
      if (until === 'waiting') drop()
      connection.stop()
      expect(timers.waiting()).toBe(0)
      timers.pass(100_000)
      expect(sockets).toHaveLength(1)
      expect(sockets[0]?.isClosed).toBe(true)
    }
  })
})
