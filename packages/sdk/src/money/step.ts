import { div, mul, trim } from './decimal.ts'
import { align, printFixed } from './exact.ts'
import { MoneyError } from './money-error.ts'
import { divRound, type Rounding } from './rounding.ts'
import type { Decimal } from './units.ts'

/**
 * Returns the number of decimals that a tick, step or group needs: 2 for "0.01", 0 for "10", 1 for "0.50".
 */
export function decimals(step: Decimal): number {
  return trim(step).split('.')[1]?.length ?? 0
}

/**
 * Returns `a`, rounded to a multiple of `step` in the given rounding mode, with the decimals of the step.
 * @throws MoneyError STEP unless step > 0
 */
export function roundToStep(a: Decimal, step: Decimal, rounding: Rounding): Decimal {
  const x = onStep(a, step)
  const units = divRound(x.a, x.b, rounding) * x.b
  const places = decimals(step)
  return printFixed(units / 10n ** BigInt(x.scale - places), places)
}

/**
 * Returns the quotient n / d, rounded once to a multiple of `step`.
 * @throws MoneyError STEP unless step > 0, DIVISION_BY_ZERO
 */
export function divToStep(n: Decimal, d: Decimal, step: Decimal, rounding: Rounding): Decimal {
  const steps = div(n, mul(d, step), 0, rounding)
  return roundToStep(mul(steps, step), step, rounding)
}

/**
 * Returns true if `a` is a multiple of `step`. Zero and negative multiples count.
 * @throws MoneyError STEP unless step > 0
 */
export function isMultiple(a: Decimal, step: Decimal): boolean {
  const x = onStep(a, step)
  return x.a % x.b === 0n
}

function onStep(a: Decimal, step: Decimal): ReturnType<typeof align> {
  const x = align(a, step)
  if (x.b <= 0n) throw new MoneyError('STEP', step)
  return x
}
