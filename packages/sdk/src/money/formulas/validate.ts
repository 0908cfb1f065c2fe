import { isWireAmount } from '../wire-amount.ts'

/**
 * Validation rules of fields, shared by forms and server. Errors are names of the contract's field errors.
 */
export type ValidationRule =
  | 'email'
  | 'login_password'
  | 'trade_password'
  | 'amount'
  | 'device_mode'
  | 'invite_code'

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

/**
 * Returns null if the value satisfies the rule, else the name of the error. A value that is not text violates
 * every rule.
 */
export function validate(rule: ValidationRule, value: unknown): string | null {
  const text = typeof value === 'string' ? value : ''
  return CHECKS[rule](text)
}

/**
 * Returns EMAIL_FORMAT unless the text is local@label.label…, with at most 254 characters, 64 before the @
 * and 63 per label.
 */
export function checkEmail(text: string): string | null {
  const at = text.indexOf('@')
  const labels = text.slice(at + 1).split('.')
  const fine =
    text.length <= 254 &&
    at >= 1 &&
    at <= 64 &&
    LOCAL.test(text.slice(0, at)) &&
    labels.length >= 2 &&
    labels.every((label) => label.length <= 63 && LABEL.test(label))
  return fine ? null : 'EMAIL_FORMAT'
}

/**
 * Returns PASSWORD_FORMAT unless the text is 8 to 20 printable ASCII characters without space, and
 * PASSWORD_LETTERS if none of them is a letter.
 */
export function checkLoginPassword(text: string): string | null {
  if (!/^[!-~]{8,20}$/.test(text)) return 'PASSWORD_FORMAT'
  return /[A-Za-z]/.test(text) ? null : 'PASSWORD_LETTERS'
}

/** Returns TRADE_PASSWORD_FORMAT unless the text, a fund password, consists of six digits. */
export function checkTradePassword(text: string): string | null {
  return /^[0-9]{6}$/.test(text) ? null : 'TRADE_PASSWORD_FORMAT'
}

const CHECKS: Record<ValidationRule, (text: string) => string | null> = {
  email: checkEmail,
  login_password: checkLoginPassword,
  trade_password: checkTradePassword,
  amount: (text) => (isWireAmount(text) ? null : 'AMOUNT_FORMAT'),
  device_mode: (text) => (/^(?:mobile|pc)$/i.test(text) ? null : 'MODE_INVALID'),
  // Invite codes are read aloud and typed, so they contain no I, O, 0 or 1, which are easily confused.
  invite_code: (text) => (/^[A-HJ-NP-Z2-9]{6}$/.test(text) ? null : 'INVITE_CODE_INVALID'),
}
