import type { Data, OperationId } from '@bourselet/openapi'
import { TransportError } from './errors/transport-error.ts'
import { createFeatures } from './features/create-features.ts'
import type { Features } from './features/features.gen.ts'
import { addressOf, globalFetch, reporter, socketOf } from './host.ts'
import type { BourseletOptions } from './options.ts'
import { type Book, type BookProduct, createBooks } from './realtime/book.ts'
import { createPoller } from './realtime/poller.ts'
import { signInWith } from './realtime/sign-in.ts'
import { createStream, type Stream } from './realtime/stream.ts'
import { type DeviceStore, deviceStore } from './session/device-store.ts'
import { memoryStore } from './session/memory-store.ts'
import { createSession, type Session, type TokenHandle } from './session/session.ts'
import type { Call, CallOptions } from './transport/call.ts'
import type { AnyCall, CallRow } from './transport/call-row.ts'
import { calls } from './transport/calls.gen.ts'
import { type Clock, createClock } from './transport/clock.ts'
import { createTransport, type Transport } from './transport/create-transport.ts'
import { createRawCall, type RawCall } from './transport/raw-call.ts'
import { systemTimers } from './transport/timers.ts'

/**
 * The client of one exchange: the calls by feature, the stream, live books, the token and the server's time.
 */
export type Bourselet = Features & {
  /**
   * Address in front of `/data/…` and `/files/…`, without a trailing slash; empty for the page's own origin.
   */
  readonly baseUrl: string
  /**
   * False if the option `serverHonoursKeys` is false. In this case, a repeat of a write with an unknown outcome may
   * execute the write twice. Instead of repeating the write, read from the server whether it had an effect.
   */
  readonly serverHonoursKeys: boolean
  /** Sends a call by its path, for paths without a method in this version. */
  call: RawCall
  /**
   * Runs the hook `beforeWrite` of the options. A host page that sends a write without this client calls this method
   * first. If the promise rejects, the write must not be sent: the hook has refused the write, or the token has changed
   * or the client was closed while the hook ran.
   */
  beforeWrite(operation: string): Promise<void>
  /** Live topics, polled if the server has no stream. */
  stream: Stream
  /** Returns the live order book of a symbol, shared by all callers. The book is updated while it has subscribers. */
  book(product: BookProduct, symbol: string): Book
  token: TokenHandle
  /**
   * Logs the member out: ends the session on the server, without waiting for the answer, and clears the token in every
   * tab. The token is cleared even if the request fails. The hook `beforeWrite` is not run.
   */
  signOut(): void
  clock: Clock
  /** Sets the language of server texts for later calls. */
  setLanguage(language: string): void
  /** Ends calls, timers and sockets. A closed client cannot be reopened. */
  close(): void
}

const hasPage = () => typeof document !== 'undefined'

/**
 * Returns the broadcast channel to other tabs with this name; undefined if the browser forbids it, as Firefox does while
 * it blocks cookies.
 */
function tabChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

const SIGNS_IN = /^session\.(login|register)$/

/**
 * Returns true for calls that send the device token. These calls, such as log-in, are possible without a log-in. A
 * device whose token the server knows can still make these calls when other devices exceed the rate limits.
 */
const namesDevice = (operation: OperationId, request: object | undefined) =>
  /^session\.(login|register|sendCode)$/.test(operation) ||
  (operation === 'account.changePassword' && request !== undefined && 'code' in request)

/**
 * Wraps `call`. Sends the device token with calls that need it. After a log-in or registration, stores the member's
 * token and the device token of the answer before the caller receives the answer.
 */
function signingIn(call: Call, token: TokenHandle, device: DeviceStore): Call {
  return (operation, request, options) => {
    const known = namesDevice(operation, request as object | undefined) ? device.get() : null
    const named = known === null ? request : { device_token: known, ...(request as object) }
    const answer = call(operation, named as typeof request, options)
    if (!SIGNS_IN.test(operation)) return answer
    return answer.then((data) => {
      const session = data as Data<'session.login'>
      if (session.device_token !== undefined) device.set(session.device_token)
      token.set(session.token)
      return data
    })
  }
}

/**
 * Creates the function that waits before a write until the hook `beforeWrite` has ended. If the hook throws, the wait
 * rejects with its error. If the call sends a token and the token changes during the wait, the wait rejects with
 * ABORTED. Without this check, the write of one member could be sent with the token of another member.
 */
function waiting(hook: BourseletOptions['beforeWrite'], session: Session, { waitFor }: Transport) {
  return async (operation: string, signal?: AbortSignal): Promise<void> => {
    const { generation } = session.current()
    // The function is `async`, so that a hook that throws rejects the promise, as `withDeadline` requires.
    if (hook) await waitFor(async () => hook(operation), operation, signal)
    const row: CallRow | undefined = calls[operation as OperationId]
    if (row?.[4] !== 'none' && session.current().generation !== generation)
      throw new TransportError('ABORTED', { operation })
  }
}

/**
 * Wraps `call` so that a write is sent only after `wait` has resolved. If `wait` rejects, the call rejects with the
 * same error.
 */
const asking =
  (wait: ReturnType<typeof waiting>, call: AnyCall<CallOptions>): AnyCall<CallOptions> =>
  async (operation, row, request, options) => {
    if (row[2] !== 'read') await wait(operation, options?.signal)
    return call(operation, row, request, options)
  }

/**
 * Creates a client. Connections are opened by the first call and the first subscription.
 * @throws InvalidError if `baseUrl` is not an address
 */
export function createBourselet(options: BourseletOptions): Bourselet {
  const { timers = systemTimers, tokenStore, syncTabs = hasPage() } = options
  const baseUrl = addressOf(options.baseUrl)
  const serverHonoursKeys = options.serverHonoursKeys !== false
  let language = options.language ?? 'en'
  const report = reporter(options.onError)
  const clock = createClock(timers)
  const session = createSession({
    store: tokenStore ?? memoryStore(),
    channel: syncTabs ? tabChannel(`bourselet:${baseUrl}`) : undefined,
    onSignedOut: options.onSignedOut,
    report,
  })
  const transport = createTransport({
    ...options,
    baseUrl,
    session,
    clock,
    timers,
    language: () => language,
    fetch: options.fetch ?? globalFetch,
    serverHonoursKeys,
    log: options.logger,
    report,
  })
  const beforeWrite = waiting(options.beforeWrite, session, transport)
  const anyCall = options.beforeWrite ? asking(beforeWrite, transport.call) : transport.call
  const byRow = (operation: OperationId, request?: object, more?: object) =>
    anyCall(operation, calls[operation], request, more)
  const call = signingIn(byRow as Call, session.token, deviceStore(baseUrl))
  const stream = createStream({
    connect: socketOf(baseUrl, options),
    socketSource: options.sharedStream,
    polling: (parts) => createPoller({ ...parts, call, session, now: clock.now }),
    signIn: signInWith(session),
    session,
    clock,
    timers,
    report,
  })
  const features = createFeatures(call)
  return {
    baseUrl,
    serverHonoursKeys,
    ...features,
    call: createRawCall(anyCall),
    beforeWrite,
    stream,
    book: createBooks({ stream, market: features.market }),
    token: session.token,
    signOut() {
      const token = session.token.get()
      if (token) transport.endSession(token).catch(() => {})
      session.token.clear()
    },
    clock,
    setLanguage(next) {
      language = next
    },
    close() {
      stream.close()
      transport.close()
      session.close()
    },
  }
}
