import { RefusedError } from '@bourselet/sdk'

/** A problem that validation found; `name` belongs to the `errors` namespace. */
export type IntentProblem = { field?: string | null; name: string }

/**
 * The id of a `useIntent` call. Only the component with this call shows the dialogs of the intent. Other components
 * with the same scope show no dialog.
 */
type Owned = { owner: string }

/**
 * One attempt to send an intent, which is a write that the member has started. While the outcome is unknown, all
 * attempts of the intent use the same idempotency key.
 */
export type Attempt<Input, Answer> = {
  input: Input
  key: string
  /** The component in whose dialog the member entered the fund password; null if no fund password was entered. */
  authorizedBy: string | null
  /** The answer from a stream event, which may arrive before the answer of the call. */
  observed?: { answer: Answer }
}

/** The state of a member's write, from the press of the button to the result. */
export type IntentState<Input, Answer> =
  | { phase: 'idle' }
  /** Validation has failed, and nothing was sent. */
  | { phase: 'invalid'; problems: readonly IntentProblem[] }
  /** The member sees the preview of the write, and confirms it or goes back. */
  | ({ phase: 'reviewing'; input: Input } & Owned)
  /**
   * The member enters the fund password; `error` is the refusal of the last entry. `key` is set if an earlier attempt
   * with this key has an unknown outcome.
   */
  | ({ phase: 'authorizing'; input: Input; error: Error | null; key?: string } & Owned)
  | ({ phase: 'sending' } & Attempt<Input, Answer>)
  /**
   * The answer was lost, so the write may have been executed. Nothing else is sent until the outcome is
   * resolved or the intent is abandoned.
   */
  | ({ phase: 'unknown'; error: Error } & Attempt<Input, Answer>)
  /** The write is being sent again with the same key, so that the server executes it only once. */
  | ({ phase: 'resolving'; error: Error } & Attempt<Input, Answer>)
  /** The server refused the write. It is certain that the write had no effect. */
  | { phase: 'refused'; input: Input; error: Error }
  | { phase: 'done'; input: Input; answer: Answer }

export type IntentStep = 'review' | 'authorize' | 'send'

export type IntentEvent<Input, Answer> =
  | { type: 'invalid'; problems: readonly IntentProblem[] }
  | ({ type: 'submit'; input: Input; key: string; step: IntentStep } & Owned)
  | { type: 'confirm'; key: string; step: 'authorize' | 'send' }
  | { type: 'authorize'; key: string }
  /**
   * Closes the preview or the fund password dialog. If the outcome is unknown, the intent returns to `idle`,
   * but its key is kept.
   */
  | { type: 'back' }
  /**
   * Repeats a write with an unknown outcome. With `owner`, a write that needs the fund password is repeated after the
   * member has entered it again in the dialog of this component.
   */
  | { type: 'resolve'; owner?: string }
  | { type: 'answered'; key: string; answer: Answer }
  | { type: 'failed'; key: string; error: Error }
  | { type: 'observed'; key: string; answer: Answer }
  /** The member has changed an entry, so the result of the last intent is out of date. */
  | { type: 'edit' }

/** Returns true if the error leaves open whether the write was executed. */
export const isUnknown = (error: Error | null): boolean =>
  (error as { outcome?: string } | null)?.outcome === 'unknown'

/**
 * Codes of refusals after which it is unknown if an earlier request with the same key was executed. The server refuses
 * an invalid session token (4001), invalid fields (4022) and too many requests (4029) before it looks up the key, so
 * these refusals say nothing about the earlier request. A conflict (4090) proves only that an earlier request with the
 * key arrived, not that it was executed. An order that has ended (5311) may have been amended or canceled by the
 * earlier request.
 */
const UNDECIDED = [4001, 4022, 4029, 4090, 5311]

