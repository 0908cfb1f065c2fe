import { MoneyError } from './money-error.ts'

/** A number as `units / 10^scale`: how decimals are held between parse and print. */
export interface Exact {
  units: bigint
  scale: number
}

// Far beyond any exact result of amounts, yet short enough that hostile text costs nothing.
const LONGEST = 256
const PLAIN = /^-?(?:0|[1-9][0-9]*)(?:\.([0-9]+))?$/
const powers: bigint[] = []

/** 10^exponent; exponents are scales of decimals, so the few that occur are kept. */
export function pow10(exponent: number): bigint {
  powers[exponent] ??= 10n ** BigInt(exponent)
  return powers[exponent]
}

/** @throws MoneyError AMOUNT_FORMAT unless `text` is a plain decimal, optionally negative */
export function parseExact(text: string): Exact {
  const match = typeof text === 'string' && text.length <= LONGEST ? PLAIN.exec(text) : null
  if (!match) throw new MoneyError('AMOUNT_FORMAT', `"${String(text).slice(0, 40)}"`)
  const scale = match[1]?.length ?? 0
  return { units: BigInt(scale === 0 ? text : text.replace('.', '')), scale }
}

/** All `scale` decimals, zeros included. */
export function printFixed(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : ''
  const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0')
  if (scale === 0) return sign + digits
  const point = digits.length - scale
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Without trailing zeros, so that equal values are equal strings. */
export function printShort(units: bigint, scale: number): string {
  const fixed = printFixed(units, scale)
  if (scale === 0) return fixed
  let end = fixed.length
  while (fixed[end - 1] === '0') end--
  return fixed.slice(0, fixed[end - 1] === '.' ? end - 1 : end)
}

/** Both numbers on the larger of their scales. */
export function align(a: string, b: string): { a: bigint; b: bigint; scale: number } {
  const x = parseExact(a)
  const y = parseExact(b)
  const scale = Math.max(x.scale, y.scale)
  return { a: x.units * pow10(scale - x.scale), b: y.units * pow10(scale - y.scale), scale }
}
