import { useEffect, useMemo, useState } from 'react'
import type { Product } from '../data/live-tickers.ts'
import { useBook } from '../data/use-book.ts'
import { useTicker } from '../data/use-figures.ts'
import { type SymbolInfo, useSymbol } from '../data/use-symbols.ts'
import { usePreferences } from '../provider/use-preferences.ts'
import type { OrderMarket } from './order-terms.ts'

/**
 * Time in ms after which the ticket reports that its book is outdated. A resync of the book usually takes less.
 */
const STALE_AFTER_MS = 1_000

export type TicketMarket = {
  /** The market of the symbol; undefined until its rules are known. */
  market: (OrderMarket & { rules: SymbolInfo }) | undefined
  /** True if the shown book may differ from the server's book, or if no book has been received yet. */
  isStale: boolean
  isLoading: boolean
  /** Error of the market data; null if there is none. */
  error: unknown
  retry: () => void
}

/** Returns rules, last price and book of a symbol for a ticket. */
export function useTicketMarket(symbol: string, product: Product = 'spot'): TicketMarket {
  const { info, figures, refetch } = useTicker(symbol, product)
  // A ticket cannot be shown without the trading rules of its symbol, even if the stream already delivers prices. So
  // the error of the call that loads the rules is the error of the ticket.
  const { error } = useSymbol(symbol, product)
  const book = useBook(symbol, product)
  const isStale = useLasting(!book.isReady || book.state === 'stale' || book.state === 'offline')
  const last = figures?.last ?? null
  const { priceGuard: guard } = usePreferences()
  const market = useMemo(
    () => info && { rules: info, last, bids: book.bids, asks: book.asks, guard },
    [info, last, book.bids, book.asks, guard],
  )
  return {
    market,
    isStale,
    isLoading: !book.isReady,
    error,
    retry: refetch,
  }
}

function useLasting(now: boolean): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!now) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), STALE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [now])
  return lasts && now
}
