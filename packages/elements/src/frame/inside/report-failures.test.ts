import {
  type Bourselet,
  type BourseletOptions,
  createBourselet,
  memoryStore,
  TransportError,
} from '@bourselet/sdk'
import { afterEach, expect, test } from 'vitest'
import { type Failure, reportFailures } from './report-failures.ts'

const clients: Bourselet[] = []
afterEach(() => {
  for (const client of clients.splice(0)) client.close()
})

const refusal = {
  code: 4022,
  msg: 'me@example.com',
  data: { error: 'INSUFFICIENT_BALANCE', params: { need: '2' } },
}

function open(answer: object, beforeWrite?: BourseletOptions['beforeWrite']) {
  const failures: Failure[] = []
  const client = createBourselet({
    baseUrl: 'http://localhost:1',
    stream: false,
    retry: { max: 0 },
    tokenStore: memoryStore(),
    ...(beforeWrite ? { beforeWrite } : {}),
    fetch: async () => Response.json(answer),
  })
  clients.push(client)
  return { failures, client: reportFailures(client, (one) => failures.push(one)) }
}

const caught = (call: Promise<unknown>) => call.catch((error: unknown) => error)

test('a frame reports the error name and the operation of a failed call, whether a method or a path was used to send the call', async () => {
  const { client, failures } = open(refusal)
  const error = await caught(client.spot.cancel({ order_no: 'S202601010000000001' }))
  expect(error).toBeInstanceOf(Error)
  await caught(client.call.post('/data/api.user/orderCancel', { order_no: 'S202601010000000001' }))
  const failure = { name: (error as Error).name, operation: 'spot.cancel' }
  expect(failures).toEqual([failure, failure])
})

test('a frame reports a write that beforeWrite refuses, such as an upload that a widget sends', async () => {
  const { client, failures } = open(refusal, async (operation) => {
    throw new TransportError('TIMEOUT', { operation })
  })
  await caught(client.beforeWrite('site.upload'))
  await caught(client.spot.cancel({ order_no: 'S202601010000000001' }))
  expect(failures).toEqual([
    { name: 'TIMEOUT', operation: 'site.upload' },
    { name: 'TIMEOUT', operation: 'spot.cancel' },
  ])
})

test('a frame reports neither a successful call nor a call that its caller has aborted', async () => {
  const { client, failures } = open({ code: 1, msg: '', data: [] })
  await client.market.coins()
  await caught(client.market.coins(undefined as never, { signal: AbortSignal.abort() }))
  expect(failures).toEqual([])
})
