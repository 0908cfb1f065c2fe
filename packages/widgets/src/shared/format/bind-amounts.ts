import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { formatPrice } from './format-price.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formatters of prices and quantities for lists that change many times a second: bound once to tick and step, so that
 * a number costs its digits and nothing else. The same texts as `formatPrice` and `formatAmount` write. Without tick or
 * step a number has the decimals that it was written with: a guessed precision would show a wrong figure.
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
