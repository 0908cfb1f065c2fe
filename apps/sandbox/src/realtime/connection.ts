import type { WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { Language } from '../http/routes.ts'
import type { SignedIn } from '../members/tokens.ts'
import type { Listener } from './audiences.ts'
import { openOutlet } from './send-queue.ts'
import type { StreamLimits } from './stream-limits.ts'

/** The client of a new socket, with its address and rights. */
export interface Caller {
  address: string
  language: Language
  /** False for pages of other origins, which can receive public topics only. */
  maySignIn: boolean
}

/** An open socket of the stream. */
export interface Connection extends Listener, Caller {
  /** The authenticated member and their session token; null before the socket is authenticated. */
  member: (SignedIn & { token: string }) | null
  /** True if the socket has subscribed to the member's own events. */
  isMemberSubscribed: boolean
  topics: Set<string>
  /** Time at which the last message was received; null before the first message. */
  receivedAt: number | null
  readonly openedAt: number
  send(frame: Buffer): void
  end(code: number, reason: string): void
  /** Closes the socket immediately, without a closing handshake. */
  drop(): void
  /** Returns true if the socket is closing or closed, so that nothing can be sent. */
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
