import { isWireAmount } from '../wire-amount.ts'

/** Field rules that forms and server share; errors are names of the contract's field errors. */
export type ValidationRule =
  | 'email'
  | 'login_password'
  | 'trade_password'
  | 'amount'
  | 'device_mode'
  | 'invite_code'

const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/

/** Null when the value keeps the rule, else the name of the error. Anything but text breaks every rule. */
export function validate(rule: ValidationRule, value: unknown): string | null {
  const text = typeof value === 'string' ? value : ''
  return CHECKS[rule](text)
}

/** EMAIL_FORMAT unless local@label.label…, at most 254 characters, 64 before the @, 63 a label. */
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

/** 8 to 20 printable ASCII characters without space (PASSWORD_FORMAT), a letter among them (PASSWORD_LETTERS). */
export function checkLoginPassword(text: string): string | null {
  if (!/^[!-~]{8,20}$/.test(text)) return 'PASSWORD_FORMAT'
  return /[A-Za-z]/.test(text) ? null : 'PASSWORD_LETTERS'
}

/** The fund password: six digits. */
export function checkTradePassword(text: string): string | null {
  return /^[0-9]{6}$/.test(text) ? null : 'TRADE_PASSWORD_FORMAT'
}

const CHECKS: Record<ValidationRule, (text: string) => string | null> = {
  email: checkEmail,
  login_password: checkLoginPassword,
  trade_password: checkTradePassword,
  amount: (text) => (isWireAmount(text) ? null : 'AMOUNT_FORMAT'),
  device_mode: (text) => (/^(?:mobile|pc)$/i.test(text) ? null : 'MODE_INVALID'),
  // No I, O, 0 and 1: codes are read out and typed in.
  invite_code: (text) => (/^[A-HJ-NP-Z2-9]{6}$/.test(text) ? null : 'INVITE_CODE_INVALID'),
}
