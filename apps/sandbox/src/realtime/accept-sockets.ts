import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '../clock/clock.ts'
import { clientAddress, type ProxyTrust } from '../http/client-address.ts'
import { negotiateLanguage } from '../http/language.ts'
import { callerOf } from '../http/origins.ts'
import { refusalText } from '../http/texts.ts'
import { Refusal } from '../refusals/refusal.ts'
import { POLICY, type Refuse } from './answer-messages.ts'
import { type Caller, type Connection, openConnection } from './connection.ts'
import { addressBook } from './connection-counts.ts'
import { errorFrame } from './frames.ts'
import { type ClientMessage, readMessage } from './read-message.ts'
import type { StreamLimits } from './stream-limits.ts'
import { tokenBucket } from './token-bucket.ts'

export interface ReceptionParts {
  /** The clock of the machine, which the controls of the sandbox cannot move. */
  pulse: Clock
  limits: StreamLimits
  /** Origins of web pages that may send a session token, on the stream and with calls. */
  allowedOrigins: string[]
  trust: ProxyTrust
  opened(connection: Connection): void
  closed(connection: Connection): void
  answer(connection: Connection, message: ClientMessage, refuse: Refuse): Promise<void>
}

const PATH = '/ws'

/**
 * Creates the part of the stream that accepts and counts sockets and forwards their messages. Returns a function that
 * attaches it to an HTTP server.
 */
export function reception(parts: ReceptionParts) {
  const { pulse, limits } = parts
  const addresses = addressBook(pulse, limits)
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.messageBytes,
    perMessageDeflate: false,
    clientTracking: false,
  })
  const accept = (socket: WebSocket, caller: Caller) => {
    const connection = openConnection(socket, caller, pulse, limits)
    addresses.opened(caller.address)
    socket.on('error', connection.drop)
    socket.on('close', () => {
      addresses.closed(caller.address)
      parts.closed(connection)
    })
    listenTo(socket, connection, parts)
    parts.opened(connection)
  }
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy())
    if (request.url?.split('?')[0] !== PATH) return refuseUpgrade(socket, '404 Not Found')
    const caller = callerIn(request, parts)
    if (!addresses.mayOpen(caller.address)) return refuseUpgrade(socket, '429 Too Many Requests')
    sockets.handleUpgrade(request, socket, head, (opened) => accept(opened, caller))
  }
  return (server: Server): (() => void) => {
    server.on('upgrade', upgrade)
    return () => server.off('upgrade', upgrade)
  }
}

function callerIn(request: IncomingMessage, { allowedOrigins, trust }: ReceptionParts): Caller {
  const { origin } = request.headers
  return {
    address: clientAddress(request, trust),
    language: negotiateLanguage(request.headers['accept-language']),
    maySignIn: callerOf(origin, allowedOrigins) !== 'foreign',
  }
}

function listenTo(
  socket: WebSocket,
  connection: Connection,
  { pulse, limits, answer }: ReceptionParts,
): void {
  const mayPass = tokenBucket(pulse.now, limits.messagesPerSecond, limits.messageBurst)
  const refuse: Refuse = (error, id, topics) =>
    connection.send(errorFrame(error, refusalText(new Refusal(error), connection.language), id, topics))
  let last: Promise<void> = Promise.resolve()
  socket.on('message', (data, isBinary) => {
    if (connection.isOver()) return
    if (!mayPass()) {
      refuse('TOO_MANY_REQUESTS')
      return connection.end(POLICY, 'too many messages')
    }
    const message = isBinary ? null : readMessage(data.toString())
    if (!message) return refuse('VALIDATION')
    connection.receivedAt = pulse.now()
    // The messages of a socket are processed one after another. A subscription message after an authentication message
    // therefore uses the result of the authentication. If the socket closes, its waiting messages are dropped.
    // Otherwise, a waiting subscription would register the closed socket for its topics, and nothing would remove it
    // again.
    last = last
      .then(() => (connection.isOver() ? undefined : answer(connection, message, refuse)))
      .catch((error) => refuse(error instanceof Refusal ? error.error : 'SERVER_ERROR'))
  })
}

function refuseUpgrade(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
