import { type Decimal, roundToStep } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import { liveBook } from '../../../shared/data/live-book.ts'
import type { Product } from '../../../shared/data/live-tickers.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { useBourselet } from '../../../shared/provider/use-bourselet.ts'
import { bookRows } from './book-rows.ts'
import { useBookGroups } from './use-book-groups.ts'

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
  const isGrouped = tick !== undefined && group !== undefined && group !== tick
  const groups = useBookGroups({ symbol, product, book, group: isGrouped ? group : undefined, count })
  // Until the code that groups levels is loaded, each row shows a single price level.
  const width = groups ? group : tick
  const rows = useMemo(
    () => (book.isReady && tick !== undefined ? bookRows(book, count, groups ?? book) : null),
    [book, tick, count, groups],
  )
  const own = useMemo(() => ownPrices(ownOrders, width), [ownOrders, width])
  return {
    rows,
    /** Price range that a row covers; undefined for one tick. */
    group: groups ? group : undefined,
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
