import { parseExact, pow10, printFixed } from './exact.ts'
import { divRound, type Rounding } from './rounding.ts'
import type { Decimal } from './units.ts'

/** Returns `a` with exactly `scale` decimals, rounded once. */
export function round(a: Decimal, scale: number, rounding: Rounding): Decimal {
  const x = parseExact(a)
  return printFixed(divRound(x.units * pow10(scale), pow10(x.scale), rounding), scale)
}
