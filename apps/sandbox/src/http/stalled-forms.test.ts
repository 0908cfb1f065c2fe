import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { png } from '../files/test-images.ts'
import { formBody, upload } from '../files/test-upload.ts'
import { testSandbox } from '../test-sandbox.ts'

test('another member can upload although stalled uploads of eight members occupy all upload slots', async () => {
  const bodyLimits = { jsonMs: 60_000, formMs: 60_000, formStepMs: 500 }
  const sandbox = await testSandbox({ control: true, bots: false, bodyLimits })
  const picture = { bytes: png(), name: 'a.png', type: 'image/png' }
  const { port, hostname } = new URL(sandbox.url)
  const stall = (token: string) => {
    const { headers, payload } = formBody(picture)
    const head = { host: hostname, 'content-length': payload.length, 'api-token': token, ...headers }
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`)
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {}).resume()
    socket.write(`POST /data/api.upload/file HTTP/1.1\r\n${lines.join('')}\r\n`)
    socket.write(payload.subarray(0, payload.length / 2))
    return socket
  }
  let arrived = 0
  sandbox.app.server.on('request', () => arrived++)
  const honest = await sandbox.signIn()
  const sockets: Socket[] = []
  for (let n = 0; n < 8; n++) {
    const token = (await sandbox.newMember()).token['api-token']
    sockets.push(stall(token), stall(token))
  }
  await expect.poll(() => arrived).toBe(16)
  expect((await upload(sandbox, honest, picture)).code).toBe(1)
  await expect.poll(() => sockets.every(({ closed }) => closed)).toBe(true)
})
