import { MoneyError } from './money-error.ts'

/** A decimal number as `units / 10^scale`, the form in which the arithmetic computes. */
export interface Exact {
  units: bigint
  scale: number
}

// Maximum length of a text that is parsed as a decimal number. All exact results of calculations with amounts are
// shorter. The limit keeps the parsing of hostile texts cheap.
const LONGEST = 256
const PLAIN = /^-?(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/
const powers: bigint[] = []

/**
 * Returns 10^exponent. An exponent is a count of decimals, so few different exponents occur, and their powers are
 * cached.
 */
export function pow10(exponent: number): bigint {
  powers[exponent] ??= 10n ** BigInt(exponent)
  return powers[exponent]
}

/**
 * Parses a plain decimal, optionally negative.
 * @throws MoneyError AMOUNT_FORMAT for any other text
 */
export function parseExact(text: string): Exact {
  const match = typeof text === 'string' && text.length <= LONGEST ? PLAIN.exec(text) : null
  if (!match) throw new MoneyError('AMOUNT_FORMAT', `"${String(text).slice(0, 40)}"`)
  const scale = match[1]?.length ?? 0
  return { units: BigInt(scale === 0 ? text : text.replace('.', '')), scale }
}

/** Returns the number with exactly `scale` decimals, zeros included. */
export function printFixed(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  if (scale === 0) return sign + digits
  const point = digits.length - scale
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Returns the number without trailing zeros, so that equal values are equal strings. */
export function printShort(units: bigint, scale: number): string {
  const fixed = printFixed(units, scale)
  if (scale === 0) return fixed
  let end = fixed.length
  while (fixed[end - 1] === '0') end--
  return fixed.slice(0, fixed[end - 1] === '.' ? end - 1 : end)
}

/** Returns both numbers as units of one scale, which is the larger of their two scales. */
export function align(a: string, b: string): { a: bigint; b: bigint; scale: number } {
  const x = parseExact(a)
  const y = parseExact(b)
  const scale = Math.max(x.scale, y.scale)
  return { a: x.units * pow10(scale - x.scale), b: y.units * pow10(scale - y.scale), scale }
}
