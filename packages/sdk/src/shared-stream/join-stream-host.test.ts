import { expect, test } from 'vitest'
import { createMarketClient, type MarketClient } from '../market/market-client.ts'
import { type Bourselet, createBourselet } from '../sdk.ts'
import { BTC, ETH, Socket, testSharedPages } from '../testing/test-shared-pages.ts'
import { until } from '../testing/until.ts'
import { joinStreamHost } from './shared-stream.ts'

const { world, start, find, topics, tick } = testSharedPages()

type Client = Pick<MarketClient, 'stream' | 'close'>

const options = () => ({
  baseUrl: 'http://127.0.0.1:1',
  streamUrl: world.server.url,
  WebSocket: Socket,
  timers: world.timers,
})

function open<C extends Client>(client: C): C {
  world.pages.push(client as never)
  return client
}

function follow({ stream }: Client, topic: typeof BTC | typeof ETH): unknown[] {
  const received: unknown[] = []
  stream.subscribe(topic, ({ data }) => received.push(data.last), { onReset: () => received.push('reset') })
  return received
}

test('running clients that join a stream host close their sockets, keep their subscriptions, and share one socket', async () => {
  await start()
  const clients = [open(createMarketClient(options())), open(createBourselet(options()))]
  const lists = [follow(clients[0]!, BTC), follow(clients[1]!, ETH)]
  await until(() => topics().flat().length === 2)
  expect(world.server.peers).toHaveLength(2)
  tick(BTC, 0, '0.9')
  tick(ETH, 0, '1.9')
  await until(() => lists.every((list) => list.length === 1))
  for (const client of clients) joinStreamHost(client, find)
  await until(() => world.server.peers.length === 1 && topics()[0]?.length === 2)
  await until(() => lists.every((list) => list.length === 2))
  tick(BTC, 1, '1.0')
  tick(ETH, 1, '2.0')
  await until(() => lists.every((list) => list.length === 3))
  expect(lists).toEqual([
    ['0.9', 'reset', '1.0'],
    ['1.9', 'reset', '2.0'],
  ])
})

test('after it has joined a stream host, a client receives the events of the member who logs in, and forgets a token that the server ends', async () => {
  await start({ accepts: (token) => token !== 'ended' })
  const client: Bourselet = open(createBourselet(options()))
  const received: unknown[] = []
  client.stream.subscribe('member', ({ data }) => received.push(data))
  await until(() => world.server.peers.length === 1)
  joinStreamHost(client, find)
  client.token.set('a')
  await until(() => topics()[0]?.[0] === 'member')
  expect(world.server.peers).toHaveLength(1)
  const data = { kind: 'order' }
  const events = [{ topic: 'member', seq: 1, data }]
  world.server.peers[0]!.send({ type: 'events', epoch: world.server.epoch, ts: 0, events })
  await until(() => received.length === 1)
  client.token.set('ended')
  await until(() => client.token.get() === null)
})

test('a client that joins a stream host before its first subscription opens no socket of its own', async () => {
  await start()
  const client = open(createMarketClient(options()))
  joinStreamHost(client, find)
  const received = follow(client, BTC)
  await until(() => topics()[0]?.length === 1)
  tick(BTC, 1, '1.0')
  await until(() => received.includes('1.0'))
  expect(world.server.connections).toBe(1)
})
