import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ok, refuse, reply } from '../testing/api-server.ts'
import { calls, caught, order, testCalls } from '../testing/test-calls.ts'

const { client, api } = testCalls()

const faults: Record<string, (response: ServerResponse) => void> = {
  'connection lost': (response) => response.destroy(),
  'HTTP 502': (response) => reply(response, {}, 502),
  'HTTP 408': (response) => reply(response, {}, 408),
  'HTTP 429': (response) => reply(response, {}, 429),
  'HTTP 500': (response) => reply(response, {}, 500),
  'code 5000': (response) => refuse(response, 5000, { error: 'SERVER_ERROR' }),
  'code 4091': (response) => refuse(response, 4091, { error: 'IN_PROGRESS' }),
  'code 4029': (response) => refuse(response, 4029, { error: 'TOO_MANY_REQUESTS', params: {} }),
  'code 5201': (response) => refuse(response, 5201, { error: 'INSUFFICIENT_BALANCE' }),
  'broken JSON': (response) => response.end('{'),
}

/**
 * For each fault of the server: the number of attempts and the final outcome of a call if the fault occurs in every
 * attempt.
 */
const table: [string, Record<keyof typeof calls, [attempts: number, outcome: string]>][] = [
  [
    'connection lost',
    {
      read: [3, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'HTTP 502',
    {
      read: [3, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'HTTP 408',
    {
      read: [3, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'HTTP 429',
    {
      read: [3, 'rejected'],
      keyed: [3, 'rejected'],
      'client id': [3, 'rejected'],
      natural: [2, 'rejected'],
      never: [1, 'rejected'],
    },
  ],
  [
    'HTTP 500',
    {
      read: [1, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'code 5000',
    {
      read: [1, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'code 4091',
    {
      read: [1, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
  [
    'code 4029',
    {
      read: [3, 'rejected'],
      keyed: [3, 'rejected'],
      'client id': [3, 'rejected'],
      natural: [2, 'rejected'],
      never: [1, 'rejected'],
    },
  ],
  [
    'code 5201',
    {
      read: [1, 'rejected'],
      keyed: [1, 'rejected'],
      'client id': [1, 'rejected'],
      natural: [1, 'rejected'],
      never: [1, 'rejected'],
    },
  ],
  [
    'broken JSON',
    {
      read: [1, 'rejected'],
      keyed: [3, 'unknown'],
      'client id': [3, 'unknown'],
      natural: [2, 'unknown'],
      never: [1, 'unknown'],
    },
  ],
]
const rows = table.flatMap(([fault, byClass]) =>
  Object.entries(byClass).map(
    ([kind, [attempts, outcome]]) => [fault, kind as keyof typeof calls, attempts, outcome] as const,
  ),
)

describe('repeats by retry class', () => {
  test.each(rows)(
    'if every attempt ends with %s, a call of the kind %s makes %i attempts and its outcome is %s',
    async (fault, kind, attempts, outcome) => {
      const sdk = await client((_, response) => faults[fault]?.(response))
      const error = await caught(calls[kind](sdk))
      expect(error).toMatchObject({ outcome })
      expect(api().received).toHaveLength(attempts)
      // All attempts are repeats of one write, so they have the same key, client order id and body.
      expect(new Set(api().received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
      expect(new Set(api().received.map(({ body }) => body)).size).toBe(1)
    },
  )

  test('all repeats of a write send the same idempotency key, and a second write sends a different key', async () => {
    const sdk = await client(({ count }, response) =>
      count % 3 === 0 ? ok(response) : reply(response, {}, 503),
    )
    await calls.keyed(sdk)
    await calls.keyed(sdk)
    const keys = api().received.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.slice(0, 3)).toEqual(Array(3).fill(keys[0]))
    expect(keys.slice(3)).toEqual(Array(3).fill(keys[3]))
    expect(keys[0]).not.toBe(keys[3])
  })

  test('an order sends its client order id in the body and no header with an idempotency key', async () => {
    const sdk = await client(({ count }, response) => (count < 3 ? response.destroy() : ok(response)))
    await sdk.spot.place(order)
    const ids = api().received.map(({ json }) => json?.client_order_id)
    expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(new Set(ids).size).toBe(1)
    expect(api().received[0]?.headers).not.toHaveProperty('idempotency-key')
  })

  test('an idempotency key or client order id that the caller sets is sent, and the error of an unknown outcome contains it', async () => {
    const sdk = await client((_, response) => response.destroy())
    const first = await caught(sdk.spot.place(order, { idempotencyKey: 'mine-1' }))
    expect(first).toMatchObject({ outcome: 'unknown', idempotencyKey: 'mine-1' })
    expect(api().received[0]?.json?.client_order_id).toBe('mine-1')
    await caught(sdk.spot.place({ ...order, client_order_id: 'mine-2' }))
    expect(api().received.at(-1)?.json?.client_order_id).toBe('mine-2')
  })

  test('a call that accepts an idempotency key sends the key that the caller sets, even if its request has a client order id', async () => {
    const sdk = await client((_, response) => ok(response))
    const request = { symbol: 'BTCUSDT', client_order_id: 'mine' } as never
    await sdk.futures.close(request, { idempotencyKey: 'fresh-2' })
    expect(api().received[0]).toMatchObject({
      headers: { 'idempotency-key': 'fresh-2' },
      json: { client_order_id: 'mine' },
    })
    await sdk.futures.close(request)
    expect(api().received[1]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
  })

  test('a malformed idempotency key is rejected before anything is sent', async () => {
    const sdk = await client((_, response) => ok(response))
    const error = await caught(sdk.convert.exchange({} as never, { idempotencyKey: 'a\r\nb: c' }))
    expect(error).toMatchObject({ name: 'INVALID', field: 'idempotencyKey' })
    expect(api().received).toHaveLength(0)
  })

  test('if the server does not support idempotency keys, the client sends no key and does not repeat writes that need one', async () => {
    const sdk = await client((_, response) => response.destroy(), { serverHonoursKeys: false })
    expect(sdk.serverHonoursKeys).toBe(false)
    for (const write of [calls.keyed, calls['client id']]) {
      const error = await caught(write(sdk))
      expect(error).toMatchObject({ outcome: 'unknown' })
      expect(error.idempotencyKey).toBeUndefined()
    }
    expect(api().received).toHaveLength(2)
    expect(api().received[0]?.headers).not.toHaveProperty('idempotency-key')
  })
})
