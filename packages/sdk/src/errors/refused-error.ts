import { BourseletError } from './bourselet-error.ts'
import type { ErrorName, FieldError } from './names.gen.ts'

/** Name of the refusal: one of the contract, or one of a newer server that this version does not know. */
type OrNewer<Name extends string> = Name | (string & Record<never, never>)

/** A refusal by the server: nothing happened, and the same request would be refused again. */
export class RefusedError extends BourseletError {
  declare readonly name: OrNewer<ErrorName>
  /** The envelope's number, e.g. 5201. Programs use `name`. */
  declare readonly code: number
  /** The one request field that caused the refusal. */
  declare readonly field?: string
  /** Names of the field errors of a failed validation by request field, for all invalid fields at once. */
  declare readonly fields?: Record<string, OrNewer<FieldError>>
  /**
   * Values that the message contains, for example `{available}`, `{left}` or `{retry_after}` (seconds).
   * Amounts are decimal strings.
   */
  declare readonly params: Record<string, unknown>
  /**
   * True if an earlier attempt of the same call ended without an answer and the repeat found the work already
   * done (5311 ORDER_CLOSED, 5608 ORDER_NOT_RUNNING, 5901 ALREADY_SIGNED). Read the row again and show its
   * state: the call succeeded.
   */
  readonly alreadyDone: boolean = false
}
