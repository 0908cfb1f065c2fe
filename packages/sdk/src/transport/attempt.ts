import type { BourseletError } from '../errors/bourselet-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import type { Session } from '../session/session.ts'
import type { Circuit } from './circuit.ts'
import type { ObservedClock } from './clock.ts'
import { failureOf } from './failure-of.ts'
import type { Intent } from './intent.ts'
import type { LogEntry, Logger } from './logger.ts'
import { openEnvelope, requestId } from './open-envelope.ts'
import type { Timers } from './timers.ts'
import type { Answer, Wire } from './wire.ts'
import { type Running, withDeadline } from './with-deadline.ts'

export type AttemptParts = {
  wire: Wire
  session: Session
  clock: ObservedClock
  circuit: Circuit
  timers: Timers
  running: Running
  serverHonoursKeys: boolean
  /** Headers that every request carries; a fresh object each time. */
  headers: () => Record<string, string>
  log?: Logger
}

/** The answer of one request, or a TransportError. Tells the circuit how the server is. */
async function exchange(
  parts: AttemptParts,
  intent: Intent,
  headers: Record<string, string>,
  ms: number,
): Promise<Answer> {
  const { circuit, timers, running, wire } = parts
  const { row, request, options, operation } = intent
  const [method, path, retry] = row
  try {
    const answer = await withDeadline({ timers, running, ms, signal: options.signal }, (signal) =>
      wire({ method, path, request, headers, signal }),
    )
    if (answer.status < 500) circuit.answered()
    else circuit.failed()
    return answer
  } catch (error) {
    const failure = failureOf(error, operation, retry !== 'read')
    if (failure.name === 'NETWORK' || failure.name === 'TIMEOUT') circuit.failed()
    else circuit.released()
    throw failure
  }
}

function tell({ log, timers }: AttemptParts, entry: Omit<LogEntry, 'ms'>, sentAt: number): void {
  try {
    log?.({ ...entry, ms: timers.now() - sentAt })
  } catch {
    // A failing logger must not fail a call.
  }
}

/** One request and its answer: `data`, or one of the error family. Tells the log, the clock and the session. */
export async function attempt(
  parts: AttemptParts,
  intent: Intent,
  ms: number,
  number: number,
): Promise<unknown> {
  const { session, timers, clock } = parts
  const { operation, row, key } = intent
  const [, , retry, idempotency, login] = row
  const { token, generation } = session.current()
  const headers = parts.headers()
  if (token) headers['Api-Token'] = token
  if (key && idempotency === 'key' && parts.serverHonoursKeys) headers['Idempotency-Key'] = key
  const sentAt = timers.now()
  try {
    const answer = await exchange(parts, intent, headers, ms)
    const data = openEnvelope(answer, { operation, write: retry !== 'read', login, now: clock.now() })
    const stated = (data as { server_time?: unknown } | null)?.server_time
    if (typeof stated === 'number') clock.observe(stated, sentAt, timers.now())
    tell(parts, { operation, code: 1, attempt: number, requestId: requestId(answer.headers) }, sentAt)
    return data
  } catch (thrown) {
    const error = thrown as BourseletError & { code?: number }
    if (error instanceof SignedOutError) session.expire(generation)
    tell(
      parts,
      { operation, code: error.code ?? error.name, attempt: number, requestId: error.requestId },
      sentAt,
    )
    throw error
  }
}
