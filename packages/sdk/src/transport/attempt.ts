import type { BourseletError } from '../errors/bourselet-error.ts'
import { SignedOutError } from '../errors/signed-out-error.ts'
import type { Session } from '../session/session.ts'
import type { Circuit } from './circuit.ts'
import type { ObservedClock } from './clock.ts'
import { failureOf } from './failure-of.ts'
import type { Intent } from './intent.ts'
import { openEnvelope } from './open-envelope.ts'
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
}

/** One request and its answer: `data`, or one of the error family. Tells the circuit, the clock and the session. */
export async function attempt(parts: AttemptParts, intent: Intent, ms: number): Promise<unknown> {
  const { session, circuit, timers, running } = parts
  const [method, path, retry, idempotency, login] = intent.row
  const write = retry !== 'read'
  const { token, generation } = session.current()
  const headers = parts.headers()
  if (token) headers['Api-Token'] = token
  if (idempotency === 'key' && parts.serverHonoursKeys) headers['Idempotency-Key'] = intent.key as string
  const sentAt = timers.now()
  let answer: Answer
  try {
    answer = await withDeadline({ timers, running, ms, signal: intent.options.signal }, (signal) =>
      parts.wire({ method, path, request: intent.request, headers, signal }),
    )
  } catch (error) {
    const failure = failureOf(error, intent.operation, write)
    if (failure.name === 'NETWORK' || failure.name === 'TIMEOUT') circuit.failed()
    else circuit.released()
    throw failure
  }
  if (answer.status < 500) circuit.answered()
  else circuit.failed()
  try {
    const { operation } = intent
    const data = openEnvelope(answer, { operation, write, login, now: parts.clock.now() })
    const stated = (data as { server_time?: unknown } | null)?.server_time
    if (typeof stated === 'number') parts.clock.observe(stated, sentAt, timers.now())
    return data
  } catch (error) {
    if (error instanceof SignedOutError) session.expire(generation)
    throw error as BourseletError
  }
}
