import { BourseletError } from './bourselet-error.ts'

/** The reason why no usable answer arrived: the `name` of a {@link TransportError}. */
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

/**
 * An error for a missing or unusable answer. `outcome` states whether the server may have executed the write.
 */
export class TransportError extends BourseletError {
  declare readonly name: TransportErrorName
  /** HTTP status of the answer, if an answer began to arrive. */
  declare readonly status?: number

  constructor(name: TransportErrorName, detail?: object) {
    super(name, name, detail)
  }
}
