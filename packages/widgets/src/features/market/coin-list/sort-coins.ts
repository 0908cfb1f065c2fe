import { compare, type Decimal, div, mul, sub } from '@bourselet/sdk/money'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import type { Sort } from '../../../shared/ui/table-column.ts'

/**
 * The values of a row that change with each ticker event. All other values of a row are part of the symbol's
 * rules.
 */
export type CoinFigures = Pick<SymbolInfo, 'last' | 'change_pct' | 'volume_24h' | 'turnover_24h'>

/** The coin into which turnovers are converted for comparison. */
const COMMON = 'USDT'

/**
 * Returns the turnover converted to USDT at the last price of the quote coin. If this price is unknown,
 * returns the turnover unconverted.
 */
export function commonTurnover(
  turnover: Decimal,
  quote: string,
  lastOf: (symbol: string) => Decimal | undefined,
): Decimal {
  if (quote === COMMON) return turnover
  const rate = lastOf(quote + COMMON)
  return rate === undefined ? turnover : mul(turnover, rate)
}

/** Returns the seven-day change in percent, from the sparkline's first price to `last`; 0 without a sparkline. */
export function weekChange(info: SymbolInfo, last: Decimal): Decimal {
  const first = info.sparkline_7d[0]
  if (first === undefined || compare(first, '0') === 0) return '0'
  return mul(div(sub(last, first), first, 6, 'HALF_UP'), '100')
}

/**
 * Returns a sorted copy of the list. Rows with equal values are ordered by symbol, so that their order does
 * not change between two updates.
 */
export function sortCoins(
  coins: readonly SymbolInfo[],
  sort: Sort,
  figuresOf: (info: SymbolInfo) => CoinFigures,
): SymbolInfo[] {
  const bySymbol = new Map(coins.map((info) => [info.symbol, info]))
  const lastOf = (symbol: string) => {
    const info = bySymbol.get(symbol)
    return info && figuresOf(info).last
  }
  const key = (info: SymbolInfo): Decimal => {
    const figures = figuresOf(info)
    if (sort.column === 'last') return figures.last
    if (sort.column === 'change') return figures.change_pct
    if (sort.column === 'volume') return figures.volume_24h
    if (sort.column === 'week') return weekChange(info, figures.last)
    return commonTurnover(figures.turnover_24h, info.quote, lastOf)
  }
  const sign = sort.direction === 'asc' ? 1 : -1
  const byName = (a: SymbolInfo, b: SymbolInfo) => (a.symbol < b.symbol ? -1 : a.symbol > b.symbol ? 1 : 0)
  if (sort.column === 'pair') return coins.toSorted((a, b) => sign * byName(a, b))
  const keyed = coins.map((info) => ({ info, key: key(info) }))
  return keyed.sort((a, b) => sign * compare(a.key, b.key) || byName(a.info, b.info)).map(({ info }) => info)
}

/**
 * Returns true if the symbol, the base coin or the name contains the keyword; case is ignored. Spaces, slashes,
 * hyphens and underscores in the keyword are ignored for the symbol: "btc/usdt" matches BTCUSDT.
 */
export function matchesKeyword(info: SymbolInfo, keyword: string): boolean {
  const wanted = keyword.trim().toLowerCase()
  const plain = wanted.replaceAll(/[\s/_-]/g, '')
  return (
    info.symbol.toLowerCase().includes(plain) ||
    info.base.toLowerCase().includes(wanted) ||
    info.name.toLowerCase().includes(wanted)
  )
}