/**
 * Returns true if the error is a refusal of the write itself. It proves that no request with the same key had an
 * effect. Any other error, for example because the device is offline or the session has ended, concerns only the last
 * request. An earlier request with the same key may still have been executed.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof RefusedError && !UNDECIDED.includes(error.code)

/**
 * Prepares the error of a repeated request whose earlier request has an unknown outcome. A refusal of the write itself
 * (see `isDecided`) is returned unchanged. Any other error gets the outcome `unknown`, because the earlier request may
 * have been executed.
 */
export const afterUnknown = (error: Error): Error =>
  isDecided(error) ? error : Object.assign(error, { outcome: 'unknown' })

/** Returns true if the fund password or the second factor of the dialog was refused. */
const isAboutDialog = (error: Error) => /^(TRADE_PASSWORD|SECOND_FACTOR)_/.test(error.name)

/** The phases during which no other intent may be submitted. */
const occupied: ReadonlySet<string> = new Set(['authorizing', 'sending', 'unknown', 'resolving'])

export const isRunning = <Input, Answer>(
  state: IntentState<Input, Answer>,
): state is Extract<IntentState<Input, Answer>, { phase: 'sending' | 'resolving' }> =>
  state.phase === 'sending' || state.phase === 'resolving'

/** Returns the state after an event. Returns the same object if the event does not apply in this state. */
export function nextState<Input, Answer>(
  state: IntentState<Input, Answer>,
  event: IntentEvent<Input, Answer>,
): IntentState<Input, Answer> {
  switch (event.type) {
    case 'invalid':
      return occupied.has(state.phase) ? state : { phase: 'invalid', problems: event.problems }
    case 'submit': {
      if (occupied.has(state.phase)) return state
      const { input, owner, key, step } = event
      if (step === 'review') return { phase: 'reviewing', input, owner }
      if (step === 'authorize') return { phase: 'authorizing', input, owner, error: null }
      return { phase: 'sending', input, key, authorizedBy: null }
    }
    case 'confirm': {
      if (state.phase !== 'reviewing') return state
      const { input, owner } = state
      if (event.step === 'authorize') return { phase: 'authorizing', input, owner, error: null }
      return { phase: 'sending', input, key: event.key, authorizedBy: null }
    }
    case 'authorize':
      if (state.phase !== 'authorizing') return state
      return {
        phase: 'sending',
        input: state.input,
        key: state.key ?? event.key,
        authorizedBy: state.owner,
      }
    case 'back':
      return ['reviewing', 'authorizing', 'unknown'].includes(state.phase) ? { phase: 'idle' } : state
    case 'resolve':
      if (state.phase !== 'unknown') return state
      if (event.owner === undefined || state.authorizedBy === null) return { ...state, phase: 'resolving' }
      return {
        phase: 'authorizing',
        input: state.input,
        key: state.key,
        owner: event.owner,
        error: null,
      }
    case 'answered':
      if (!isRunning(state) || state.key !== event.key) return state
      return { phase: 'done', input: state.input, answer: event.answer }
    case 'failed':
      return isRunning(state) && state.key === event.key ? afterFailure(state, event.error) : state
    case 'observed':
      if (isRunning(state) && state.key === event.key) {
        return { ...state, observed: { answer: event.answer } }
      }
      if ((state.phase !== 'unknown' && state.phase !== 'authorizing') || state.key !== event.key)
        return state
      return { phase: 'done', input: state.input, answer: event.answer }
    case 'edit':
      return ['invalid', 'refused', 'done'].includes(state.phase) ? { phase: 'idle' } : state
  }
}

function afterFailure<Input, Answer>(
  state: Extract<IntentState<Input, Answer>, { phase: 'sending' | 'resolving' }>,
  error: Error,
): IntentState<Input, Answer> {
  const { input, key, authorizedBy, observed } = state
  if (observed) return { phase: 'done', input, answer: observed.answer }
  if (isUnknown(error)) return { phase: 'unknown', input, key, authorizedBy, error }
  if (authorizedBy !== null && isAboutDialog(error)) {
    return { phase: 'authorizing', input, owner: authorizedBy, error }
  }
  return { phase: 'refused', input, error }
}
