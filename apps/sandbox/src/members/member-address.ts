/** The address that identifies and reaches a member: e-mail or phone number. */
export type MemberAddress = { email: string } | { areaCode: string; phone: string }

/**
 * Reads an account name as typed: an e-mail address, or the digits of a phone number whose area code is a
 * separate value.
 */
export function addressOf(account: string, areaCode?: string): MemberAddress {
  return areaCode === undefined ? { email: account.toLowerCase() } : { areaCode, phone: account }
}

/** Returns the address for codes to a member: the e-mail address, otherwise the phone number. */
export function ownAddress({ email, area_code, phone }: Reachable): MemberAddress {
  return email === null ? { areaCode: area_code ?? '', phone: phone ?? '' } : { email }
}

interface Reachable {
  email: string | null
  area_code: string | null
  phone: string | null
}

/** Returns the text key of an address, used by codes and failure counters. */
export function addressKey(address: MemberAddress): string {
  return 'email' in address ? address.email : `${address.areaCode} ${address.phone}`
}
