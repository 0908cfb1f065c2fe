/**
 * The trunk prefixes that are not only zeros, by country calling code. A trunk prefix is dialed before a national number
 * inside its country only: 1 in North America, 06 in Hungary, and 8 before ten digits in Russia and Kazakhstan.
 */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  '+1': /^[01]+/,
  '+7': /^(0+|8(?=\d{10}$))/,
  '+36': /^(06|0+)/,
}

/**
 * Calling codes of countries whose national numbers keep a leading zero: Italy, San Marino, Côte d'Ivoire, Congo,
 * Benin.
 */
const WITH_ZERO: ReadonlySet<string> = new Set(['+39', '+378', '+225', '+242', '+229'])

/**
 * Returns the national number of a typed phone number, in digits, so that each number has exactly one form. Removes
 * spaces, hyphens, brackets, the chosen country code after `+` or `00`, and the trunk prefix. Repeated prefixes are
 * removed too. So if the result is passed to the function again, it does not change. If the typed number begins with
 * the code of another country after `+` or `00`, the result begins with `+`, so callers can recognize and refuse it.
 */
export function phoneNumber(areaCode: string, typed: string): string {
  let number = typed.normalize('NFKC').replace(/[^0-9+]/g, '')
  for (let before = ''; before !== number; ) {
    before = number
    number = withoutPrefix(areaCode, number)
  }
  return number
}

/** Returns a number without its country code and its trunk prefix, each of which is removed at most once. */
function withoutPrefix(areaCode: string, number: string): string {
  const full = number.replace(/^00/, '+')
  const national = full.startsWith(areaCode) ? full.slice(areaCode.length) : full
  return WITH_ZERO.has(areaCode) ? national : national.replace(TRUNKS[areaCode] ?? /^0+/, '')
}
