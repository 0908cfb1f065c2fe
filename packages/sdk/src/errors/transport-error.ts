import { BourseletError } from './bourselet-error.ts'

/** The reason for a missing answer: the `name` of a {@link TransportError}. */
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

/** No usable answer came back; `outcome` says whether a write may have happened all the same. */
export class TransportError extends BourseletError {
  declare readonly name: TransportErrorName
  /** HTTP status, when an answer began. */
  declare readonly status?: number

  constructor(name: TransportErrorName, detail?: object) {
    super(name, name, detail)
  }
}
