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
import type { Running } from './with-deadline.ts'

const PROBE = 'site.settings'
const PROBE_MS = 3_000

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
  /** Ends running calls and rejects new ones. */
  close(): void
}

/** Creates the transport of one client: the layers that a call passes through until `fetch` sends it. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, timers, language } = options
  const running: Running = new Set()
  let isClosed = false
  const call: AnyCall<CallOptions> = createCall({
    ...options,
    wire: createWire(options),
    headers: createBaseHeaders(baseUrl, language),
    running,
    circuit: createCircuit(timers),
    isClosed: () => isClosed,
    isOnline: createOnlineGate(() => call(PROBE, calls[PROBE], undefined, { timeoutMs: PROBE_MS })),
  })
  return {
    call,
    close() {
      isClosed = true
      for (const end of running) end('CLOSED')
    },
  }
}
