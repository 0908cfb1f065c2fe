import { addFacts } from '../errors/bourselet-error.ts'
import { TransportError } from '../errors/transport-error.ts'
import type { Session } from '../session/session.ts'
import { createBaseHeaders } from './base-headers.ts'
import type { CallOptions } from './call.ts'
import type { AnyCall } from './call-row.ts'
import { calls } from './calls.gen.ts'
import { createCircuit } from './circuit.ts'
import type { ObservedClock } from './clock.ts'
import { createCall } from './create-call.ts'
import type { Logger } from './logger.ts'
import { createOnlineGate } from './online-gate.ts'
import type { Timers } from './timers.ts'
import { createWire, type WireOptions } from './wire.ts'
import { type Running, withDeadline } from './with-deadline.ts'

const PROBE = 'site.settings'
const PROBE_MS = 3_000
const END = 'account.update'

export type TransportOptions = WireOptions & {
  session: Session
  clock: ObservedClock
  timers: Timers
  language: () => string
  timeoutMs?: number
  attemptTimeoutMs?: number
  retry?: { max?: number }
  serverHonoursKeys: boolean
  log?: Logger
  report: (error: unknown) => void
}

export type Transport = {
  call: AnyCall<CallOptions>
  /**
   * Runs a hook of the host and waits for it. Rejects at once if the caller aborts or the client is closed, even if the
   * hook still waits, for example for the member's decision. If the client is already closed, the hook is not run.
   */
  waitFor(hook: () => Promise<void>, operation: string, signal?: AbortSignal): Promise<void>
  /** Ends the session of a token on the server by one request, which is sent even if the member leaves the page. */
  endSession(token: string): Promise<void>
  /** Ends running calls and rejects new ones. */
  close(): void
}

/** Creates the transport of one client: the layers that a call passes through until `fetch` sends it. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, timers, language } = options
  const running: Running = new Set()
  const wire = createWire(options)
  const headers = createBaseHeaders(baseUrl, language)
  let isClosed = false
  const call: AnyCall<CallOptions> = createCall({
    ...options,
    wire,
    headers,
    running,
    circuit: createCircuit(timers),
    isClosed: () => isClosed,
    isOnline: createOnlineGate(() => call(PROBE, calls[PROBE], undefined, { timeoutMs: PROBE_MS })),
  })
  return {
    call,
    async waitFor(hook, operation, signal) {
      const ms = Number.POSITIVE_INFINITY
      try {
        if (isClosed) throw new TransportError('CLOSED')
        await withDeadline({ timers, running, ms, signal }, hook)
      } catch (error) {
        throw error instanceof TransportError && !error.operation ? addFacts(error, { operation }) : error
      }
    },
    // `wire.prepare` calls the host's function that returns headers, and that function may throw. Because this method
    // is `async`, the error then rejects the promise, and `signOut` ignores it.
    async endSession(token) {
      const own = headers()
      own['Api-Token'] = token
      const prepared = wire.prepare(END, calls[END], { end_current_session: true })
      prepared.keepalive = true
      await wire.send(prepared, own, new AbortController().signal)
    },
    close() {
      isClosed = true
      for (const end of running) end('CLOSED')
    },
  }
}
