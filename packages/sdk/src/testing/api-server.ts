import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = {
  path: string
  method: string
  headers: IncomingMessage['headers']
  body: string
  /** The request body as JSON; undefined if the body is not JSON. */
  json: Record<string, unknown> | undefined
  /** Number of the request to this server, starting at 1. */
  count: number
}

export type Api = {
  url: string
  port: number
  received: Received[]
  close(): Promise<void>
}

export type Answering = (request: Received, response: ServerResponse) => void

function parse(body: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** Starts a real HTTP server on a free port that answers with the given function. */
export function startApi(answer: Answering): Promise<Api> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      const { url = '', method = '', headers } = request
      const one = { path: url, method, headers, body, json: parse(body), count: received.length + 1 }
      received.push(one)
      answer(one, response)
    })
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      resolve({
        url: `http://127.0.0.1:${port}`,
        port,
        received,
        close: () =>
          new Promise<void>((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}

export function reply(response: ServerResponse, envelope: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(JSON.stringify(envelope))
}

export const ok = (response: ServerResponse, data: unknown = {}) =>
  reply(response, { code: 1, info: 'success', data })

export const refuse = (response: ServerResponse, code: number, data: object = {}, info = 'refused') =>
  reply(response, { code, info, data })
