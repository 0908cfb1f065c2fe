/**
 * The root of everything the SDK throws.
 * `name` is a stable upper-case word for programs and translations (`INSUFFICIENT_BALANCE`, `TIMEOUT`, …);
 * `message` is for people and logs and never carries a token, a password or a request body.
 */
export abstract class BourseletError extends Error {
  override readonly name: string
  /** The call that failed, `<feature>.<verb>`; empty outside a call. */
  readonly operation: string

  constructor(name: string, message: string, operation: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = name
    this.operation = operation
  }
}
