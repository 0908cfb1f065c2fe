import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { frameHeaders } from './partners.ts'

/**
 * Starts an API that sends the given answers one after another, and then repeats the last answer. Returns the API's
 * address and a function that counts its requests.
 */
async function startApi(...answers: RequestListener[]) {
  let requests = 0
  const server = createServer((request, response) => {
    requests += 1
    answers[Math.min(requests, answers.length) - 1]!(request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { address: `http://127.0.0.1:${port}`, requests: () => requests }
}

const origins =
  (...list: string[]): RequestListener =>
  (_request, response) =>
    void response.end(JSON.stringify({ origins: list }))
const failed: RequestListener = (_request, response) => void response.writeHead(503).end('{}')
const lost: RequestListener = (_request, response) => void response.destroy()
const empty: RequestListener = (_request, response) => void response.end('{}')
const garbage: RequestListener = (_request, response) => void response.end('<html>')

const ancestors = (headers: Record<string, string>) =>
  /frame-ancestors ([^;]+)/.exec(headers['Content-Security-Policy'] ?? '')?.[1]

test('overlapping requests for the frame page, which partners embed, wait for the same API request and share its answer', async () => {
  const api = await startApi(origins('https://desk.example', 'https://blog.example'))
  const read = frameHeaders(api.address, [])
  const all = await Promise.all(Array.from({ length: 5 }, read))
  expect(new Set(all.map(ancestors))).toEqual(new Set(['https://desk.example https://blog.example']))
  expect(ancestors(await read())).toBe('https://desk.example https://blog.example')
  expect(api.requests()).toBe(1)
})

test.each([
  ['answers 503', failed],
  ['ends the connection', lost],
  ['answers with another text', garbage],
  ['answers without a list', empty],
])('if the API %s, the next request for the frame page asks the API again', async (_, failure) => {
  const api = await startApi(failure, origins('https://desk.example'))
  const read = frameHeaders(api.address, [])
  expect(ancestors(await read())).toBe("'none'")
  expect(ancestors(await read())).toBe('https://desk.example')
  expect(api.requests()).toBe(2)
})

test('while the API fails, the frame page keeps the partner origins of the API’s last answer', async () => {
  let now = performance.now()
  const { now: realNow } = performance
  performance.now = () => now
  onTestFinished(() => {
    performance.now = realNow
  })
  const api = await startApi(origins('https://desk.example'), failed, origins('https://blog.example'))
  const read = frameHeaders(api.address, [])
  await read()
  now += 2_000
  expect(ancestors(await read())).toBe('https://desk.example')
  expect(ancestors(await read())).toBe('https://blog.example')
})

test('while the first API request is unanswered, further requests for the frame page send no other request to the API', async () => {
  let now = performance.now()
  const { now: realNow } = performance
  performance.now = () => now
  onTestFinished(() => {
    performance.now = realNow
  })
  const open: ServerResponse[] = []
  const api = await startApi((_request, response) => void open.push(response))
  const read = frameHeaders(api.address, [])
  const first = read()
  now += 3_000
  const second = read()
  await expect.poll(() => open.length).toBe(1)
  open[0]!.end(JSON.stringify({ origins: ['https://desk.example'] }))
  expect([ancestors(await first), ancestors(await second)]).toEqual([
    'https://desk.example',
    'https://desk.example',
  ])
  expect(api.requests()).toBe(1)
})
