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
import { createWire, type Fetch } from './wire.ts'
import type { Running } from './with-deadline.ts'

const MAX_ANSWER_BYTES = 5 * 1024 * 1024

export type TransportOptions = {
  baseUrl: string
  session: Session
  clock: ObservedClock
  timers: Timers
  language: () => string
  fetch: Fetch
  timeoutMs: number
  serverHonoursKeys: boolean
  log?: Logger
}

export type Transport = {
  call: AnyCall<CallOptions>
  /** Ends what is under way and refuses what comes. */
  close(): void
}

/** Everything between a call and fetch, for one client. */
export function createTransport(options: TransportOptions): Transport {
  const { baseUrl, timers } = options
  const running: Running = new Set()
  let isClosed = false
  const wire = createWire(baseUrl, options.fetch, MAX_ANSWER_BYTES)
  const headers = createBaseHeaders(baseUrl, options.language)
  const [method, path] = calls['site.settings']
  const call = createCall({
    ...options,
    wire,
    headers,
    running,
    circuit: createCircuit(timers),
    isClosed: () => isClosed,
    isOnline: createOnlineGate(
      (signal) => wire({ method, path, request: undefined, headers: headers(), signal }),
      timers,
      running,
    ),
  })
  return {
    call,
    close() {
      isClosed = true
      for (const end of [...running]) end('CLOSED')
    },
  }
}
