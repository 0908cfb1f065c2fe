import { BourseletError } from './bourselet-error.ts'

/** An error of the SDK's own validation, thrown before anything is sent. */
export class InvalidError extends BourseletError {
  /** The invalid field or option. */
  declare readonly field: string

  constructor(field: string, message: string) {
    super('INVALID', message, { field })
  }
}
