import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { client, clients, connections, feed, openTestStream, streamHooks, url } from './test-stream.ts'

streamHooks()

const refused = (headers: Record<string, string> = {}) =>
  new Promise<number | undefined>((answered) => {
    const socket = new WebSocket(url, { headers })
    socket.on('unexpected-response', (_request, response) => answered(response.statusCode))
    socket.on('open', () => {
      clients.push(socket)
      answered(undefined)
    })
    socket.on('error', () => {})
  })

describe('limits of the stream', () => {
  test('closes a socket that sends too large or too many messages, and refuses malformed messages', async () => {
    await openTestStream()
    const large = client()
    await large.type('hello')
    large.send({ op: 'auth', token: 'x'.repeat(5000) })
    expect((await large.closed).code).toBe(1009)

    const odd = client()
    await odd.type('hello')
    const bad = [
      '{',
      '[]',
      '{"op":"subscribe","id":1,"topics":[]}',
      '{"op":"subscribe","id":-1,"topics":["t:a"]}',
      '{"op":"auth"}',
      '{"op":"eval"}',
    ]
    for (const text of bad) odd.socket.send(text)
    odd.socket.send(Buffer.from('{"op":"ping","ts":1}'), { binary: true })
    await odd.until(() => odd.frames.filter(({ error }) => error === 'VALIDATION').length === 7)
    expect(odd.frames.some(({ type }) => type === 'pong')).toBe(false)

    const fast = client()
    await fast.type('hello')
    const pongs = () => fast.frames.filter(({ type }) => type === 'pong').length
    for (let ts = 0; ts < 20; ts++) fast.send({ op: 'ping', ts })
    await fast.until(() => pongs() === 20)
    for (let ts = 0; ts < 20; ts++) fast.send({ op: 'ping', ts })
    expect((await fast.closed).code).toBe(1008)
    expect(pongs()).toBeLessThan(25)
  })

  test('a socket can subscribe to at most fifty topics', async () => {
    await openTestStream()
    const one = client()
    await one.type('hello')
    one.send({ op: 'subscribe', id: 1, topics: Array.from({ length: 49 }, (_, i) => `t:${i}`) })
    one.send({ op: 'subscribe', id: 2, topics: ['t:0', 't:49', 't:50'] })
    expect(await one.until(({ type, id }) => type === 'subscribed' && id === 2)).toMatchObject({
      topics: ['t:0', 't:49'],
    })
    expect(await one.type('error')).toMatchObject({ id: 2, error: 'TOO_MANY_REQUESTS' })
    expect(feed.watched.size).toBe(50)
  })

  test('limits how many new topics per minute all sockets of a client address together can subscribe to', async () => {
    await openTestStream({ newTopicsPerAddress: 3 })
    const [one, other] = [client(), client()]
    for (const each of [one, other]) await each.type('hello')
    one.send({ op: 'subscribe', id: 1, topics: ['t:a', 't:b'] })
    one.send({ op: 'subscribe', id: 2, topics: ['t:a', 't:b'] })
    await one.until(({ type, id }) => type === 'subscribed' && id === 2)
    one.send({ op: 'unsubscribe', id: 3, topics: ['t:a', 't:b'] })
    await one.handled()
    other.send({ op: 'subscribe', id: 4, topics: ['t:a', 't:b'] })
    expect(await other.type('subscribed')).toMatchObject({ id: 4, topics: ['t:a'] })
    expect(await other.type('error')).toMatchObject({ id: 4, error: 'TOO_MANY_REQUESTS', topics: ['t:b'] })
    expect([...feed.watched]).toEqual(['t:a'])
    expect(feed.presented).toEqual(['t:a', 't:b', 't:a'])
  })

  test('limits of new topics count each client address separately behind a trusted proxy', async () => {
    await openTestStream({ newTopicsPerAddress: 1 }, ['127.0.0.1'])
    for (const address of ['198.51.100.1', '198.51.100.2']) {
      const one = client({ headers: { 'x-forwarded-for': address } })
      await one.type('hello')
      one.send({ op: 'subscribe', id: 1, topics: ['t:a', 't:b'] })
      expect(await one.type('subscribed')).toMatchObject({ topics: ['t:a'] })
      expect(await one.type('error')).toMatchObject({ topics: ['t:b'] })
    }
  })

  test('limits how many sockets an address can have open, and how many it can open within a period', async () => {
    await openTestStream({ socketsPerAddress: 2, connectsPerAddress: 4 })
    expect([await refused(), await refused()]).toEqual([undefined, undefined])
    expect(await refused()).toBe(429)
    clients.pop()?.terminate()
    await connections(1)
    expect(await refused()).toBeUndefined()
    clients.pop()?.terminate()
    await connections(1)
    expect(await refused()).toBe(429)
  })

  test('limits count the sockets of each client address separately behind a trusted proxy', async () => {
    const from = (forwarded: string) => refused({ 'x-forwarded-for': forwarded })
    await openTestStream({ socketsPerAddress: 1 }, ['127.0.0.1'])
    expect(await from('198.51.100.1')).toBeUndefined()
    expect(await from('198.51.100.1')).toBe(429)
    expect(await from('198.51.100.2')).toBeUndefined()
    expect(await from('2001:db8:1:2::1')).toBeUndefined()
    expect(await from('2001:db8:1:2::2')).toBe(429)
  })

  test('limits of sockets ignore the header X-Forwarded-For if no proxy is trusted', async () => {
    await openTestStream({ socketsPerAddress: 1 })
    expect(await refused({ 'x-forwarded-for': '198.51.100.1' })).toBeUndefined()
    expect(await refused({ 'x-forwarded-for': '198.51.100.2' })).toBe(429)
  })

  test('closes a socket that never sends a message, and one that stops sending messages', async () => {
    await openTestStream({ firstMessage: 300, silence: 400 })
    const mute = client()
    const once = client()
    await once.type('hello')
    once.send({ op: 'ping', ts: 1 })
    expect((await mute.closed).code).toBe(1008)
    expect((await once.closed).code).toBe(1006)
  })

  test('answers a WebSocket request for another path with 404', async () => {
    await openTestStream()
    const status = await new Promise((answered) =>
      new WebSocket(url.replace('/ws', '/other'))
        .on('unexpected-response', (_request, response) => answered(response.statusCode))
        .on('error', () => {}),
    )
    expect(status).toBe(404)
  })
})
