import type { WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { Language } from '../http/routes.ts'
import type { SignedIn } from '../members/tokens.ts'
import type { Listener } from './audiences.ts'
import { openOutlet } from './send-queue.ts'
import type { StreamLimits } from './stream-limits.ts'

/** Address and permissions of the client of a new socket. */
export interface Caller {
  address: string
  language: Language
  /** False for pages of other origins, which receive public topics only. */
  maySignIn: boolean
}

/** One socket of the stream. */
export interface Connection extends Listener, Caller {
  /** The signed-in member and token; null before sign-in. */
  member: (SignedIn & { token: string }) | null
  /** True if the socket receives the member's own events. */
  isMemberSubscribed: boolean
  topics: Set<string>
  /** Time of the last received message; null before the first message. */
  receivedAt: number | null
  readonly openedAt: number
  send(frame: Buffer): void
  end(code: number, reason: string): void
  /** Closes the socket without a closing handshake. */
  drop(): void
  /** Returns true if no more messages can be sent. */
  isOver(): boolean
  /** Returns true if the socket is completely closed. */
  isGone(): boolean
}

export function openConnection(
  socket: WebSocket,
  caller: Caller,
  pulse: Clock,
  limits: StreamLimits,
): Connection {
  const outlet = openOutlet(socket, pulse, limits)
  return {
    ...caller,
    outlet,
    member: null,
    isMemberSubscribed: false,
    topics: new Set(),
    receivedAt: null,
    openedAt: pulse.now(),
    send: outlet.send,
    end: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    isOver: () => socket.readyState !== socket.OPEN,
    isGone: () => socket.readyState === socket.CLOSED,
  }
}
