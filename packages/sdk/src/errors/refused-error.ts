import { BourseletError } from './bourselet-error.ts'

/** What the server said when it refused: the envelope's `code` and `info` with its `data`. */
export type Refusal = {
  /** The envelope's number, e.g. 5201. */
  code: number
  /** The stable name, e.g. `INSUFFICIENT_BALANCE`; `FAILED` when the server gave none. */
  name: string
  /** The server's sentence in the language of the request. */
  info: string
  /** The one request field the refusal is about. */
  field?: string
  /** Validation: request field -> stable name, all fields of a request at once. */
  fields?: Record<string, string>
  /** Values for the sentence: `{available}`, `{left}`, `{retry_after}` … amounts are decimal strings. */
  params: Record<string, unknown>
  /** The server's id of this request, when it sends one. */
  requestId?: string
  /** The call was repeated after an attempt of unknown outcome; see {@link RefusedError.alreadyDone}. */
  alreadyDone?: boolean
}

/** The server understood and refused: nothing happened, and the same request would be refused again. */
export class RefusedError extends BourseletError {
  readonly code: number
  readonly field?: string
  readonly fields?: Record<string, string>
  readonly params: Record<string, unknown>
  readonly requestId?: string
  /**
   * True when an earlier attempt of the same call ended without an answer and the repeat found the work done
   * (5311 ORDER_CLOSED, 5901 ALREADY_SIGNED, 5608 ORDER_NOT_RUNNING). Read the row again and show its state:
   * this is a success told late, not a failure.
   */
  readonly alreadyDone: boolean

  constructor(refusal: Refusal, operation: string) {
    super(refusal.name, refusal.info, operation)
    this.code = refusal.code
    this.field = refusal.field
    this.fields = refusal.fields
    this.params = refusal.params
    this.requestId = refusal.requestId
    this.alreadyDone = refusal.alreadyDone === true
  }
}
