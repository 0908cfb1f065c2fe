import { BourseletError, type ErrorDetail } from './bourselet-error.ts'

/** What the server said when it refused: the envelope's `code` and `info` with its `data`. */
export type Refusal = ErrorDetail & {
  code: number
  name: string
  info: string
  field?: string
  fields?: Record<string, string>
  params: Record<string, unknown>
  alreadyDone?: boolean
}

/** The server understood and refused: nothing happened, and the same request would be refused again. */
export class RefusedError extends BourseletError {
  /** The envelope's number, e.g. 5201. Programs use `name`. */
  readonly code: number
  /** The one request field the refusal is about. */
  readonly field?: string
  /** Validation: request field -> stable name, all fields of a request at once. */
  readonly fields?: Record<string, string>
  /** Values for the sentence: `{available}`, `{left}`, `{retry_after}` (seconds); amounts are decimal strings. */
  readonly params: Record<string, unknown>
  /**
   * True when an earlier attempt of the same call ended without an answer and the repeat found the work done
   * (5311 ORDER_CLOSED, 5608 ORDER_NOT_RUNNING, 5901 ALREADY_SIGNED). Read the row again and show its state:
   * this is a success told late, not a failure.
   */
  readonly alreadyDone: boolean

  constructor(refusal: Refusal, operation: string) {
    super(refusal.name, refusal.info, operation, refusal)
    this.code = refusal.code
    this.field = refusal.field
    this.fields = refusal.fields
    this.params = refusal.params
    this.alreadyDone = refusal.alreadyDone === true
  }
}
