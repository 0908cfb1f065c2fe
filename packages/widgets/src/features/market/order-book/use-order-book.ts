import { type Decimal, depthGroup, roundToStep } from '@bourselet/sdk/money'
import { useMemo } from 'react'
import type { Product } from '../../../shared/data/live-tickers.ts'
import type { SymbolInfo } from '../../../shared/data/symbol-info.ts'
import { useBook } from '../../../shared/data/use-book.ts'
import { useCall } from '../../../shared/data/use-call.ts'
import { useLiveMarket } from '../../../shared/data/use-live-market.ts'
import { bookRows } from './book-rows.ts'

const FAR_MS = 2_000

export type OwnOrder = { side: 'buy' | 'sell'; price: Decimal }

export type OrderBookSettings = {
  symbol: string
  product: Product
  info: SymbolInfo | undefined
  group: Decimal | undefined
  count: number
  ownOrders: readonly OwnOrder[] | undefined
}

/** The lines of a book as they are now, at most ten times a second. */
export function useOrderBook({ symbol, product, info, group, count, ownOrders }: OrderBookSettings) {
  const market = useLiveMarket()
  const book = useBook(symbol, product)
  const tick = info?.tick
  const width = group ?? tick
  const isGrouped = width !== undefined && width !== tick
  const near = isGrouped ? depthGroup(book.bids, book.asks, width, count) : null
  const isShort = near !== null && (near.bids.length < count || near.asks.length < count)
  // A live book knows its nearest levels; wide groups reach further than those.
  const far = useCall(
    ['market.depth', product, symbol, width],
    (sdk, options) => sdk.market.depth({ symbol, product, group: width, limit: 50 }, options),
    { enabled: isGrouped && isShort && book.isReady, refetchMs: FAR_MS, keepPrevious: false },
  )
  const farLevels = isShort ? far.data : undefined
  const rows = useMemo(
    () =>
      book.isReady && tick !== undefined && width !== undefined
        ? bookRows(book, { group: width, tick, count }, farLevels as Parameters<typeof bookRows>[2])
        : null,
    [book, width, tick, count, farLevels],
  )
  const own = useMemo(() => ownPrices(ownOrders, width), [ownOrders, width])
  return {
    rows,
    own,
    state: book.state,
    error: book.isReady ? null : book.error,
    retry: () => market.book(product, symbol).restart(),
  }
}

/** The lines that hold an order of the reader, by side: a price stands in the group that rounds it as the book does. */
function ownPrices(orders: readonly OwnOrder[] | undefined, width: Decimal | undefined) {
  const on = (side: OwnOrder['side']) =>
    new Set(
      (width === undefined ? [] : (orders ?? []))
        .filter((order) => order.side === side)
        .map(({ price }) => roundToStep(price, width!, side === 'buy' ? 'FLOOR' : 'CEIL')),
    )
  return { bids: on('buy'), asks: on('sell') }
}
