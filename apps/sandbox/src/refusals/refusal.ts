import type { Schema } from '@bourselet/openapi'

/** Stable name of a refusal (rulebook 21). */
export type ErrorName = Schema<'ErrorName'>
/** Why a field was refused. */
export type FieldError = Schema<'FieldError'>
/** Values that the text of a refusal names. */
export type RefusalParams = Schema<'RefusalParams'>

/** What a command answers when the rules say no. The command's transaction rolls back; the member sees a text. */
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

/** The refusal of single fields, all of them at once. */
export function invalid(fields: Record<string, FieldError>): Refusal {
  return new Refusal('VALIDATION', { fields })
}
