import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer } from 'ws'
import { createExchange, type Exchange, type Step } from './exchange.ts'

const cors = (origin = '*') => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers':
    'accept, accept-language, api-name, api-token, content-type, idempotency-key, x-request-id, x-xsrf-token',
  'content-type': 'application/json',
})

/** Returns the body of a request; null if the connection was closed before the body was complete. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  let body = ''
  try {
    for await (const chunk of request) body += chunk
  } catch (error) {
    // When a test ends, its page is closed, and requests that are still being sent fail with ECONNRESET. The server
    // ignores this error, so that the other tests can continue.
    if ((error as NodeJS.ErrnoException).code === 'ECONNRESET') return null
    throw error
  }
  return body
}

/**
 * Starts a real HTTP and WebSocket server with one exchange per name: `/x/<name>/data/…` answers calls, `/x/<name>/ws`
 * streams, and `/x/<name>/step` executes the actions (steps) that a test posts.
 */
export async function startTestExchange(port = 0): Promise<{ url: string; close: () => Promise<void> }> {
  const exchanges = new Map<string, Exchange>()
  const named = (url = '') => {
    const [, , name = '', ...rest] = url.split('?')[0]!.split('/')
    const exchange = exchanges.get(name) ?? createExchange()
    exchanges.set(name, exchange)
    return { exchange, rest }
  }
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { exchange, rest } = named(request.url)
    const head = cors(request.headers.origin)
    if (request.method === 'OPTIONS') return response.writeHead(204, head).end()
    const text = await bodyOf(request)
    if (text === null) return
    const isForm = request.headers['content-type']?.startsWith('multipart/')
    const asked = Object.fromEntries(new URLSearchParams(request.url?.split('?')[1]))
    const body = isForm ? { form: text } : { ...asked, ...JSON.parse(text || '{}') }
    if (rest[0] === 'step') {
      try {
        const result = exchange.step(body as Step) ?? {}
        return response.writeHead(200, head).end(JSON.stringify(result))
      } catch (error) {
        return response.writeHead(400, head).end(String(error))
      }
    }
    const answered = exchange.answer(rest.at(-1) ?? '', body)
    if (answered === 'dropped') request.socket.destroy()
    else if (answered !== 'held') {
      const { status, body, location } = answered
      response.writeHead(status, location ? { ...head, location } : head).end(JSON.stringify(body))
    }
  }
  const server = createServer((request, response) => void answer(request, response))
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const { exchange } = named(request.url)
    sockets.handleUpgrade(request, socket, head, (opened) => exchange.connect(opened))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.clients) socket.terminate()
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
