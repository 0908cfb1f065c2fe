import { type Operation, refusals } from '@bourselet/openapi/operations'
import { type ErrorName, Refusal } from '../refusals/refusal.ts'
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
    code: refusals[error]?.code ?? 0,
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

/** Beginning of the operator's log line about a refusal that the API contract does not list for its call. */
export const OFF_CONTRACT = 'refusal off the contract: '

/**
 * Returns a log line if a call is answered with a refusal that the API contract does not list for this call; null
 * otherwise. Such a refusal is a bug of the sandbox. The client receives it anyway, because the command was refused
 * without effect.
 */
export function undeclaredRefusal({ id, refusals }: Operation, { code, data }: Envelope): string | null {
  const { error } = (data ?? {}) as { error?: string }
  return code === 1 || refusals.includes(error ?? '') ? null : `${OFF_CONTRACT}${id} answers ${error}`
}
