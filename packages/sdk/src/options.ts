import type { SocketConstructor } from './realtime/link.ts'
import type { SignedOutReason } from './session/session.ts'
import type { TokenStore } from './session/token-store.ts'
import type { Logger } from './transport/logger.ts'
import type { Timers } from './transport/timers.ts'
import type { Fetch } from './transport/wire.ts'

/** Settings of a client. Everything but `baseUrl` has a default. */
export type BourseletOptions = {
  /** Origin (and path) in front of `/data/…`; empty for the page's own origin. */
  baseUrl: string
  /** Storage of the token. Default: a cookie in a page, memory elsewhere. */
  tokenStore?: TokenStore
  /** `Accept-Language`. Default `en`; change it later with `sdk.setLanguage`. */
  language?: string
  /** The longest time of one attempt, over connect, headers and body. Default 30 000. */
  timeoutMs?: number
  /**
   * The longest time of a whole call, over all attempts and the waits between. Default: for reads 30 000, or `timeoutMs`
   * where that is longer; none for writes, because giving up early leaves their outcome unknown.
   */
  deadlineMs?: number
  /** The most repeats of a call that may be repeated; 0 for none. Default 2. A natural write repeats once at most. */
  maxRetries?: number
  /**
   * The member was signed out by the server or in another tab. Called once however many calls fail together.
   * Not called after `sdk.token.clear()`.
   */
  onSignedOut?: (reason: SignedOutReason) => void
  /**
   * Called before each call that is not a read; the call waits for a promise that it returns. What it throws, or rejects
   * with, ends the call with nothing sent: throw a `BourseletError` of a `name` that your texts know.
   */
  beforeWrite?: (operation: string) => void | Promise<void>
  /**
   * Whether the server keeps `Idempotency-Key` and `client_order_id` as the contract says. Default true. With false
   * the header is not sent and writes are never repeated by themselves.
   */
  serverHonoursKeys?: boolean
  /** Default: `/ws` beside `baseUrl`. */
  streamUrl?: string
  /** `false`: the server has no stream, poll instead. */
  stream?: boolean
  /** Told of every attempt: operation, code, milliseconds, request id, and nothing else. */
  logger?: Logger
  /** Told what a hook, a handler or the logger of yours threw. Default: `reportError` where there is one. */
  onError?: (error: unknown) => void
  /** Default: the global one. */
  fetch?: Fetch
  /** Default: the global one. Node 20 has none: pass the package `ws`, or live with polling. */
  WebSocket?: SocketConstructor
  /** Sign-in and sign-out reach the other tabs. Default true in a page. */
  syncTabs?: boolean
  /** Time and chance, for simulations and tests. */
  timers?: Timers
}
