import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { png } from '../files/test-images.ts'
import { formBody } from '../files/test-upload.ts'
import { BodyError } from './parse-json.ts'
import { readForm } from './read-form.ts'

/** Sends half of a form over a real connection. Returns the request of the server and the client's socket. */
async function halfForm() {
  const server = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { headers, payload } = formBody({ bytes: png(), name: 'a.png', type: 'image/png' })
  const lines = Object.entries({ host: 'a', 'content-length': payload.length, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`POST / HTTP/1.1\r\n${lines.join('')}\r\n`)
  socket.write(payload.subarray(0, payload.length / 2))
  const [request] = (await once(server, 'request')) as [IncomingMessage]
  request.on('error', () => {})
  return { request, socket }
}

test('refuses a form if its client disconnected before the form is read', async () => {
  const { request, socket } = await halfForm()
  const closed = once(request, 'close')
  socket.destroy()
  await closed.catch(() => {})
  await expect(readForm(request, 60_000)).rejects.toThrow(BodyError)
})

test('refuses a form if its client disconnects while the form is read', async () => {
  const { request, socket } = await halfForm()
  const reading = readForm(request, 60_000)
  socket.destroy()
  await expect(reading).rejects.toThrow(BodyError)
})

test('closes the connection of a form that stops arriving', async () => {
  const { request, socket } = await halfForm()
  const closed = once(socket.resume(), 'close')
  await expect(readForm(request, 50)).rejects.toThrow(BodyError)
  await closed
})
