/** How a member is reached and found: an e-mail address or a phone number. */
export type MemberAddress = { email: string } | { areaCode: string; phone: string }

/** Reads an account name as typed: an e-mail address, or digits with an area code beside them. */
export function addressOf(account: string, areaCode?: string): MemberAddress {
  return areaCode === undefined ? { email: account.toLowerCase() } : { areaCode, phone: account }
}

/** Where codes for a member go: his e-mail address, or his phone where he has none. */
export function ownAddress({ email, area_code, phone }: Reachable): MemberAddress {
  return email === null ? { areaCode: area_code ?? '', phone: phone ?? '' } : { email }
}

interface Reachable {
  email: string | null
  area_code: string | null
  phone: string | null
}

/** One text per address: the key of codes and failure counters. */
export function addressKey(address: MemberAddress): string {
  return 'email' in address ? address.email : `${address.areaCode} ${address.phone}`
}
