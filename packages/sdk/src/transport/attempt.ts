import type { BourseletError } from '../errors/bourselet-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import { contained } from '../listeners.ts'
import type { Session } from '../session/session.ts'
import type { Circuit } from './circuit.ts'
import type { ObservedClock } from './clock.ts'
import { failureOf } from './failure-of.ts'
import type { Intent } from './intent.ts'
import type { Logger } from './logger.ts'
import { openCallEnvelope } from './open-call-envelope.ts'
import { requestId } from './open-envelope.ts'
import type { Answer } from './read-answer.ts'
import type { Timers } from './timers.ts'
import type { Wire } from './wire.ts'
import { type Running, withDeadline } from './with-deadline.ts'

export type AttemptParts = {
  wire: Wire
  session: Session
  clock: ObservedClock
  circuit: Circuit
  timers: Timers
  running: Running
  /** Returns the headers that every request carries, in a new object at each call. */
  headers: () => Record<string, string>
  log?: Logger
  /** Called with errors that the logger throws. */
  report: (error: unknown) => void
}

/**
 * Sends one request. Returns its answer or throws a TransportError, and records either result in the circuit
 * breaker.
 */
async function exchange(
  { circuit, timers, running, wire }: AttemptParts,
  { row, prepared, signal: caller, fetch }: Intent,
  headers: Record<string, string>,
  ms: number,
): Promise<Answer> {
  try {
    const answer = await withDeadline({ timers, running, ms, signal: caller }, (signal) =>
      wire.send(prepared, headers, signal, fetch),
    )
    circuit.note(answer.status < 500)
    return answer
  } catch (error) {
    const failure = failureOf(error, row[2] !== 'read')
    circuit.note(failure.name === 'NETWORK' || failure.name === 'TIMEOUT' ? false : null)
    throw failure
  }
}

/**
 * Runs one attempt: returns `data` or throws an SDK error. Also logs the attempt, passes the server time of the answer
 * to the clock, and ends the session in the client if the server no longer accepts the token.
 */
export async function attempt(
  parts: AttemptParts,
  intent: Intent,
  ms: number,
  number: number,
): Promise<unknown> {
  const { session, timers, clock, log } = parts
  const { operation, row, key } = intent
  const [, , retry, idempotency, login] = row
  const { token, generation } = session.current()
  const headers = parts.headers()
  if (token) headers['Api-Token'] = token
  if (key && idempotency === 'key') headers['Idempotency-Key'] = key
  const sentAt = timers.now()
  const logAttempt = (code: number | string, id?: string) =>
    contained(parts.report, () =>
      log?.({ operation, code, ms: timers.now() - sentAt, attempt: number, requestId: id }),
    )
  try {
    const answer = await exchange(parts, intent, headers, ms)
    const data = openCallEnvelope(answer, { write: retry !== 'read', login })
    clock.observe((data as { server_time?: unknown } | null)?.server_time, sentAt)
    logAttempt(1, requestId(answer.headers))
    return data
  } catch (thrown) {
    const error = thrown as BourseletError & { code?: number }
    if (error instanceof SignedOutError) session.expire(generation)
    logAttempt(error.code ?? error.name, error.requestId)
    throw error
  }
}
