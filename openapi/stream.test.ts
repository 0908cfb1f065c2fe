import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSchemaValidator } from './test-validator.ts'

const document = JSON.parse(readFileSync(join(import.meta.dirname, 'openapi.json'), 'utf8'))
const problems = createSchemaValidator(document)
const client = (message: unknown) => problems({ $ref: '#/components/schemas/StreamClientMessage' }, message)
const server = (message: unknown) => problems({ $ref: '#/components/schemas/StreamServerMessage' }, message)
const events = (event: unknown) => ({ type: 'events', epoch: 'e1', ts: 1, events: [event] })
const depth = { prev_seq: 6, bids: [['100.90', '0.00000000']], asks: [] }
const trade = { id: 1, ts: 1, price: '1.00', qty: '2.00000000', side: 'buy' }

test.each([
  { op: 'auth', token: '9f86d081884c7d659a2feaa0c55ad015' },
  {
    op: 'subscribe',
    id: 1,
    topics: ['ticker:spot:*', 'depth:futures:BTCUSDT', 'candle:index:BTCUSDT:1M', 'member'],
  },
  { op: 'unsubscribe', id: 2, topics: ['trades:spot:ETHBTC'] },
  { op: 'ping', ts: 1767225600000 },
])('the schema of client messages on the stream accepts %j', (message) => {
  expect(client(message)).toEqual([])
})

test.each([
  { op: 'subscribe', id: 1, topics: [] },
  { op: 'subscribe', id: 1, topics: ['depth:spot:*'] },
  { op: 'subscribe', id: 1, topics: ['candle:spot:BTCUSDT:2m'] },
  { op: 'subscribe', topics: ['member'] },
  { op: 'subscribe', id: 1, topics: Array(201).fill('member') },
  { op: 'ping' },
  { op: 'auth', token: '' },
  { op: 'order', symbol: 'BTCUSDT' },
])('the schema of client messages on the stream rejects %j', (message) => {
  expect(client(message)).not.toEqual([])
})

test.each([
  { type: 'hello', epoch: 'e1', server_time: 1, heartbeat_ms: 15000 },
  { type: 'authed' },
  { type: 'subscribed', id: 1, topics: ['member'] },
  { type: 'pong', ts: 1, server_time: 2 },
  { type: 'error', error: 'SYMBOL_UNKNOWN', info: 'Unknown symbol' },
  {
    type: 'error',
    id: 1,
    error: 'SYMBOL_UNKNOWN',
    info: 'Unknown symbol',
    topics: ['candle:spot:BTCUSDT:7m'],
  },
  { type: 'signed_out' },
  { type: 'shutdown', retry_after_ms: 4000 },
  events({ topic: 'depth:spot:BTCUSDT', seq: 7, data: depth }),
  events({ topic: 'trades:spot:BTCUSDT', seq: 1, data: [trade] }),
  events({
    topic: 'member',
    seq: 1,
    data: { kind: 'balance', account: 'spot', coin: 'USDT', available: '1.00000000', frozen: '0.00000000' },
  }),
  events({
    topic: 'member',
    seq: 1,
    data: { kind: 'record', type: 'kyc', order_no: null, status: 'verified', updated_at: 1 },
  }),
])('the schema of server messages on the stream accepts %j', (message) => {
  expect(server(message)).toEqual([])
})

test.each([
  events({ topic: 'trades:spot:BTCUSDT', seq: 7, data: depth }),
  events({ topic: 'depth:spot:BTCUSDT', data: depth }),
  events({
    topic: 'member',
    seq: 1,
    data: { kind: 'record', type: 'kyc', order_no: null, status: 'verified', updated_at: 1, real_name: 'A' },
  }),
  { type: 'events', epoch: 'e1', ts: 1, events: [] },
  { type: 'error', error: 'NOPE', info: '' },
  { type: 'hello', epoch: 'e1', server_time: 1 },
])('the schema of server messages on the stream rejects %j', (message) => {
  expect(server(message)).not.toEqual([])
})

test('every topic of the stream names an existing schema', () => {
  for (const topic of Object.values(document['x-stream'].topics) as { data: string }[]) {
    expect(Object.keys(document.components.schemas)).toContain(topic.data)
  }
})
