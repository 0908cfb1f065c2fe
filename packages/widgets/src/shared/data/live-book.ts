import { liveBooks } from '@bourselet/sdk/market'
import { createLive } from './live.ts'
import { liveMarket } from './live-market.ts'
import type { Product } from './live-tickers.ts'

/** Returns the live order book of a symbol. */
export const liveBook = liveMarket((sdk, painter, product: Product, symbol: string) => {
  const book = liveBooks(sdk)(product, symbol)
  return createLive({ painter, pace: 'paced', start: book.subscribe, read: book.get })
})
