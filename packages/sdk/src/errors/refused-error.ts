import { BourseletError } from './bourselet-error.ts'
import type { ErrorName, FieldError } from './names.gen.ts'

/**
 * A refusal by the server: the call had no effect. The same request is refused again until its cause is removed, for
 * example an insufficient balance.
 */
export class RefusedError extends BourseletError {
  /**
   * Name of the refusal, as listed in the contract. The type is a closed union, so a misspelt name does not
   * compile. A newer server may send other names.
   */
  declare readonly name: ErrorName
  /**
   * The number of the refusal in the envelope, for example 5201; 0 if the stream refused. Programs should use `name`
   * instead.
   */
  declare readonly code: number
  /** Name of the one request field that caused the refusal. */
  declare readonly field?: string
  /**
   * Maps each invalid request field to the name of its error. It contains all invalid fields of a failed
   * validation.
   */
  declare readonly fields?: Record<string, FieldError>
  /** The topics that the stream refused, such as `ticker:spot:NOPE`. */
  declare readonly topics?: readonly string[]
  /**
   * Values that the message contains, for example `{available}`, `{left}` or `{retry_after}` (seconds).
   * Amounts are decimal strings.
   */
  declare readonly params: Record<string, unknown>
  /**
   * True if an earlier attempt of the same call ended without an answer, and its repeat was refused because the state
   * that the call asks for was already reached (5311 ORDER_CLOSED, 5608 ORDER_NOT_RUNNING, 5901 ALREADY_SIGNED). The
   * earlier attempt may have caused this state, or the state existed before. If this is the refusal of a cancellation,
   * the order may have been filled instead: read the order again.
   */
  readonly alreadyDone: boolean = false
}
