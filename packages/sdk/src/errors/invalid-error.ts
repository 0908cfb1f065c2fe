import { BourseletError } from './bourselet-error.ts'

/** Refused by the SDK itself, before anything was sent. */
export class InvalidError extends BourseletError {
  /** The field or option at fault. */
  readonly field: string

  constructor(field: string, message: string, operation = '') {
    super('INVALID', message, operation)
    this.field = field
  }
}
