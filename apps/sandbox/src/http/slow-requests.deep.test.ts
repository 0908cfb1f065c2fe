import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { png } from '../files/test-images.ts'
import { formBody, upload } from '../files/test-upload.ts'
import { testSandbox } from '../test-sandbox.ts'

const until = async (holds: () => Promise<boolean> | boolean, ms: number) => {
  for (const end = Date.now() + ms; Date.now() < end; await new Promise((wake) => setTimeout(wake, 50)))
    if (await holds()) return true
  return false
}

// Both tests wait five seconds for a time limit of the server, so they run concurrently.
test.concurrent('closes the connection of an upload that stops arriving, and releases its upload slot', async () => {
  const sandbox = await testSandbox({
    uploadsPerDay: 100,
    bodyLimits: { jsonMs: 1_000, formMs: 5_000, formStepMs: 30_000 },
  })
  const token = await sandbox.signIn()
  const bytes = png()
  const one = () => upload(sandbox, token, { bytes, name: 'a.png', type: 'image/png' })
  const { port, hostname } = new URL(sandbox.url)
  const { headers, payload } = formBody({ bytes, name: 'a.png', type: 'image/png' })
  const stall = async (): Promise<Socket> => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {}).resume()
    const head = { host: hostname, 'content-length': payload.length, ...headers, ...token }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`POST /data/api.upload/file HTTP/1.1\r\n${lines.join('')}\r\n`)
    socket.write(payload.subarray(0, payload.length / 2))
    return socket
  }
  let arrived = 0
  sandbox.app.server.on('request', () => arrived++)
  const gone = await stall()
  const waiting = await stall()
  expect(await until(() => arrived === 2, 5000)).toBe(true)
  // The server identifies senders in the order of arrival. When this call is answered, the senders of both uploads
  // have been identified.
  await sandbox.call('account.info', {}, token)
  // Two uploads of a member are in progress, so a third one is refused. Other members are not affected.
  expect((await one()).data).toMatchObject({ error: 'TOO_MANY_REQUESTS', params: { retry_after: 2 } })
  const refused = await stall()
  const other = await sandbox.signIn('demo2@example.com')
  expect((await upload(sandbox, other, { bytes, name: 'a.png', type: 'image/png' })).code).toBe(1)
  gone.destroy()
  expect(await until(async () => (await one()).code === 1, 5000)).toBe(true)
  expect(await until(() => waiting.closed && refused.closed, 60_000)).toBe(true)
  expect((await Promise.all([one(), one()])).map(({ code }) => code)).toEqual([1, 1])
}, 120_000)

test.concurrent('closes a connection that does not complete its request header', async () => {
  const sandbox = await testSandbox({ bots: false })
  const { port, hostname } = new URL(sandbox.url)
  const socket = connect(Number(port), hostname, () =>
    socket.write('POST /data/api.login/login HTTP/1.1\r\nhost: a\r\n'),
  )
  socket.on('error', () => {})
  await once(socket.resume(), 'close')
}, 60_000)
