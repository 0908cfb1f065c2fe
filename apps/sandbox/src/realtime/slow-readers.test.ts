import { type AddressInfo, connect, type Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { client, feed, openTestStream, server, streamHooks } from './test-stream.ts'

streamHooks()

describe('clients of the stream that read slowly', () => {
  /** Opens a raw TCP connection that subscribes to topics and then stops reading. */
  const subscribePaused = (topics: string[]) =>
    new Promise<Socket>((ready) => {
      const { port } = server.address() as AddressInfo
      const socket = connect({ port, host: '127.0.0.1' })
      const key = Buffer.from('0123456789abcdef').toString('base64')
      socket.write(
        `GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
      )
      socket.once('data', () => {
        const payload = Buffer.from(JSON.stringify({ op: 'subscribe', id: 1, topics }))
        const header = Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0])
        socket.write(Buffer.concat([header, payload]))
        socket.once('data', () => {
          socket.pause()
          ready(socket)
        })
      })
    })
  const big = 'x'.repeat(64 * 1024)
  /** Sends large events, at most `most`, until `until` returns true. Returns the number of events. */
  const pump = async (until: () => boolean, most = 400) => {
    let seq = 0
    while (seq < most && !until()) {
      feed.queue.push({ topic: 't:big', seq: ++seq, data: big })
      await expect.poll(() => feed.queue.length, { interval: 2 }).toBe(0)
    }
    return seq
  }
  const openSockets = () => new Promise<number>((count) => server.getConnections((_error, n) => count(n)))

  test('closes a socket that has stopped reading, and does not delay other sockets', async () => {
    await openTestStream({ lagTime: 500 })
    const good = client()
    await good.type('hello')
    good.send({ op: 'subscribe', id: 1, topics: ['t:big'] })
    await good.type('subscribed')
    const bad = await subscribePaused(['t:big'])
    let sockets = 2
    const before = process.memoryUsage().external
    const last = await pump(() => {
      void openSockets().then((n) => {
        sockets = n
      })
      return sockets < 2
    })
    expect(sockets).toBe(1)
    feed.queue.push({ topic: 't:big', seq: last + 1, data: 'end' })
    await good.until(() => good.events().at(-1)?.data === 'end')
    expect(good.events().map(({ seq }) => seq)).toEqual(Array.from({ length: last + 1 }, (_, i) => i + 1))
    expect(process.memoryUsage().external - before).toBeLessThan(64 * 1024 * 1024)
    bad.destroy()
  })

  test('a socket that reads too slowly but catches up in time stays open and receives the current state of its topics', {
    tags: 'deep',
  }, async () => {
    await openTestStream({ lagTime: 60_000 })
    const slow = client()
    await slow.type('hello')
    slow.send({ op: 'subscribe', id: 1, topics: ['t:big', 't:a:state'] })
    await slow.until(() => slow.events().length === 1)
    slow.socket.pause()
    await pump(() => false, 120)
    slow.socket.resume()
    await slow.until(() => slow.events().filter(({ data }) => data === 'now').length === 2)
    feed.queue.push({ topic: 't:big', seq: 999, data: 'end' })
    await slow.until(() => slow.events().some(({ seq }) => seq === 999))
    const received = slow.events().filter(({ topic }) => topic === 't:big').length
    expect(received).toBeLessThan(121)
    expect(slow.socket.readyState).toBe(WebSocket.OPEN)
  })
})
