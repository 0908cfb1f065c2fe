import { type ErrorName, Refusal } from '../refusals/refusal.ts'
import { errors } from './contract.ts'
import type { Language } from './routes.ts'
import { refusalText, successText } from './texts.ts'

/** The JSON body of an answer. */
export interface Envelope {
  code: number
  info: string
  data: unknown
}

/** Returns the envelope of a successful answer, with code 1 and the data. */
export function success(data: unknown, language: Language): Envelope {
  return { code: 1, info: successText(language), data: data === undefined ? {} : data }
}

/**
 * Returns the envelope of a refusal, with the code and text of the error, and with the error name and details in
 * `data`.
 */
export function refused(refusal: Refusal, language: Language): Envelope {
  const { error, field, fields, params } = refusal
  return {
    code: errors[error]?.code ?? 0,
    info: refusalText(refusal, language),
    data: {
      error,
      ...(field === undefined ? {} : { field }),
      ...(fields === undefined ? {} : { fields }),
      ...(params === undefined ? {} : { params }),
    },
  }
}

/** Returns the envelope of a refusal that has no details. */
export function plainRefusal(error: ErrorName, language: Language): Envelope {
  return refused(new Refusal(error), language)
}
