import { BourseletError } from './bourselet-error.ts'
import type { ErrorName, FieldError } from './names.gen.ts'

/** One of these; or, of a newer server, a word that this version does not know yet. */
type OrNewer<Name extends string> = Name | (string & Record<never, never>)

/** The server understood and refused: nothing happened, and the same request would be refused again. */
export class RefusedError extends BourseletError {
  declare readonly name: OrNewer<ErrorName>
  /** The envelope's number, e.g. 5201. Programs use `name`. */
  declare readonly code: number
  /** The one request field the refusal is about. */
  declare readonly field?: string
  /** Validation: request field -> stable name, all fields of a request at once. */
  declare readonly fields?: Record<string, OrNewer<FieldError>>
  /** Values for the sentence: `{available}`, `{left}`, `{retry_after}` (seconds); amounts are decimal strings. */
  declare readonly params: Record<string, unknown>
  /**
   * True when an earlier attempt of the same call ended without an answer and the repeat found the work done
   * (5311 ORDER_CLOSED, 5608 ORDER_NOT_RUNNING, 5901 ALREADY_SIGNED). Read the row again and show its state:
   * this is a success told late, not a failure.
   */
  readonly alreadyDone: boolean = false
}
