import type { WebSocket } from 'ws'
import type { Clock } from '../clock/clock.ts'
import type { Language } from '../http/routes.ts'
import type { SignedIn } from '../members/tokens.ts'
import type { Listener } from './audiences.ts'
import { openOutlet } from './send-queue.ts'
import type { StreamLimits } from './stream-limits.ts'

/** Who is at the other end of a new socket. */
export interface Caller {
  address: string
  language: Language
  /** False for pages of other origins: they hear public topics alone. */
  maySignIn: boolean
}

/** One socket as the stream keeps it. */
export interface Connection extends Listener, Caller {
  /** The member it has signed in as. */
  member: (SignedIn & { token: string }) | null
  /** Whether it hears the member's own events. */
  hearsMember: boolean
  topics: Set<string>
  /** When its last message came; null before the first. */
  heardAt: number | null
  readonly openedAt: number
  say(frame: Buffer): void
  end(code: number, reason: string): void
  /** Ends it without a word. */
  drop(): void
  /** Whether nothing can be said any more. */
  isOver(): boolean
  /** Whether the socket is closed for good. */
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
    hearsMember: false,
    topics: new Set(),
    heardAt: null,
    openedAt: pulse.now(),
    say: outlet.send,
    end: (code, reason) => socket.close(code, reason),
    drop: () => socket.terminate(),
    isOver: () => socket.readyState !== socket.OPEN,
    isGone: () => socket.readyState === socket.CLOSED,
  }
}
