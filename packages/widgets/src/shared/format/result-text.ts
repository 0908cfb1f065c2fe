import { type Decimal, round } from '@bourselet/sdk/money'
import type { Format } from './use-format.ts'

/**
 * Formats a profit or loss in USDT with its sign and two decimals, rounded toward negative infinity, so that no
 * result looks better than it is.
 */
export const resultText = ({ amount }: Pick<Format, 'amount'>, value: Decimal): string =>
  amount(round(value, 2, 'FLOOR'), { minDecimals: 2, signed: true })
