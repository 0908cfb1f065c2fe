import { checkEmail, phoneNumber } from '@bourselet/sdk/money'
import { areaCodes } from './area-codes.ts'

/** The entry that identifies a member in a form: an e-mail address or a phone number. */
export type Account = { type: 'email' | 'phone'; email: string; area_code: string; phone: string }

export const emptyAccount: Account = { type: 'email', email: '', area_code: '+44', phone: '' }

/**
 * Returns the form values for an account name that was typed in another form: a phone number if the name looks like
 * one, otherwise an e-mail address. If a phone number begins with a country calling code that forms offer, this code is
 * selected and removed from the number.
 */
export const accountFrom = (typed: string): Account => {
  const account: Account = { ...emptyAccount, type: 'phone', ...phoneFrom(typed) }
  const isPhone = /^[+0-9\s()-]+$/.test(typed.normalize('NFKC')) && isPhoneNumber(account)
  return isPhone ? account : { ...emptyAccount, email: typed.trim() }
}

/**
 * Returns the form values for a typed phone number, without spaces and punctuation. If the number begins with `+` or
 * `00` and then a country calling code that forms offer, this code is selected and removed from the number. A leading
 * zero is kept, because the server removes it.
 */
export function phoneFrom(typed: string): Pick<Account, 'phone'> | Pick<Account, 'phone' | 'area_code'> {
  const text = typed.normalize('NFKC').replace(/[^0-9+]/g, '')
  const full = text.replace(/^00/, '+')
  // No country calling code is the beginning of another one (ITU-T E.164), so at most one code matches.
  const area_code = areaCodes.find((code) => full.startsWith(code))
  const phone = area_code ? full.slice(area_code.length) : text
  return { phone: phone.slice(0, LONGEST), ...(area_code ? { area_code } : {}) }
}

const LONGEST = 15

const isPhoneNumber = ({ area_code, phone }: Account) =>
  /^[0-9]{5,15}$/.test(phone) && phoneNumber(area_code, phone).length >= 5

/**
 * Returns the form values with a type of account that the operator offers. Keeps the current type if it is offered;
 * otherwise selects the first offered type.
 */
export function offeredAccount<V extends Account>(values: V, types: readonly Account['type'][]): V {
  const [first = values.type] = types
  return types.includes(values.type) ? values : { ...values, type: first }
}

const required = (text: string) => (text === '' ? 'REQUIRED' : null)

/** Returns the error of the selected field, e-mail or phone, if its entry is not valid. */
export function checkAccount(account: Account): { email?: string; phone?: string } {
  const { type, email, phone } = account
  if (type === 'email') {
    const wrong = required(email.trim()) ?? checkEmail(email.trim())
    return wrong ? { email: wrong } : {}
  }
  const wrong = required(phone) ?? (isPhoneNumber(account) ? null : 'PHONE_FORMAT')
  return wrong ? { phone: wrong } : {}
}

/**
 * Returns the request fields that identify an account in a call: its e-mail address, or its phone number with the
 * country calling code.
 */
export const accountName = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { account: email.trim() } : { account: phone, area_code }

/** Returns the request fields that a call needs to send a message to the address of an account. */
export const accountAddress = ({ type, email, area_code, phone }: Account) =>
  type === 'email' ? { email: email.trim() } : { area_code, phone }
