import type { Schema } from '@bourselet/openapi'

/** Stable name of a refusal (docs/rules.md#requests-and-limits). */
export type ErrorName = Schema<'ErrorName'>
/** The reason for which the server refused a field. */
export type FieldError = Schema<'FieldError'>
/** The values that the text of a refusal can contain. */
export type RefusalParams = Schema<'RefusalParams'>

/**
 * Thrown to refuse a command. The transaction of the command is rolled back, and the client receives the name
 * of the refusal and a text in the client's language.
 */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly error: ErrorName
  readonly field?: string
  readonly fields?: Record<string, FieldError>
  readonly params?: RefusalParams

  constructor(
    error: ErrorName,
    about: { field?: string; fields?: Record<string, FieldError>; params?: RefusalParams } = {},
  ) {
    super(error)
    this.error = error
    this.field = about.field
    this.fields = about.fields
    this.params = about.params
  }
}

/** Returns the refusal VALIDATION with all invalid fields. */
export function invalid(fields: Record<string, FieldError>): Refusal {
  return new Refusal('VALIDATION', { fields })
}
