import { abs, compare } from '@bourselet/sdk/money'
import type { Format } from '../../../shared/format/use-format.ts'
import type { Preview } from './preview-result.ts'

/**
 * Threshold in percent for the distance of a price from the best price. From this distance, the preview shows the
 * distance only as a percentage and not as an amount. Such an amount has many digits and could need a second line,
 * which would move the button below the preview.
 */
const ALONE_FROM = '10'

/** Returns the distance of a price from the best price: the amount with the percentage, or the percentage alone. */
export function distanceText(
  { amount, percent }: NonNullable<Preview['distance']>,
  format: Pick<Format, 'amount' | 'percent'>,
): string {
  const share = format.percent(percent, { signed: true })
  const isFar = compare(abs(percent), ALONE_FROM) >= 0
  return isFar ? share : `${format.amount(amount, { signed: true, minDecimals: 2 })} (${share})`
}
