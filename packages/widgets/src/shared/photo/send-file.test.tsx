import { createBourselet, RefusedError, SignedOutError, TransportError } from '@bourselet/sdk'
import { expect, onTestFinished, test } from 'vitest'
import { openExchange } from '../../testing/open-exchange.ts'
import { sendFile } from './send-file.ts'

const CALL = 'file'

const open = () => {
  const exchange = openExchange()
  onTestFinished(exchange.close)
  exchange.sdk.token.set('t'.repeat(32))
  return exchange
}

const photo = {
  file: new Blob(['x'.repeat(300_000)]),
  name: 'photo.jpg',
  scene: 'kyc',
} as const

test('uploads a file as form data and reports the progress of the upload', async () => {
  const { sdk, step, inspect } = open()
  const data = { url: '/files/a.jpg', key: 'a.jpg', size: 1, mime: 'image/jpeg', width: 300, height: 300 }
  await step({ do: 'answer', call: CALL, data })
  const progress: number[] = []
  await expect(sendFile(sdk, { ...photo, onProgress: (percent) => progress.push(percent) })).resolves.toEqual(
    data,
  )
  expect(progress.at(-1)).toBe(100)
  const form = String((await inspect()).requests[CALL]?.form)
  expect(form).toContain('name="scene"')
  expect(form).toContain('filename="photo.jpg"')
})

test('if the upload is refused, throws the same error as the SDK, with its name, fields and parameters', async () => {
  const { sdk, step } = open()
  const data = { field: 'file', params: { max_bytes: 5_242_880 } }
  await step({ do: 'fail', call: CALL, code: 5842, error: 'FILE_TOO_LARGE', data })
  const refused = await sendFile(sdk, photo).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(RefusedError)
  expect(refused).toMatchObject({ name: 'FILE_TOO_LARGE', code: 5842, ...data })
})

test('signs the member out if the session token has expired', async () => {
  const { sdk, step } = open()
  await step({ do: 'fail', call: CALL, code: 4001, error: 'TOKEN_INVALID' })
  await expect(sendFile(sdk, photo)).rejects.toBeInstanceOf(SignedOutError)
  expect(sdk.token.get()).toBeNull()
})

test('an upload can be aborted, has a timeout, and throws an error if the connection is lost', async () => {
  const { sdk, step, inspect } = open()
  await step({ do: 'hold', call: CALL })
  const ended = new AbortController()
  const sending = sendFile(sdk, { ...photo, signal: ended.signal })
  const aborted = expect(sending).rejects.toMatchObject({ name: 'ABORTED' })
  await expect.poll(async () => (await inspect()).calls[CALL]).toBe(1)
  ended.abort()
  await aborted
  await expect(sendFile(sdk, { ...photo, timeoutMs: 100 })).rejects.toMatchObject({ name: 'TIMEOUT' })
  await step({ do: 'drop', call: CALL })
  await expect(sendFile(sdk, photo)).rejects.toBeInstanceOf(TransportError)
})

test('an upload has its own time limit, even if the client limits each attempt to a shorter time', async () => {
  const exchange = open()
  await exchange.step({ do: 'sample', call: CALL })
  const sdk = createBourselet({ baseUrl: exchange.sdk.baseUrl, syncTabs: false, attemptTimeoutMs: 1 })
  onTestFinished(sdk.close)
  await expect(sendFile(sdk, photo)).resolves.toHaveProperty('url')
})

test('an upload that is redirected ends with HTTP_STATUS, as every other call', async () => {
  const [{ sdk, step }, other] = [open(), open()]
  await other.step({ do: 'sample', call: CALL })
  await step({ do: 'redirect', call: CALL, location: `${other.sdk.baseUrl}/data/api.upload/${CALL}` })
  const redirected = { name: 'HTTP_STATUS', status: 0, outcome: 'unknown' }
  await expect(sendFile(sdk, photo)).rejects.toMatchObject(redirected)
})

test('an upload passes the hook, the headers and the middleware of the client, as every other call', async () => {
  const exchange = open()
  const data = { url: '/files/a.jpg', key: 'a.jpg', size: 1, mime: 'image/jpeg', width: 300, height: 300 }
  await exchange.step({ do: 'answer', call: CALL, data })
  const passed: unknown[] = []
  const sdk = createBourselet({
    baseUrl: exchange.sdk.baseUrl,
    syncTabs: false,
    headers: { 'X-Request-Id': 'r1' },
    beforeWrite: (operation) => void passed.push(operation),
    middleware: [
      (outgoing, next) => {
        passed.push(outgoing.headers['X-Request-Id'])
        return next(outgoing)
      },
    ],
  })
  onTestFinished(sdk.close)
  const progress: number[] = []
  await sendFile(sdk, { ...photo, onProgress: (percent) => progress.push(percent) })
  expect(passed).toEqual(['site.upload', 'r1'])
  expect(progress.at(-1)).toBe(100)
})
