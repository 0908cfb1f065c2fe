import { describe, expect, test } from 'vitest'
import type { MemberEvent } from './stream.ts'
import {
  client,
  connections,
  endSessions,
  feed,
  openTestStream,
  stream,
  streamHooks,
  TOKEN,
} from './test-stream.ts'

streamHooks()

describe('the topic `member`', () => {
  const balance: MemberEvent = {
    kind: 'balance',
    account: 'spot',
    coin: 'USDT',
    available: '1.00000000',
    frozen: '0.00000000',
  }
  const signedIn = async (options = {}) => {
    const one = client(options)
    await one.type('hello')
    one.send({ op: 'auth', token: TOKEN })
    one.send({ op: 'subscribe', id: 1, topics: ['member'] })
    return one
  }

  test('a member receives only their own events, numbered in sequence', async () => {
    await openTestStream()
    const one = await signedIn()
    await one.type('subscribed')
    stream.toMember(10_002, [balance])
    stream.toMember(10_001, [balance, { ...balance, coin: 'BTC' }])
    stream.toMember(10_001, [{ ...balance, coin: 'ETH' }])
    await one.until(() => one.events().length === 3)
    expect(one.events().map(({ topic, seq, data }) => [topic, seq, (data as { coin: string }).coin])).toEqual(
      [
        ['member', 1, 'USDT'],
        ['member', 2, 'BTC'],
        ['member', 3, 'ETH'],
      ],
    )
  })

  test('the answer to a subscription states whether the member had an event in the last minute', async () => {
    await openTestStream()
    const first = await signedIn()
    expect(await first.type('subscribed')).toMatchObject({ member_changed: false })
    stream.toMember(10_002, [balance])
    const second = await signedIn()
    expect(await second.type('subscribed')).toMatchObject({ member_changed: false })
    stream.toMember(10_001, [balance])
    const third = await signedIn()
    expect(await third.type('subscribed')).toMatchObject({ member_changed: true })
  })

  test('refuses the topic `member` to a client that has not authenticated, and answers an invalid token with `signed_out`', async () => {
    await openTestStream()
    const one = client()
    await one.type('hello')
    one.send({ op: 'subscribe', id: 3, topics: ['member'] })
    expect(await one.type('error')).toMatchObject({ id: 3, error: 'TOKEN_INVALID' })
    one.send({ op: 'auth', token: 'b'.repeat(32) })
    await one.type('signed_out')
    one.send({ op: 'subscribe', id: 4, topics: ['t:a'] })
    await one.until(({ id }) => id === 4)
    stream.toMember(10_001, [balance])
    feed.queue.push({ topic: 't:a', seq: 1, data: 1 })
    await one.until(() => one.events().length > 0)
    expect(one.events().map(({ topic }) => topic)).toEqual(['t:a'])
  })

  test('the stream signs out the socket of an ended session, but still sends it public topics', async () => {
    await openTestStream()
    const one = await signedIn()
    one.send({ op: 'subscribe', id: 2, topics: ['t:a'] })
    await one.until(({ id }) => id === 2)
    endSessions(10_001, new Set([2]))
    await one.handled()
    expect(one.frames.some(({ type }) => type === 'signed_out')).toBe(false)
    endSessions(10_001, new Set([1]))
    await one.type('signed_out')
    stream.toMember(10_001, [balance])
    feed.queue.push({ topic: 't:a', seq: 1, data: 1 })
    await one.until(() => one.events().length > 0)
    expect(one.events().map(({ topic }) => topic)).toEqual(['t:a'])
  })

  test('a page of another origin can subscribe to public topics, but cannot authenticate', async () => {
    await openTestStream()
    const one = await signedIn({ origin: 'https://elsewhere.example' })
    expect(await one.type('error')).toMatchObject({ error: 'FORBIDDEN' })
    one.send({ op: 'subscribe', id: 2, topics: ['t:a'] })
    await one.until(({ type, id }) => type === 'subscribed' && id === 2)
    const two = await signedIn({ origin: 'https://operator.example' })
    await two.type('authed')
  })

  test('limits the number of open sockets per member', async () => {
    await openTestStream({ socketsPerMember: 2 })
    const [one, two] = [await signedIn(), await signedIn()]
    await Promise.all([one.type('authed'), two.type('authed')])
    const three = await signedIn()
    expect((await three.closed).code).toBe(1008)
    one.socket.terminate()
    await connections(1)
    await (await signedIn()).type('authed')
  })
})
