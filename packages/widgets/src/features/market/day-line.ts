import type { Decimal } from '@bourselet/sdk/money'
import type { Figures } from '../../shared/data/use-figures.ts'
import type { SymbolInfo } from '../../shared/data/use-symbols.ts'

/** Number of points between now and 24 hours ago: the list of symbols has a price for every two hours. */
const BETWEEN = 11

/**
 * Returns the points of a sparkline of the last 24 hours. It starts at the price from which the 24-hour change is
 * computed and ends at the last price. So beside this change it never shows another direction.
 */
export const dayLine = (
  { sparkline_7d }: Pick<SymbolInfo, 'sparkline_7d'>,
  { open_24h, last }: Pick<Figures, 'open_24h' | 'last'>,
): Decimal[] => [open_24h, ...sparkline_7d.slice(0, -1).slice(-BETWEEN), last]
