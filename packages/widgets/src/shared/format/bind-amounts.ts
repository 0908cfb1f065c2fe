import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { formatPrice } from './format-price.ts'
import { numberFormat } from './number-format.ts'

/**
 * Returns functions that format prices and quantities in lists that change many times a second. The number formats of
 * the tick and the step are created once, so each call is fast. A price is formatted as by `formatPrice`. A quantity is
 * formatted as by `formatAmount` with the decimals of the step. If `tick` or `step` is undefined, the number keeps its
 * own decimals, because guessed decimals could be wrong.
 */
export function bindAmounts(locale: Locale, tick: Decimal | undefined, step: Decimal | undefined) {
  const fixed = (places: number) => ({ minimumFractionDigits: places, maximumFractionDigits: places })
  const asWritten = (value: Decimal) => formatPrice(locale, value)
  return {
    price: tick ? numberFormat(locale, fixed(decimals(tick))) : asWritten,
    quantity: step ? numberFormat(locale, { ...fixed(decimals(step)), roundingMode: 'trunc' }) : asWritten,
  }
}

export type BoundAmounts = ReturnType<typeof bindAmounts>
