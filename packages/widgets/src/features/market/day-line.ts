import type { Decimal } from '@bourselet/sdk/money'
import type { Figures } from '../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../shared/data/use-symbols.ts'

/**
 * Number of points between the first and the last point of the line. `sparkline_7d` has a price for every two hours, so
 * there are 11 between 24 hours ago and now.
 */
const BETWEEN = 11

/**
 * Returns the points of a sparkline of the last 24 hours. The line starts at the price from which the 24-hour
 * change is computed and ends at the last price, so it always has the direction of the change that is shown
 * beside it.
 */
export const dayLine = (
  { sparkline_7d }: Pick<SymbolInfo, 'sparkline_7d'>,
  { open_24h, last }: Pick<Figures, 'open_24h' | 'last'>,
): Decimal[] => [open_24h, ...sparkline_7d.slice(0, -1).slice(-BETWEEN), last]
