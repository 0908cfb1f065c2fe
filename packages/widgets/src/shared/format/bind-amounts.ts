import { type Decimal, decimals } from '@bourselet/sdk/money'
import type { Locale } from '../i18n/locale.ts'
import { numberFormat } from './number-format.ts'

/**
 * Formatters of prices and quantities for lists that change many times a second: bound once to tick and step, so that
 * a number costs its digits and nothing else. The same texts as `formatPrice` and `formatAmount` write.
 */
export function bindAmounts(locale: Locale, tick: Decimal, step: Decimal) {
  const fixed = (places: number) => ({ minimumFractionDigits: places, maximumFractionDigits: places })
  return {
    price: numberFormat(locale, fixed(decimals(tick))),
    quantity: numberFormat(locale, { ...fixed(decimals(step)), roundingMode: 'trunc' }),
  }
}

export type BoundAmounts = ReturnType<typeof bindAmounts>
