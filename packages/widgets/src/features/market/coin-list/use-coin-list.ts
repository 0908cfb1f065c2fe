import { useCallback, useMemo, useRef, useState } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { type SymbolInfo, useSymbols } from '../../../shared/data/use-symbols.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { useStore } from '../../../shared/provider/use-store.ts'
import type { Sort } from '../../../shared/ui/table-column.ts'
import { useSlowTickers } from '../use-slow-tickers.ts'
import type { CoinView } from './coin-columns.ts'
import { matchesKeyword, sortCoins } from './sort-coins.ts'

export type CoinTab = 'all' | 'favourites' | 'hot' | 'gainers' | 'losers'

const byTurnover: Sort = { column: 'turnover', direction: 'desc' }

/** The sort orders that the tabs of the view `movers` select. A tab without an entry selects the default order. */
const tabSorts: Partial<Record<CoinTab, Sort>> = {
  hot: byTurnover,
  gainers: { column: 'change', direction: 'desc' },
  losers: { column: 'change', direction: 'asc' },
}

export type CoinListSettings = {
  view: CoinView
  product: Product
  symbols?: readonly string[]
  limit?: number
}

/** Returns the filtered and sorted rows of a coin list, with the setters of its filters. */
export function useCoinList({ view, product, symbols, limit }: CoinListSettings) {
  const { page } = useBourselet()
  const favourites = useStore(page.preferences, (preferences) => preferences.favourites)
  const { data: coins, error, refetch, refreshing } = useSymbols(product)
  const [tab, setTab] = useState<CoinTab>(view === 'movers' ? 'hot' : 'all')
  const [quote, setQuote] = useState('')
  const [keyword, setKeyword] = useState('')
  const [sort, setSort] = useState<Sort | null>(null)
  const hold = useRef(false)
  const isHeld = useRef(() => hold.current).current
  const tickers = useSlowTickers(product, isHeld)
  const listed = useMemo(
    () => (symbols ? symbols.flatMap((one) => coins?.find((i) => i.symbol === one) ?? []) : coins),
    [coins, symbols],
  )
  const quotes = useMemo(() => quotesOf(listed ?? []), [listed])
  const order = sort ?? (symbols ? null : byTurnover)

  const rows = useMemo(() => {
    if (!coins || !listed) return undefined
    const isShown = (info: SymbolInfo) =>
      (!symbols || symbols.includes(info.symbol)) &&
      (tab !== 'favourites' || favourites.includes(info.symbol)) &&
      (!quotes.includes(quote) || info.quote === quote) &&
      (keyword.trim() === '' || matchesKeyword(info, keyword))
    // The turnovers of pairs with different quote coins are compared in one currency. The conversion may need the price
    // of a pair that the list does not show, so all pairs are sorted before the list is filtered.
    const sorted = order ? sortCoins(coins, order, (info) => tickers.get(info.symbol) ?? info) : listed
    const shown = sorted.filter(isShown)
    return limit === undefined ? shown : shown.slice(0, limit)
  }, [coins, symbols, listed, tab, favourites, quotes, quote, keyword, order, tickers, limit])

  const rateOf = useCallback(
    (coin: string) => {
      if (coin === 'USDT') return '1'
      const symbol = `${coin}USDT`
      return tickers.get(symbol)?.last ?? coins?.find((info) => info.symbol === symbol)?.last
    },
    [coins, tickers],
  )

  return {
    rows,
    /** Returns the price of a coin in USDT at the time of the last sort. */
    rateOf,
    error: coins ? null : error,
    refetch,
    refreshing,
    tab,
    setTab: (next: CoinTab) => {
      setSort(tabSorts[next] ?? null)
      setTab(next)
    },
    quote: quotes.includes(quote) ? quote : '',
    setQuote,
    /** The selectable quote coins; those with the most pairs are first. */
    quotes,
    keyword,
    setKeyword,
    /** The sort order; null while the rows are in the order of the prop `symbols`. */
    sort: order,
    setSort,
    counts: {
      all: listed?.length,
      favourites: listed?.filter(({ symbol }) => favourites.includes(symbol)).length,
    },
    /**
     * Called with true while the pointer or the keyboard focus is in the rows. The rows then keep their order, so that
     * a row does not move just before it is pressed.
     */
    hold: (isKept: boolean) => {
      hold.current = isKept
    },
  }
}

function quotesOf(coins: readonly SymbolInfo[]): string[] {
  const counts = new Map<string, number>()
  for (const { quote } of coins) counts.set(quote, (counts.get(quote) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a).map(([quote]) => quote)
}
