import type { Bourselet } from '@bourselet/sdk'
import type { MarketClient } from '@bourselet/sdk/market'

/** The client of the SDK from which widgets load their data. */
export type BourseletClient = Bourselet

/**
 * A client that a page passes to its widgets. The widgets of public market data, such as `Ticker` and `OrderBook`, need
 * only a client of `createMarketClient`.
 */
export type PageClient = MarketClient & Partial<Pick<Bourselet, 'token'>>
