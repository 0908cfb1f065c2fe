import { type Decimal, isZero, round } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { type AmountFormat, formatAmount } from './format-amount.ts'

export type CoinFormat = Pick<AmountFormat, 'minDecimals' | 'signed'> & {
  rounding?: CoinRounding
}

/**
 * The direction in which amounts are rounded. DOWN (the default) rounds toward zero: an amount that the member has or
 * receives must not look larger than it is. UP rounds away from zero: fees, costs and debts must not look smaller.
 * FLOOR rounds toward negative infinity: a gain must not look larger, and a loss must not look smaller.
 */
export type CoinRounding = 'DOWN' | 'UP' | 'FLOOR'

/** Significant digits of an amount that is too small for the decimals of its coin. */
const SIGNIFICANT = 2

/**
 * Rounds an amount to the decimals of its coin (`coinPlaces`). An amount that would become zero keeps its first
 * significant digits instead.
 */
export function roundCoin(value: Decimal, places: number, rounding: CoinRounding = 'DOWN'): Decimal {
  const first = isZero(round(value, places, 'DOWN')) ? (value.split('.')[1] ?? '').search(/[1-9]/) : -1
  return round(value, first < 0 ? places : first + SIGNIFICANT, rounding)
}

/** Returns the number of decimals of a rounded amount, trailing zeros included. */
export const writtenDecimals = (rounded: Decimal): number => rounded.split('.')[1]?.length ?? 0

/** Formats an amount with the decimals of its coin, rounded by `roundCoin`. */
export function formatCoin(
  locale: Locale,
  value: Decimal,
  places: number,
  { rounding = 'DOWN', ...options }: CoinFormat = {},
): string {
  const shown = roundCoin(value, places, rounding)
  return formatAmount(locale, shown, { ...options, decimals: writtenDecimals(shown) })
}
