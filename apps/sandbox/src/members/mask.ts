/** Masks an e-mail address: `me@example.com` becomes `m***@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, 1)}***${email.slice(at)}`
}

/**
 * Masks a phone number. Its first three and last three digits stay visible; of a number with at most six digits, only
 * the first.
 */
export function maskPhone(phone: string): string {
  return phone.length > 6 ? `${phone.slice(0, 3)}***${phone.slice(-3)}` : `${phone.slice(0, 1)}***`
}

/** Masks a name. The first letter of each word stays visible: `Jane Doe` becomes `J*** D**`. */
export function maskName(name: string): string {
  return name
    .split(' ')
    .filter(Boolean)
    .map((word) => [...word].map((letter, at) => (at === 0 ? letter : '*')).join(''))
    .join(' ')
}

/** Masks an identity number. Its first two and last two characters stay visible. */
export function maskIdNumber(number: string): string {
  return `${number.slice(0, 2)}******${number.slice(-2)}`
}

/** Masks all of an IP address except its first two parts, as in `203.0.*.*` or `2001:db8:*`. */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:/, '')
  const four = plain.split('.')
  if (four.length === 4) return `${four[0]}.${four[1]}.*.*`
  const [first = '', second = ''] = plain.split(':')
  return plain === '' ? '' : `${first}:${second}:*`
}
