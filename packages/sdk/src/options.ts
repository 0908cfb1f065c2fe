import type { SocketConstructor } from './realtime/link.ts'
import type { SignedOutReason } from './session/session.ts'
import type { TokenStore } from './session/token-store.ts'
import type { SharedStream } from './shared-stream/shared-stream.ts'
import type { Fetch } from './transport/call.ts'
import type { Logger } from './transport/logger.ts'
import type { Middleware } from './transport/middleware.ts'
import type { OwnHeaders } from './transport/own-headers.ts'
import type { Timers } from './transport/timers.ts'

/** Settings of a client. Every setting except `baseUrl` has a default. */
export type BourseletOptions = {
  /** Origin, optionally with a path, that is put in front of `/data/…`. Empty for the page's own origin. */
  baseUrl: string
  /**
   * Storage of the member's token. Default: memory, so the token is lost when the page is left. `cookieStore()` keeps
   * the member signed in after a reload and in other tabs; every script of the page can read the cookie.
   */
  tokenStore?: TokenStore
  /** `Accept-Language`. Default `en`; change it later with `sdk.setLanguage`. */
  language?: string
  /**
   * Maximum time of a whole call in ms, including all attempts and the waits between them. Default for reads:
   * 30,000, or `attemptTimeoutMs` if that is longer. Default for writes: none, because giving up early leaves
   * their outcome unknown.
   */
  timeoutMs?: number
  /**
   * Maximum time of one attempt in ms, including connect, headers and body. Default: `timeoutMs` if set, else
   * 30,000.
   */
  attemptTimeoutMs?: number
  /**
   * `max`: maximum number of times that a repeatable call is repeated; 0 disables repeats. Default 2. A write
   * that is idempotent without a key, such as a cancellation, is repeated at most once.
   */
  retry?: { max?: number }
  /**
   * Called when the server or another tab signs the member out. Many calls that fail together cause only one
   * call of this function. Not called after `sdk.token.clear()`.
   */
  onSignedOut?: (reason: SignedOutReason) => void
  /**
   * Called before each call that is not a read. If the function returns a promise, the call waits for it. If the
   * function throws or rejects, nothing is sent and the call rejects with that error. To refuse a call, throw a
   * `BourseletError` with a `name` for which the application has a message. The call is not sent if it ends during the
   * wait: with ABORTED if its `signal` is aborted, or if the token changes because the member signs out or another member
   * signs in; with CLOSED if the client is closed.
   */
  beforeWrite?: (operation: string) => void | Promise<void>
  /**
   * True if the server supports `Idempotency-Key` and `client_order_id` as the contract requires. Default true. If
   * false, the header is not sent, errors have no `idempotencyKey`, and the only writes that are repeated automatically
   * are those that are idempotent without a key. If the outcome of another write is unknown, the application must read
   * the data that the write changes to find out whether the write was executed.
   */
  serverHonoursKeys?: boolean
  /** Address of the stream. Default: `/ws` under `baseUrl`. */
  streamUrl?: string
  /** Set to `false` if the server has no stream; the SDK then polls. */
  stream?: boolean
  /**
   * Receives the stream from a shared worker, so that all pages and frames of an origin use one socket: pass the result
   * of `sharedStream` of `@bourselet/sdk/shared-stream`. Default: each client opens a socket of its own.
   */
  sharedStream?: SharedStream
  /**
   * Called after every attempt. It receives the operation, code, milliseconds and request id, and no other
   * data.
   */
  logger?: Logger
  /**
   * Called with each error that a hook, a handler or the logger of the application throws. Also called with a
   * RefusedError if the stream refuses topics, or refuses a message without naming topics. A refusal that repeats is
   * reported only once until the stream reconnects, or until a new subscription to a topic that the server does not
   * deliver yet. A subscription that this function or a listener makes during the report does not count. Default:
   * `reportError` if available.
   */
  onError?: (error: unknown) => void
  /**
   * Additional headers of every call, or a function that returns them. The function runs once for each call,
   * before its first attempt; an error that it throws ends the call. Headers of the SDK replace additional
   * headers of the same name.
   */
  headers?: OwnHeaders
  /**
   * Functions that wrap every attempt, for example for tracing, signatures or another transport. The first function in
   * the list is the outermost. The functions receive the request including the member's token.
   */
  middleware?: readonly Middleware[]
  /**
   * The fetch function. Default: the global one. It receives `redirect: 'manual'` and must not follow a redirect, because
   * the request would carry the member's token to another address.
   */
  fetch?: Fetch
  /**
   * The WebSocket class. Default: the global one. Node 20 has none: pass the package `ws`, or the SDK polls.
   */
  WebSocket?: SocketConstructor
  /** Shares sign-in and sign-out with the other tabs. Default: true in a page. */
  syncTabs?: boolean
  /** The sources of time and randomness, for simulations and tests. */
  timers?: Timers
}
