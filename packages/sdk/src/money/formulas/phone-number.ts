/**
 * The trunk prefixes that are not only zeros, by country calling code. A trunk prefix is dialed before a national number
 * inside its country only: 1 in North America, 06 in Hungary, and 8 before ten digits in Russia and Kazakhstan.
 */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '+1': /^[01]+/,
  '+7': /^(0+|8(?=\d{10}$))/,
  '+36': /^(06|0+)/,
}

/** Countries whose numbers begin with a zero that belongs to them: Italy, San Marino, Côte d'Ivoire, Congo, Benin. */
const WITH_ZERO: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+242', '+229'])

/**
 * Returns the national number of a typed phone number, in digits, so that each number has exactly one form. Leaves out
 * spaces, hyphens, brackets, the chosen country code after `+` or `00`, and the trunk prefix. The number of another
 * country after `+` or `00` begins with `+` in the result, so callers can recognize and refuse it.
 */
export function phoneNumber(areaCode: string, typed: string): string {
  const text = typed.normalize('NFKC').replace(/[^0-9+]/g, '')
  const full = text.replace(/^00/, '+')
  const number = full.startsWith(areaCode) ? full.slice(areaCode.length) : full
  return WITH_ZERO.has(areaCode) ? number : number.replace(TRUNKS[areaCode] ?? /^0+/, '')
}
