import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { operations } from '@bourselet/openapi/operations'
import { WebSocket, WebSocketServer } from 'ws'
import type { Envelope } from '../target/http.ts'
import type { Frame } from '../target/stream-client.ts'

/** A call that the proxy forwards to the back end. */
export interface ProxiedCall {
  id: string
  headers: Record<string, string>
  request: Record<string, unknown>
}

/** A deviation from the contract that the proxy adds to a back end that conforms. */
export interface Fault {
  /** Changes a call before the proxy forwards it. */
  call?(call: ProxiedCall): void
  /** Returns a changed envelope for an answer, or a number to answer with this HTTP status instead. */
  answer?(call: ProxiedCall, envelope: Envelope): Envelope | number
  /** Returns a changed message of the server; null drops the message. `send` sends further messages on the socket. */
  frame?(frame: Frame, send: (frame: Frame) => void): Frame | null
  /** Returns a changed message of the client; null drops the message. */
  message?(message: Record<string, unknown>): Record<string, unknown> | null
}

export interface FaultyProxy {
  url: string
  /** The fault that the proxy currently adds. */
  fault: Fault
  close(): Promise<void>
}

/**
 * Opens a proxy in front of a back end. The proxy adds its current fault and forwards everything else
 * unchanged.
 */
export async function openProxy(backend: string): Promise<FaultyProxy> {
  const proxy: FaultyProxy = { url: '', fault: {}, close: async () => {} }
  const server = createServer((request, response) => void forward(proxy, backend, request, response))
  const sockets = forwardStream(proxy, server, backend)
  server.listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  proxy.close = async () => {
    for (const socket of sockets.clients) socket.terminate()
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
  return proxy
}

async function forward(
  { fault }: FaultyProxy,
  backend: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(incoming.url ?? '', backend)
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString('latin1')
  const call = callOf(pathname, search, incoming, text)
  const original = JSON.stringify(call.request)
  fault.call?.(call)
  const isChanged = JSON.stringify(call.request) !== original
  const answer = await fetch(`${backend}${pathname}${search}`, {
    method: incoming.method,
    headers: call.headers,
    ...(incoming.method === 'POST'
      ? { body: isChanged ? JSON.stringify(call.request) : Buffer.concat(chunks) }
      : {}),
  })
  const body = await answer.text()
  const given = fault.answer && body !== '' ? fault.answer(call, JSON.parse(body) as Envelope) : body
  const kept = ['content-type', 'idempotent-replayed']
  for (const name of [...kept, 'access-control-allow-origin', 'access-control-allow-headers']) {
    const value = answer.headers.get(name)
    if (value !== null) response.setHeader(name, value)
  }
  if (typeof given === 'number') response.writeHead(given).end()
  else response.writeHead(answer.status).end(typeof given === 'string' ? given : JSON.stringify(given))
}

/** Headers that concern a single connection, so the proxy does not forward them. */
const CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'keep-alive'])

function callOf(path: string, search: string, { headers }: IncomingMessage, body: string): ProxiedCall {
  const id = operations.find((operation) => operation.path === path)?.id ?? ''
  const kept = Object.entries(headers).filter(([name]) => !CONNECTION.has(name))
  const isJson = headers['content-type'] === 'application/json' && body.startsWith('{')
  let request: Record<string, unknown> = Object.fromEntries(new URLSearchParams(search))
  try {
    if (isJson) request = JSON.parse(body)
  } catch {}
  return { id, headers: Object.fromEntries(kept) as Record<string, string>, request }
}

function forwardStream(proxy: FaultyProxy, server: Server, backend: string): WebSocketServer {
  const sockets = new WebSocketServer({ server, path: '/ws' })
  sockets.on('connection', (client) => {
    const upstream = new WebSocket(`${backend.replace('http', 'ws')}/ws`)
    const waiting: string[] = []
    const { fault } = proxy
    const send = (text: string) =>
      upstream.readyState === upstream.OPEN ? upstream.send(text) : waiting.push(text)
    upstream.on('open', () => {
      for (const text of waiting.splice(0)) upstream.send(text)
    })
    upstream.on('message', (data) => {
      const frame = JSON.parse(data.toString()) as Frame
      const answer = (message: Frame) => client.send(JSON.stringify(message))
      const given = fault.frame ? fault.frame(frame, answer) : frame
      if (given !== null) answer(given)
    })
    client.on('message', (data) => {
      const message = JSON.parse(data.toString()) as Record<string, unknown>
      const given = fault.message ? fault.message(message) : message
      if (given !== null) send(JSON.stringify(given))
    })
    upstream.on('close', () => client.close())
    upstream.on('error', () => client.terminate())
    client.on('close', () => upstream.terminate())
  })
  return sockets
}
