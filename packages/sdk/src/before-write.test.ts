import { expect, onTestFinished, test, vi } from 'vitest'
import { TransportError } from './errors/transport-error.ts'
import { createBourselet } from './sdk.ts'
import { ok } from './testing/api-server.ts'
import { caught, testCalls } from './testing/test-calls.ts'

const { api, client, timers } = testCalls()

test('the client calls beforeWrite before each write but not before reads; if the hook throws, the write is not sent', async () => {
  const asked: string[] = []
  const sdk = await client((_, response) => ok(response), {
    beforeWrite(operation) {
      asked.push(operation)
      throw new TransportError('ABORTED')
    },
  })
  const refused = { name: 'ABORTED', outcome: 'rejected' }
  expect(await caught(sdk.spot.cancel({ order_no: 'S202601010000000001' }))).toMatchObject(refused)
  expect(await caught(sdk.session.login({ account: 'me', password: 'abc12345' }))).toMatchObject(refused)
  const body = { order_no: 'S202601010000000001' }
  expect(await caught(sdk.call.post('/data/api.user/orderCancel', body))).toMatchObject(refused)
  expect(asked).toEqual(['spot.cancel', 'session.login', 'spot.cancel'])
  expect(api().received).toHaveLength(0)
  await sdk.market.coins()
  expect(api().received).toHaveLength(1)
})

test('a host page that sends a write itself calls client.beforeWrite, which runs the hook `beforeWrite` of the client', async () => {
  const asked: string[] = []
  const sdk = await client((_, response) => ok(response), {
    async beforeWrite(operation) {
      asked.push(operation)
      throw new TransportError('ABORTED')
    },
  })
  expect(await caught(sdk.beforeWrite('site.upload'))).toMatchObject({ name: 'ABORTED' })
  expect(asked).toEqual(['site.upload'])
  const free = createBourselet({ baseUrl: sdk.baseUrl })
  expect(await free.beforeWrite('site.upload')).toBeUndefined()
})

test('a write is sent after the promise of beforeWrite resolves, and not sent if the promise rejects', async () => {
  let decide = (_error?: Error) => {}
  const sdk = await client((_, response) => ok(response, { cancelled: [] }), {
    beforeWrite: () =>
      new Promise((resolve, reject) => {
        decide = (error) => (error ? reject(error) : resolve())
      }),
  })
  const cancel = () => sdk.spot.cancel({ order_no: 'S202601010000000001' })
  const refused = caught(cancel())
  await sdk.market.coins()
  expect(api().received).toHaveLength(1)
  decide(new TransportError('ABORTED'))
  expect(await refused).toMatchObject({ name: 'ABORTED', outcome: 'rejected' })
  expect(api().received).toHaveLength(1)
  const sent = cancel()
  await sdk.market.coins()
  expect(api().received).toHaveLength(2)
  decide()
  await sent
  expect(api().received).toHaveLength(3)
})

test.each(['ABORTED', 'CLOSED'])(
  'a write ends with %s while beforeWrite waits, and is not sent afterwards',
  async (name) => {
    let decide = () => {}
    const sdk = await client((_, response) => ok(response), {
      beforeWrite: () =>
        new Promise<void>((resolve) => {
          decide = resolve
        }),
    })
    const controller = new AbortController()
    const order = { order_no: 'S202601010000000001' }
    const ended = caught(sdk.spot.cancel(order, { signal: controller.signal }))
    if (name === 'ABORTED') controller.abort()
    else sdk.close()
    expect(await ended).toMatchObject({ name, operation: 'spot.cancel', outcome: 'rejected' })
    decide()
    await caught(sdk.market.coins())
    expect(api().received.map(({ path }) => path)).not.toContain('/data/api.user/orderCancel')
  },
)

test('a hook beforeWrite that throws leaves no timer, and a later abort or close() causes no unhandled rejection', async () => {
  const sdk = await client((_, response) => ok(response), {
    beforeWrite() {
      throw new TransportError('ABORTED')
    },
  })
  const onUnhandled = vi.fn()
  process.on('unhandledRejection', onUnhandled)
  onTestFinished(() => void process.off('unhandledRejection', onUnhandled))
  const controller = new AbortController()
  const order = { order_no: 'S202601010000000001' }
  expect(await caught(sdk.spot.cancel(order, { signal: controller.signal }))).toMatchObject({
    name: 'ABORTED',
  })
  expect(await caught(sdk.beforeWrite('site.upload'))).toMatchObject({ name: 'ABORTED' })
  expect(timers().waiting()).toBe(0)
  controller.abort()
  sdk.close()
  // Node reports unhandled rejections before it runs `setImmediate` callbacks.
  await new Promise((resolve) => setImmediate(resolve))
  expect(onUnhandled).not.toHaveBeenCalled()
})

test('after close(), a write ends with CLOSED without a call of beforeWrite', async () => {
  const beforeWrite = vi.fn()
  const sdk = await client((_, response) => ok(response), { beforeWrite })
  sdk.close()
  const closed = { name: 'CLOSED', operation: 'spot.cancel', outcome: 'rejected' }
  expect(await caught(sdk.spot.cancel({ order_no: 'S202601010000000001' }))).toMatchObject(closed)
  expect(await caught(sdk.beforeWrite('spot.cancel'))).toMatchObject(closed)
  expect(beforeWrite).not.toHaveBeenCalled()
})

test('if another member signs in while beforeWrite waits, a write of the first member is not sent, but a log-in is sent', async () => {
  let decide = () => {}
  const sdk = await client((_, response) => ok(response, { token: 'c' }), {
    beforeWrite: () =>
      new Promise<void>((resolve) => {
        decide = resolve
      }),
  })
  const signInDuring = async (write: Promise<unknown>) => {
    const end = write.then(
      () => 'sent',
      (error) => error,
    )
    sdk.token.set('b')
    decide()
    return end
  }
  const aborted = { name: 'ABORTED', outcome: 'rejected' }
  sdk.token.set('a')
  const order = { order_no: 'S202601010000000001' }
  expect(await signInDuring(sdk.spot.cancel(order))).toMatchObject({ ...aborted, operation: 'spot.cancel' })
  sdk.token.set('a')
  expect(await signInDuring(sdk.beforeWrite('site.upload'))).toMatchObject(aborted)
  expect(api().received).toHaveLength(0)
  sdk.token.set('a')
  expect(await signInDuring(sdk.session.login({ account: 'me', password: 'abc12345' }))).toBe('sent')
  expect(api().received).toHaveLength(1)
})
