/**
 * The base class of every error the SDK throws. `name` is a stable upper-case word for programs and
 * translations (`INSUFFICIENT_BALANCE`, `TIMEOUT`, …); `message` is for people and logs and never contains a
 * token, a password or a request body.
 */
export abstract class BourseletError extends Error {
  /**
   * The name of the failed call, as `<feature>.<verb>`; for a call that the contract does not contain, its path. Empty
   * if the error belongs to no call.
   */
  readonly operation: string = ''
  /**
   * `rejected`: the call certainly had no effect. `unknown`: the server may have executed the call. Repeat the call
   * with the same `idempotencyKey`, or read from the server whether the call had an effect. Never send the call as a
   * new request. Without an `idempotencyKey`, do not repeat the call unless it is idempotent without a key.
   *
   * `outcome` describes only this call. If this call repeats an earlier call whose outcome is unknown, the earlier call
   * may have been executed even if this call was rejected. The outcome of the earlier call becomes known only by a
   * success, or by a {@link RefusedError} with a code other than 4001, 4022, 4029 and 4090. If the calls amend an
   * order, the outcome becomes known only by a success.
   */
  readonly outcome: 'rejected' | 'unknown' = 'rejected'
  /**
   * The idempotency key of the call, if it has one and the server supports it (`serverHonoursKeys`). Pass it as
   * `options.idempotencyKey` to resolve an unknown outcome.
   */
  declare readonly idempotencyKey?: string
  /** The server's id of the request, if the server sent one. */
  declare readonly requestId?: string
  /** Delay requested by the server, in milliseconds. */
  declare readonly retryAfterMs?: number

  constructor(name: string, message: string, detail?: object) {
    super(message)
    this.name = name
    Object.assign(this, detail)
  }

  /** Returns the fields of the error for `JSON.stringify`, which otherwise leaves out `message`. */
  toJSON(): object {
    return { ...this, message: this.message }
  }
}

/**
 * Sets fields of an error that were unavailable when the error was thrown, such as the operation of the call. For all
 * code outside the SDK the fields are read-only.
 */
export const addFacts: <E extends BourseletError>(
  error: E,
  facts: { -readonly [Field in keyof E]?: E[Field] },
) => E = Object.assign
