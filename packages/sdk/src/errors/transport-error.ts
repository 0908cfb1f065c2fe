import { BourseletError } from './bourselet-error.ts'

/** Why no usable answer came: the `name` of a {@link TransportError}. */
export type TransportErrorName =
  | 'NETWORK'
  | 'TIMEOUT'
  | 'ABORTED'
  | 'HTTP_STATUS'
  | 'BAD_ANSWER'
  | 'ANSWER_TOO_LARGE'
  | 'SERVER_ERROR'
  | 'IN_PROGRESS'
  | 'OFFLINE'
  | 'CIRCUIT_OPEN'
  | 'CLOSED'

export type TransportDetail = {
  name: TransportErrorName
  message: string
  /** `rejected`: certainly without effect. `unknown`: the server may have done it. */
  outcome: 'rejected' | 'unknown'
  status?: number
  retryAfterMs?: number
  requestId?: string
  idempotencyKey?: string
  cause?: unknown
}

/**
 * No usable answer came back.
 * `outcome: 'unknown'` on a write means that it may have happened: repeat it with the same `idempotencyKey`
 * (the second argument of the call carries it) or read the state; never send it again as something new.
 */
export class TransportError extends BourseletError {
  declare readonly name: TransportErrorName
  readonly outcome: 'rejected' | 'unknown'
  /** HTTP status, when an answer began. */
  readonly status?: number
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number
  readonly requestId?: string
  /** The id of the intent: pass it again as `options.idempotencyKey` to resolve an unknown outcome. */
  readonly idempotencyKey?: string

  constructor(detail: TransportDetail, operation: string) {
    super(detail.name, detail.message, operation, detail.cause)
    this.outcome = detail.outcome
    this.status = detail.status
    this.retryAfterMs = detail.retryAfterMs
    this.requestId = detail.requestId
    this.idempotencyKey = detail.idempotencyKey
  }
}
