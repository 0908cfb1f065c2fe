import { checkEmail } from '@bourselet/sdk/money'

/** The entry that identifies a member in a form: an e-mail address or a phone number. */
export type Account = { type: 'email' | 'phone'; email: string; area_code: string; phone: string }

export const emptyAccount: Account = { type: 'email', email: '', area_code: '+44', phone: '' }

/**
 * Returns form values for a text that was typed in another form: a phone number if the text looks like one,
 * otherwise an e-mail address.
 */
export const accountFrom = (typed: string): Account => {
  const digits = typed.replace(/[\s()-]/g, '')
  return /^[0-9]{5,15}$/.test(digits)
    ? { ...emptyAccount, type: 'phone', phone: digits }
    : { ...emptyAccount, email: typed.trim() }
}

const required = (text: string) => (text === '' ? 'REQUIRED' : null)

/** Returns the error of the selected field, e-mail or phone, if it is not valid. */
export function checkAccount({ type, email, phone }: Account): { email?: string; phone?: string } {
  if (type === 'email') {
    const wrong = required(email.trim()) ?? checkEmail(email.trim())
    return wrong ? { email: wrong } : {}
  }
  const wrong = required(phone) ?? (/^[0-9]{5,15}$/.test(phone) ? null : 'INVALID')
  return wrong ? { phone: wrong } : {}
}

/** Returns the account in the form that calls expect to look up a member. */
export const accountName = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { account: email.trim() } : { account: phone, area_code }

/** Returns the account in the form that calls expect to send a message to it. */
export const accountAddress = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { email: email.trim() } : { area_code, phone }
