import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RefusedError } from '../errors/refused-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import { ok, refuse } from '../testing/api-server.ts'
import { caught, type Sdk, testCalls } from '../testing/test-calls.ts'
import { intentId } from './intent-id.ts'

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
const [, code = ''] = /```js\n(const idempotencyKey = [\s\S]*?)```/.exec(readme) ?? []
const names = ['sdk', 'request', 'intentId', 'RefusedError', 'show', 'memberAsksAgain']
const run = (sdk: Sdk): Promise<unknown> =>
  new Function(...names, `return (async () => {${code}})()`)(
    ...[sdk, {}, intentId, RefusedError, (answer: unknown) => answer, async () => {}],
  )

const { client, api } = testCalls()

test('the retry loop in the README sends the same idempotency key again while the outcome of the write is unknown', async () => {
  let isOffline = false
  const sdk = await client(
    ({ count }, response) => {
      if (count === 1) response.destroy()
      else if (count === 2) refuse(response, 4029, { error: 'TOO_MANY_REQUESTS' })
      else ok(response, { order_no: 'C1' })
      isOffline = count === 1
    },
    {
      retry: { max: 0 },
      beforeWrite() {
        if (!isOffline) return
        isOffline = false
        throw new TransportError('OFFLINE')
      },
    },
  )
  expect(await run(sdk)).toEqual({ order_no: 'C1' })
  expect(api().received).toHaveLength(3)
  expect(new Set(api().received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('the retry loop in the README ends and throws if the write is refused, for example with INSUFFICIENT_BALANCE', async () => {
  const sdk = await client(
    ({ count }, response) =>
      count === 1 ? response.destroy() : refuse(response, 5201, { error: 'INSUFFICIENT_BALANCE' }),
    { retry: { max: 0 } },
  )
  expect(await caught(run(sdk))).toMatchObject({ name: 'INSUFFICIENT_BALANCE', outcome: 'rejected' })
  expect(api().received).toHaveLength(2)
})
