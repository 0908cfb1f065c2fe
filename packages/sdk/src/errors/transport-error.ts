import { BourseletError, type ErrorDetail } from './bourselet-error.ts'

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

export type TransportDetail = ErrorDetail & {
  name: TransportErrorName
  message: string
  status?: number
  idempotencyKey?: string
}

/** No usable answer came back; `outcome` says whether a write may have happened all the same. */
export class TransportError extends BourseletError {
  declare readonly name: TransportErrorName
  /** HTTP status, when an answer began. */
  readonly status?: number
  /** The id of the intent: pass it again as `options.idempotencyKey` to resolve an unknown outcome. */
  readonly idempotencyKey?: string

  constructor(detail: TransportDetail, operation: string) {
    super(detail.name, detail.message, operation, detail)
    this.status = detail.status
    this.idempotencyKey = detail.idempotencyKey
  }
}
