import { type Decimal, decimals } from '@bourselet/sdk/money'
import { type IndicatorKind, ruleOf } from './indicators/indicator-kinds.ts'

/**
 * Returns the number of decimals of an indicator's values. In a market whose prices have more than 2 decimals, values
 * in the quote coin have one decimal more than the prices. Such values are differences and averages of prices, which
 * can be smaller than the tick. In all other markets, they have 2 decimals.
 */
export function figurePlaces(kind: IndicatorKind, tick: Decimal): number {
  const { places = 2 } = ruleOf(kind)
  if (places !== 'price') return places
  const ofPrices = decimals(tick)
  return ofPrices > 2 ? ofPrices + 1 : 2
}

/** Returns a formatter of values with a number of decimals. */
export function figureFormat(locale: string, places: number): (value: number) => string {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  })
  return (value) => signed(format, value)
}

/** Returns a formatter of values that shortens large ones, for the titles of the panes. */
export function titleFormat(locale: string, places: number): (value: number) => string {
  const exact = figureFormat(locale, places)
  const short = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 2 })
  return (value) => (Math.abs(value) < 100_000 ? exact(value) : signed(short, value))
}

/** Formats a value with the minus sign that prices and amounts use instead of the hyphen. */
const signed = (format: Intl.NumberFormat, value: number) => format.format(value).replace('-', '−')
