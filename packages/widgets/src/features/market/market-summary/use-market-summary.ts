import { compare, type Decimal } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { type SymbolInfo, useSymbols } from '../../../shared/data/use-symbols.ts'
import { sortCoins } from '../coin-list/sort-coins.ts'
import { useSlowTickers } from '../use-slow-tickers.ts'

const ROWS = 3

/**
 * Lower bounds, in percent of change, of the bars that count pairs. The first bar counts all changes below the
 * first bound.
 */
const BOUNDS = ['-3', '-2', '-1', '0', '1', '2', '3', '4', '5']

export type Breadth = {
  up: number
  down: number
  /** Number of pairs for each range of the change in percent: below -3, -3 to -2, … 4 to 5, 5 and more. */
  bars: number[]
}

/** Counts the pairs in each range of one percent of 24-hour change, and the pairs that rose and fell. */
export function breadthOf(changes: readonly Decimal[]): Breadth {
  const bars = Array.from({ length: BOUNDS.length + 1 }, () => 0)
  for (const change of changes) {
    const at = BOUNDS.filter((bound) => compare(change, bound) >= 0).length
    bars[at] = (bars[at] ?? 0) + 1
  }
  return {
    up: changes.filter((change) => compare(change, '0') > 0).length,
    down: changes.filter((change) => compare(change, '0') < 0).length,
    bars,
  }
}

/**
 * Returns the gainers, the losers, the most traded pairs, and the number of pairs for each range of change.
 */
export function useMarketSummary(product: Product) {
  const { data: coins, error, refetch, refreshing } = useSymbols(product)
  const tickers = useSlowTickers(product)
  const summary = useMemo(() => {
    if (!coins) return undefined
    const figuresOf = (info: SymbolInfo) => tickers.get(info.symbol) ?? info
    const top = (of: readonly SymbolInfo[], column: string, direction: 'asc' | 'desc') =>
      sortCoins(of, { column, direction }, figuresOf).slice(0, ROWS)
    // If nearly all pairs rise, even some of the pairs with the lowest changes have risen. So the losers contain only
    // pairs that fell, and the gainers only pairs that rose.
    const that = (sign: 1 | -1) => coins.filter((info) => compare(figuresOf(info).change_pct, '0') === sign)
    return {
      gainers: top(that(1), 'change', 'desc'),
      losers: top(that(-1), 'change', 'asc'),
      mostTraded: top(coins, 'turnover', 'desc'),
      breadth: breadthOf(coins.map((info) => figuresOf(info).change_pct)),
      count: coins.length,
    }
  }, [coins, tickers])
  return { summary, error: coins ? null : error, refetch, refreshing }
}
