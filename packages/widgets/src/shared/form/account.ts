import { checkEmail } from '@bourselet/sdk/money'

/** The entry that identifies a member in a form: an e-mail address or a phone number. */
export type Account = { type: 'email' | 'phone'; email: string; area_code: string; phone: string }

export const emptyAccount: Account = { type: 'email', email: '', area_code: '+44', phone: '' }

/**
 * Returns the form values for an account name that was typed in another form: a phone number if the name looks
 * like one, otherwise an e-mail address.
 */
export const accountFrom = (typed: string): Account => {
  const digits = typed.replace(/[\s()-]/g, '')
  return /^[0-9]{5,15}$/.test(digits)
    ? { ...emptyAccount, type: 'phone', phone: digits }
    : { ...emptyAccount, email: typed.trim() }
}

const required = (text: string) => (text === '' ? 'REQUIRED' : null)

/** Returns the error of the selected field, e-mail or phone, if its entry is not valid. */
export function checkAccount({ type, email, phone }: Account): { email?: string; phone?: string } {
  if (type === 'email') {
    const wrong = required(email.trim()) ?? checkEmail(email.trim())
    return wrong ? { email: wrong } : {}
  }
  const wrong = required(phone) ?? (/^[0-9]{5,15}$/.test(phone) ? null : 'INVALID')
  return wrong ? { phone: wrong } : {}
}

/** Returns the request fields by which a call looks up the member of an account. */
export const accountName = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { account: email.trim() } : { account: phone, area_code }

/** Returns the request fields that a call needs to send a message to the address of an account. */
export const accountAddress = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { email: email.trim() } : { area_code, phone }
