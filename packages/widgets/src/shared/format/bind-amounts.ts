import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { formatPrice } from './format-price.ts'
import { numberFormat } from './number-format.ts'

/**
 * Returns formatters of prices and quantities for lists that change many times a second. They are bound once
 * to tick and step, so that formatting a number needs no setup, and return the same texts as `formatPrice`
 * and `formatAmount`. Without tick or step a number keeps its decimals, because a guessed precision would
 * show a wrong figure.
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
