import { BourseletError } from './bourselet-error.ts'

/** An error that the SDK's own validation throws before it sends a request. */
export class InvalidError extends BourseletError {
  /** Name of the invalid field or option. */
  declare readonly field: string

  constructor(field: string, message: string) {
    super('INVALID', message, { field })
  }
}
