/**
 * The entry of a second factor in a form: a code of the authenticator app, or a recovery code if
 * `usesRecovery` is true.
 */
export type FactorDraft = { second_factor: string; usesRecovery: boolean }

/** The request fields that carry the second factor. Both fields are missing if no second factor is needed. */
export type SecondFactor = { second_factor?: string; recovery_code?: string }

export const emptyFactor: FactorDraft = { second_factor: '', usesRecovery: false }

const CODE_LENGTH = 6
/** Number of letters and digits of a recovery code. */
const RECOVERY_LENGTH = 25

/** Returns the letters and digits of an entry. Full-width characters become ordinary ones. */
const bare = (text: string): string => text.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')

/** Returns the error of the entered second factor in the field `second_factor`; an empty object if there is none. */
export function checkFactor({ second_factor, usesRecovery }: FactorDraft): { second_factor?: string } {
  const { length } = bare(second_factor)
  if (length === (usesRecovery ? RECOVERY_LENGTH : CODE_LENGTH)) return {}
  if (!usesRecovery) return { second_factor: 'SECOND_FACTOR_REQUIRED' }
  return { second_factor: length === 0 ? 'REQUIRED' : 'SECOND_FACTOR_WRONG' }
}

/** Returns the entered second factor as the request field that carries it. */
export const factorOf = ({ second_factor, usesRecovery }: FactorDraft): SecondFactor =>
  usesRecovery ? { recovery_code: bare(second_factor) } : { second_factor }

/** Map from the names of errors and request fields of a second factor to the form field at which the error is shown. */
export const factorPlaces = {
  recovery_code: 'second_factor',
  SECOND_FACTOR_REQUIRED: 'second_factor',
  SECOND_FACTOR_WRONG: 'second_factor',
  SECOND_FACTOR_LOCKED: 'second_factor',
} as const
