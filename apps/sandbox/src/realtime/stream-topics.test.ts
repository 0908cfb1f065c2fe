import { describe, expect, test } from 'vitest'
import type { SignedIn } from '../members/tokens.ts'
import {
  client,
  clock,
  connections,
  feed,
  living,
  NOW,
  openTestStream,
  server,
  stream,
  streamHooks,
} from './test-stream.ts'

streamHooks()

describe('public topics of the stream', () => {
  test('a client receives `hello`, then the answer to its subscription, then the current state of the topic, then events', async () => {
    await openTestStream()
    const one = client()
    expect(await one.type('hello')).toEqual({
      type: 'hello',
      epoch: stream.epoch,
      server_time: NOW,
      heartbeat_ms: 15_000,
    })
    one.send({ op: 'subscribe', id: 7, topics: ['t:a:state', 't:b', 't:none'] })
    await one.type('subscribed')
    expect(feed.watched).toEqual(new Set(['t:a:state', 't:b']))
    feed.queue.push(
      { topic: 't:b', seq: 1, data: 'x' },
      { topic: 't:c', seq: 1, data: 'not asked' },
      { topic: 't:b', seq: 2, data: 'y' },
    )
    await one.until(() => one.events().some(({ seq }) => seq === 2))
    expect(one.frames.slice(1)).toEqual([
      { type: 'subscribed', id: 7, topics: ['t:a:state', 't:b'] },
      { type: 'events', epoch: stream.epoch, ts: NOW, events: [{ topic: 't:a:state', seq: 0, data: 'now' }] },
      expect.objectContaining({ type: 'error', id: 7, error: 'SYMBOL_UNKNOWN', topics: ['t:none'] }),
      {
        type: 'events',
        epoch: stream.epoch,
        ts: NOW,
        events: [
          { topic: 't:b', seq: 1, data: 'x' },
          { topic: 't:b', seq: 2, data: 'y' },
        ],
      },
    ])
  })

  test('if a subscription contains malformed topics, an error names them, and the valid topics of the same message are subscribed', async () => {
    await openTestStream()
    const one = client()
    await one.type('hello')
    const malformed = ['BTC/USDT', 'x'.repeat(65), '']
    one.send({ op: 'subscribe', id: 1, topics: ['t:a', ...malformed] })
    expect(await one.type('error')).toMatchObject({ id: 1, error: 'SYMBOL_UNKNOWN', topics: malformed })
    expect(await one.type('subscribed')).toMatchObject({ id: 1, topics: ['t:a'] })
    one.send({ op: 'unsubscribe', id: 2, topics: ['t:a', ...malformed] })
    await one.handled()
    expect(feed.watched.size).toBe(0)
  })

  test('clients that subscribe between two ticks of the stream share one computed state of a topic', async () => {
    await openTestStream({ tick: 600_000 })
    const join = async () => {
      const one = client()
      await one.type('hello')
      one.send({ op: 'subscribe', id: 1, topics: ['t:a:state'] })
      await one.until(() => one.events().length === 1)
      return one
    }
    const all = [await join(), await join(), await join()]
    expect(feed.presented).toEqual(['t:a:state'])
    for (const one of all) {
      one.send({ op: 'unsubscribe', id: 2, topics: ['t:a:state'] })
      await one.handled()
    }
    await join()
    expect(feed.presented).toEqual(['t:a:state', 't:a:state'])
  })

  test('the stream computes the state of a topic again for a client that subscribes after a tick of the stream', async () => {
    await openTestStream()
    const one = client()
    await one.type('hello')
    one.send({ op: 'subscribe', id: 1, topics: ['t:a:state'] })
    await one.until(() => one.events().length === 1)
    feed.queue.push({ topic: 't:a:state', seq: 1, data: 'later' })
    await one.until(() => one.events().length === 2)
    const two = client()
    await two.type('hello')
    two.send({ op: 'subscribe', id: 1, topics: ['t:a:state'] })
    await two.until(() => two.events().length === 1)
    expect(feed.presented).toEqual(['t:a:state', 't:a:state'])
  })

  test('a tick of the stream sends each client all events in one WebSocket frame, which is the same for clients with the same topics', async () => {
    await openTestStream()
    const [one, two, three] = [client(), client(), client()]
    for (const each of [one, two, three]) await each.type('hello')
    one.send({ op: 'subscribe', id: 1, topics: ['t:a', 't:b'] })
    two.send({ op: 'subscribe', id: 1, topics: ['t:b', 't:a'] })
    three.send({ op: 'subscribe', id: 1, topics: ['t:b'] })
    for (const each of [one, two, three]) await each.type('subscribed')
    for (let seq = 1; seq <= 20; seq++) feed.queue.push({ topic: seq % 2 ? 't:a' : 't:b', seq, data: seq })
    for (const each of [one, two, three]) await each.until(() => each.events().some(({ seq }) => seq === 20))
    const frames = [one, two, three].map((each) => each.frames.filter(({ type }) => type === 'events'))
    expect(frames.map((list) => list.length)).toEqual([1, 1, 1])
    expect(frames[0]).toEqual(frames[1])
    expect(three.events().every(({ topic }) => topic === 't:b')).toBe(true)
  })

  test('the stream stops watching a topic after its last subscriber has left', async () => {
    await openTestStream()
    const [one, two] = [client(), client()]
    for (const each of [one, two]) {
      await each.type('hello')
      each.send({ op: 'subscribe', id: 1, topics: ['t:a'] })
      await each.type('subscribed')
    }
    one.send({ op: 'unsubscribe', id: 2, topics: ['t:a'] })
    await one.handled()
    expect(feed.watched.has('t:a')).toBe(true)
    feed.queue.push({ topic: 't:a', seq: 1, data: 1 })
    await two.until(() => two.events().length === 1)
    two.socket.terminate()
    await expect.poll(() => feed.watched.size).toBe(0)
    expect(one.events()).toEqual([])
  })

  test('drops a waiting subscription if its socket closes while authentication is pending', async () => {
    await openTestStream()
    let answer = (_: SignedIn) => {}
    const slow = new Promise<SignedIn>((resolve) => {
      answer = resolve
    })
    living.set('b'.repeat(32), slow)
    const one = client()
    await one.type('hello')
    one.send({ op: 'auth', token: 'b'.repeat(32) })
    one.send({ op: 'subscribe', id: 1, topics: ['t:a'] })
    one.socket.close()
    await one.closed
    await connections(0)
    answer({ memberId: 10_001, sessionId: 1 })
    const two = client()
    await two.type('hello')
    await two.handled()
    expect(feed.watched.size).toBe(0)
  })

  test('answers a ping with the server time', async () => {
    await openTestStream()
    const one = client()
    await one.type('hello')
    one.send({ op: 'ping', ts: 5 })
    expect(await one.type('pong')).toEqual({ type: 'pong', ts: 5, server_time: NOW })
  })
})

test('at a shutdown, the stream asks each client to reconnect after a random delay', async () => {
  await openTestStream()
  const all = Array.from({ length: 5 }, () => client())
  await Promise.all(all.map((one) => one.type('hello')))
  await stream.close()
  const pauses = await Promise.all(
    all.map(async (one) => (await one.type('shutdown')).retry_after_ms as number),
  )
  expect(pauses.every((pause) => pause >= 0 && pause <= 10_000)).toBe(true)
  expect(new Set(pauses).size).toBeGreaterThan(1)
  expect((await all[0]!.closed).code).toBe(1001)
})

test('each opened stream has a new epoch (the id of its run)', async () => {
  await openTestStream()
  const first = stream.epoch
  await stream.close()
  await new Promise((closed) => server.close(closed))
  await clock.advance(1)
  await openTestStream()
  expect(stream.epoch).not.toBe(first)
  expect(stream.epoch).toMatch(/^[A-Za-z0-9_-]{1,40}$/)
})
