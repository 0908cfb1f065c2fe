/**
 * Divides and rounds down (toward minus infinity); `d` must be positive. Does not use the money functions of
 * the SDK, because the simulation checks them.
 */
export function floorDiv(n: bigint, d: bigint): bigint {
  const quotient = n / d
  return n % d < 0n ? quotient - 1n : quotient
}

/** Divides and rounds up (toward plus infinity); `d` must be positive. */
export function ceilDiv(n: bigint, d: bigint): bigint {
  return -floorDiv(-n, d)
}

/** Parses a decimal into an integer in units of 10^-scale. */
export function units(text: string, scale = 8): bigint {
  const negative = text.startsWith('-')
  const [whole = '0', part = ''] = (negative ? text.slice(1) : text).split('.')
  if (/[^0]/.test(part.slice(scale))) throw new RangeError(`${text} has more than ${scale} decimals`)
  const value = BigInt(whole + part.slice(0, scale).padEnd(scale, '0'))
  return negative ? -value : value
}

export const abs = (value: bigint): bigint => (value < 0n ? -value : value)

export const ONE = 10n ** 8n
