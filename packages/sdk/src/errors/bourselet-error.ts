/**
 * The base class of every error the SDK throws. `name` is a stable upper-case word for programs and
 * translations (`INSUFFICIENT_BALANCE`, `TIMEOUT`, …); `message` is for people and logs and never contains a
 * token, a password or a request body.
 */
export abstract class BourseletError extends Error {
  /** The call that failed, `<feature>.<verb>`; empty outside a call. */
  readonly operation: string = ''
  /**
   * `rejected`: certainly without effect. `unknown`: the server may have executed it; repeat it with the same
   * `idempotencyKey` or read the state, never send it again as a new request.
   */
  readonly outcome: 'rejected' | 'unknown' = 'rejected'
  /**
   * The id of the intent, if the call has one: pass it as `options.idempotencyKey` to resolve an unknown
   * outcome.
   */
  declare readonly idempotencyKey?: string
  /** The server's id of the request, if it sends one. */
  declare readonly requestId?: string
  /** Delay requested by the server, in milliseconds. */
  declare readonly retryAfterMs?: number

  constructor(name: string, message: string, detail?: object) {
    super(message)
    this.name = name
    Object.assign(this, detail)
  }
}

/** Adds facts known where the error was caught; the fields are read-only for everyone else. */
export const addFacts = <E extends BourseletError>(
  error: E,
  facts: { -readonly [Field in keyof E]?: E[Field] },
): E => Object.assign(error, facts)
