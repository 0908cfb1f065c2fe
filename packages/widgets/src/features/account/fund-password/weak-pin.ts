/** The reason why a six-digit password is easy to guess. */
export type Weakness = 'repeat' | 'run' | 'date'

/** Returns the reason why a fund password is easy to guess; null if none is found. */
export function weakPin(pin: string): Weakness | null {
  if (pin.length !== 6) return null
  if (/^(\d)\1+$|^(\d\d)\2\2$|^(\d{3})\3$|^(\d)\4(\d)\5(\d)\6$/.test(pin)) return 'repeat'
  const steps = [...pin].slice(1).map((digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10)
  if (steps.every((step) => step === steps[0])) return 'run'
  return isDate(pin) ? 'date' : null
}

/**
 * Returns true if six digits form a date (day, month and two-digit year in a usual order) or a month with a
 * year 19xx or 20xx.
 */
function isDate(pin: string): boolean {
  const [a, b, c] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4)] as [string, string, string]
  const isDay = (day: string, month: string) => +day >= 1 && +day <= 31 && +month >= 1 && +month <= 12
  if (isDay(a, b) || isDay(b, a) || isDay(c, b)) return true
  const year = /^(?:19|20)\d\d/.test(pin) ? c : /(?:19|20)\d\d$/.test(pin) ? a : ''
  return year !== '' && +year >= 1 && +year <= 12
}
