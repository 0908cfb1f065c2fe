/** The address of a member, by which they log in and receive codes: an e-mail address or a phone number. */
export type MemberAddress = { email: string } | { areaCode: string; phone: string }

/**
 * Returns the address that a typed account name means: a phone number if an area code is given, otherwise an e-mail
 * address.
 */
export function addressOf(account: string, areaCode?: string): MemberAddress {
  return areaCode === undefined ? { email: account.toLowerCase() } : { areaCode, phone: account }
}

/**
 * Returns the address to which codes for a member are sent: their e-mail address or, if they have none, their phone
 * number.
 */
export function ownAddress({ email, area_code, phone }: Reachable): MemberAddress {
  return email === null ? { areaCode: area_code ?? '', phone: phone ?? '' } : { email }
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
