import { phoneNumber } from '@bourselet/sdk/money'
import { invalid } from '../refusals/refusal.ts'

/**
 * The address of a member, by which they log in and receive codes: an e-mail address or a phone number. `phone` is the
 * national number (`phoneNumber`), `typed` the digits as the member typed them.
 */
export type MemberAddress = { email: string } | PhoneAddress
type PhoneAddress = { areaCode: string; phone: string; typed: string }

/** Returns the address of a phone number in any of its spellings. */
export const phoneAddress = (areaCode: string, typed: string): PhoneAddress => ({
  areaCode,
  phone: phoneNumber(areaCode, typed),
  typed,
})

/**
 * Pattern of the country calling codes of ITU-T E.164. None of them begins with another one, so a number can be split
 * into code and national number in one way only.
 */
const CALLING_CODE =
  /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(2[1-69]|3[578]|42|5[09]|6[7-9]|8[0578]|9[679])\d)$/

/**
 * Returns the address for a phone number that a request adds. Throws VALIDATION in three cases: no country has the
 * calling code, the number has fewer than five digits without its prefix, or the number belongs to another country.
 */
export function checkedPhone(areaCode: string, typed: string): PhoneAddress {
  if (!CALLING_CODE.test(areaCode)) throw invalid({ area_code: 'ENUM' })
  const address = phoneAddress(areaCode, typed)
  if (!/^\d{5,}$/.test(address.phone)) throw invalid({ phone: 'RANGE' })
  return address
}

/**
 * Returns the address that a typed account name means: a phone number if an area code is given, otherwise an e-mail
 * address.
 */
export function addressOf(account: string, areaCode?: string): MemberAddress {
  return areaCode === undefined ? { email: account.toLowerCase() } : phoneAddress(areaCode, account)
}

/**
 * Returns the address to which codes for a member are sent: their e-mail address or, if they have none, their phone
 * number.
 */
export function ownAddress({ email, area_code, phone }: Reachable): MemberAddress {
  return email === null ? phoneAddress(area_code ?? '', phone ?? '') : { email }
}

interface Reachable {
  email: string | null
  area_code: string | null
  phone: string | null
}

/** Returns an address as a text, which is the key of codes and failure counters. */
export function addressKey(address: MemberAddress): string {
  return 'email' in address ? address.email : `${address.areaCode} ${address.phone}`
}
