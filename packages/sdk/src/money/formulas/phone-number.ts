/**
 * The digits before a national number that are dialled inside a country only (its trunk prefix), where they are not
 * zeros: in North America 1, in Russia and Kazakhstan 8 before ten digits, in Hungary 06.
 */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '+1': /^[01]+/,
  '+7': /^(0+|8(?=\d{10}$))/,
  '+36': /^(06|0+)/,
}

/** Countries whose numbers begin with a zero that belongs to them: Italy, San Marino, Côte d'Ivoire, Congo, Benin. */
const WITH_ZERO: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+242', '+229'])

/**
 * Returns the national number of a typed phone number, in digits, so that one number has one form. Spaces, hyphens and
 * brackets are left out, and so are the chosen country code after `+` or `00` and the trunk prefix. A `+` or a number
 * of another country stays, so the result does not consist of digits.
 */
export function phoneNumber(areaCode: string, typed: string): string {
  const text = typed.normalize('NFKC').replace(/[^0-9+]/g, '')
  const full = text.replace(/^00/, '+')
  const number = full.startsWith(areaCode) ? full.slice(areaCode.length) : full
  return WITH_ZERO.has(areaCode) ? number : number.replace(TRUNKS[areaCode] ?? /^0+/, '')
}
