import { BourseletError } from './bourselet-error.ts'

/** Refused by the SDK itself, before anything was sent. */
export class InvalidError extends BourseletError {
  /** The field or option at fault. */
  declare readonly field: string

  constructor(field: string, message: string) {
    super('INVALID', message, { field })
  }
}
