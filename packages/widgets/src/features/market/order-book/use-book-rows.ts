import { type Decimal, depthGroup, roundToStep } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { liveBook } from '../../../shared/data/live-book.ts'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { bookRows, type FarLevels } from './book-rows.ts'
import { useFarLevels } from './use-far-levels.ts'

export type OwnOrder = { side: 'buy' | 'sell'; price: Decimal }

export type BookRowsOptions = {
  symbol: string
  product: Product
  info: SymbolInfo | undefined
  group: Decimal | undefined
  count: number
  ownOrders: readonly OwnOrder[] | undefined
}

/** Returns the current rows of a book. They change at most ten times a second. */
export function useBookRows({ symbol, product, info, group, count, ownOrders }: BookRowsOptions) {
  const { sdk } = useBourselet()
  const book = useBook(symbol, product)
  const tick = info?.tick
  const width = group ?? tick
  // The stream sends only the levels nearest to the middle. With wide price ranges they may not fill all
  // rows.
  const isShort = useMemo(() => {
    if (width === undefined || width === tick || !book.isReady) return false
    const near = depthGroup(book.bids, book.asks, width, count)
    return near.bids.length < count || near.asks.length < count
  }, [book, width, tick, count])
  const far = useFarLevels(isShort && width !== undefined ? { symbol, product, group: width } : null)
  const rows = useMemo(
    () =>
      book.isReady && tick !== undefined && width !== undefined
        ? bookRows(book, { group: width, tick, count }, far as FarLevels | undefined)
        : null,
    [book, width, tick, count, far],
  )
  const own = useMemo(() => ownPrices(ownOrders, width), [ownOrders, width])
  return {
    rows,
    own,
    state: book.state,
    error: book.isReady ? null : book.error,
    retry: () => liveBook(sdk, product, symbol).restart(),
  }
}

/**
 * Returns, by side, the row prices at which the member has orders. The order prices are rounded to the price
 * ranges of the rows.
 */
function ownPrices(orders: readonly OwnOrder[] | undefined, width: Decimal | undefined) {
  const on = (side: OwnOrder['side']) =>
    new Set(
      (width === undefined ? [] : (orders ?? []))
        .filter((order) => order.side === side)
        .map(({ price }) => roundToStep(price, width!, side === 'buy' ? 'FLOOR' : 'CEIL')),
    )
  return { bids: on('buy'), asks: on('sell') }
}
