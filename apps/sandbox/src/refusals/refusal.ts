import type { Schema } from '@bourselet/openapi'

/** Stable name of a refusal; docs/rules.md#requests-and-limits. */
export type ErrorName = Schema<'ErrorName'>
/** Reason for which a field was refused. */
export type FieldError = Schema<'FieldError'>
/** Values that appear in the text of a refusal. */
export type RefusalParams = Schema<'RefusalParams'>

/** A rejection of a command by a business rule. The transaction rolls back and the member receives a localized text. */
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

/** Returns a refusal that names every invalid field. */
export function invalid(fields: Record<string, FieldError>): Refusal {
  return new Refusal('VALIDATION', { fields })
}
