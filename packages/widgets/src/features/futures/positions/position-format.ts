import type { Decimal } from '@bourselet/sdk/money'
import { bindAmounts } from '../../../shared/format/bind-amounts.ts'
import { numberFormat } from '../../../shared/format/number-format.ts'
import type { Locale } from '../../../shared/i18n/locale.ts'

const money = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const
const percent = { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/**
 * Returns the formatters for the values of a position. They are created once, because every cell calls them
 * at every new mark price.
 */
export function bindPosition(locale: Locale, tick: Decimal | undefined, step: Decimal | undefined) {
  const share = numberFormat(locale, percent)
  const change = numberFormat(locale, { ...percent, signDisplay: 'exceptZero' })
  return {
    ...bindAmounts(locale, tick, step),
    /** Formats an amount of USDT with two decimals, truncated. */
    amount: numberFormat(locale, { ...money, roundingMode: 'trunc' }),
    /** Formats a profit or loss in USDT, rounded toward negative infinity, so that no result looks better than it is. */
    result: numberFormat(locale, { ...money, roundingMode: 'floor', signDisplay: 'exceptZero' }),
    // The value in percent is passed as a fraction with an exponent: 12.5 percent is "12.5e-2". `Intl` parses this
    // string exactly.
    percent: (value: Decimal) => share(`${value}e-2`),
    change: (value: Decimal) => change(`${value}e-2`),
  }
}

export type PositionFormat = ReturnType<typeof bindPosition>
