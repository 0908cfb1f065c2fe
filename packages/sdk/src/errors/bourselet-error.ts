export type ErrorDetail = {
  outcome?: 'rejected' | 'unknown'
  requestId?: string
  retryAfterMs?: number
  cause?: unknown
}

/**
 * The root of everything the SDK throws.
 * `name` is a stable upper-case word for programs and translations (`INSUFFICIENT_BALANCE`, `TIMEOUT`, …);
 * `message` is for people and logs and never carries a token, a password or a request body.
 */
export abstract class BourseletError extends Error {
  override readonly name: string
  /** The call that failed, `<feature>.<verb>`; empty outside a call. */
  readonly operation: string
  /**
   * `rejected`: certainly without effect. `unknown`: the server may have done it; repeat it with the same
   * `idempotencyKey` or read the state, never send it again as something new.
   */
  readonly outcome: 'rejected' | 'unknown'
  /** The server's id of the request, when it sends one. */
  readonly requestId?: string
  /** How long the server asked to wait, in milliseconds. */
  readonly retryAfterMs?: number

  constructor(name: string, message: string, operation: string, detail: ErrorDetail = {}) {
    super(message, detail.cause === undefined ? undefined : { cause: detail.cause })
    this.name = name
    this.operation = operation
    this.outcome = detail.outcome ?? 'rejected'
    this.requestId = detail.requestId
    this.retryAfterMs = detail.retryAfterMs
  }
}
