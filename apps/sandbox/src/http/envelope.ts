import { type ErrorName, Refusal } from '../refusals/refusal.ts'
import { errors } from './contract.ts'
import type { Language } from './routes.ts'
import { refusalText, successText } from './texts.ts'

/** Every answer of a call. */
export interface Envelope {
  code: number
  info: string
  data: unknown
}

/** Code 1 and the data. */
export function success(data: unknown, language: Language): Envelope {
  return { code: 1, info: successText(language), data: data === undefined ? {} : data }
}

/** The code and text of the error catalogue, the machine-readable part in `data`. */
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

/** A refusal that carries nothing but its name. */
export function plainRefusal(error: ErrorName, language: Language): Envelope {
  return refused(new Refusal(error), language)
}
