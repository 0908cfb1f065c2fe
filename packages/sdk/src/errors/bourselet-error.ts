/**
 * The root of everything the SDK throws.
 * `name` is a stable upper-case word for programs and translations (`INSUFFICIENT_BALANCE`, `TIMEOUT`, …);
 * `message` is for people and logs and never carries a token, a password or a request body.
 */
export abstract class BourseletError extends Error {
  /** The call that failed, `<feature>.<verb>`; empty outside a call. */
  readonly operation: string = ''
  /**
   * `rejected`: certainly without effect. `unknown`: the server may have done it; repeat it with the same
   * `idempotencyKey` or read the state, never send it again as something new.
   */
  readonly outcome: 'rejected' | 'unknown' = 'rejected'
  /** The id of the intent, where the call has one: pass it as `options.idempotencyKey` to resolve an unknown outcome. */
  declare readonly idempotencyKey?: string
  /** The server's id of the request, when it sends one. */
  declare readonly requestId?: string
  /** Wait that the server asked for, in milliseconds. */
  declare readonly retryAfterMs?: number

  constructor(name: string, message: string, detail?: object) {
    super(message)
    this.name = name
    Object.assign(this, detail)
  }
}

/** Adds what the place that caught an error knows about it; to everybody else its fields are read-only. */
export const addFacts = <E extends BourseletError>(
  error: E,
  facts: { -readonly [Field in keyof E]?: E[Field] },
): E => Object.assign(error, facts)
