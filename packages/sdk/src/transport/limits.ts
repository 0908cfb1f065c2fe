import type { CallOptions } from './call.ts'
import type { Timers } from './timers.ts'

/**
 * One value in ms for three limits: the maximum wait between two attempts, the default time limit of one attempt, and
 * the minimum of the default time limit of a whole read.
 */
export const WHOLE_MS = 30_000
const REPEATS = 2
// The following constants belong to other modules. They are defined here, because esbuild inlines the constants of a
// module that imports only types. Inlined constants reduce the bytes that pages load.
/** Maximum of the random wait in ms before the first repeat. The maximum doubles with each further repeat. */
export const JITTER_BASE_MS = 300
export const JITTER_CAP_MS = 5_000
/** The longest wait of a timer in ms, 23 days. Timers with a wait of 2^31 ms or more run at once. */
export const LONGEST_MS = 2e9
/** The maximum bytes of an answer. */
export const MAX_BYTES = 5 * 1024 * 1024

/** The limits that a client or one call may set. */
export type LimitOptions = Pick<CallOptions, 'timeoutMs' | 'attemptTimeoutMs' | 'retry'>

/** The limits of one call: those of its options, else those of the client. */
export type Limits = {
  signal?: AbortSignal
  /** The time limit of one attempt. */
  attemptTimeoutMs: number
  /** The deadline of the whole call, by the local clock. */
  endsAt: number
  /** The maximum number of repeats. */
  repeats: number
}

/**
 * Returns the options of a call that begins now, completed by its limits. If neither `options` nor `client` sets a time
 * limit of the whole call, the call may take `leastMs` or the time of one attempt, whichever is longer. `repeats` in the
 * result applies only if the call may be repeated, which this function does not check.
 */
export function limitsOf<Options extends LimitOptions & Pick<CallOptions, 'signal'>>(
  leastMs: number,
  options: Options,
  client: LimitOptions & { timers: Timers },
): Options & Limits {
  const timeoutMs = options.timeoutMs ?? client.timeoutMs
  const attemptTimeoutMs = options.attemptTimeoutMs ?? client.attemptTimeoutMs ?? timeoutMs ?? WHOLE_MS
  return {
    ...options,
    attemptTimeoutMs,
    endsAt: client.timers.now() + (timeoutMs ?? Math.max(attemptTimeoutMs, leastMs)),
    repeats: options.retry?.max ?? client.retry?.max ?? REPEATS,
  }
}
