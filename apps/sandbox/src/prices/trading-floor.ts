import type { MarketMakerAccess } from './market-maker.ts'

/** A product that has order books. */
export type BookProduct = 'spot' | 'futures'

/** A public trade. Price in ticks, quantity in lots; `side` is that of the taker. */
export interface FloorTrade {
  id: number
  ts: number
  price: number
  lots: number
  side: 'buy' | 'sell'
}

/** The state of a price level after a command, in ticks and lots. With 0 lots, the level was removed. */
export interface FloorLevel {
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/**
 * The changes that commands made to one book. They are published after the commit, in the order of the commits. The
 * transaction of the commands also stores the trades with `writePublicTrades`.
 */
export interface BookUpdate {
  symbol: string
  ts: number
  /** Sequence number of the book after the changes. */
  seq: number
  /** True if `levels` is the whole book instead of changes: after a start, or after a failed transaction. */
  whole?: boolean
  levels: FloorLevel[]
  trades: FloorTrade[]
}

/**
 * The connection between the command loop of a product and the code that uses its books. It gives the market maker
 * access to the command loop, and publishes committed changes to the market data, the market maker and the
 * stream.
 */
export interface TradingFloor {
  /** Sets the market maker's access to the command loop. It must be set before the first update is published. */
  openMarketMaker(access: MarketMakerAccess): void
  /** Returns the market maker's access to the command loop; undefined until it is set. */
  marketMaker(): MarketMakerAccess | undefined
  /**
   * Called by the command loop when a command batch begins; `batch` resolves when the batch ends. The trades of the
   * batch get times between its beginning and its end.
   */
  beginBatch(batch: Promise<unknown>): void
  /**
   * Resolves when the running command batch has ended, so that all earlier trades have been published. Trades that are
   * published afterwards have later times.
   */
  settled(): Promise<void>
  /** Publishes changes of a book. Called by the command loop. Listeners are called synchronously and must not throw. */
  publish(update: BookUpdate): void
  listen(listener: (update: BookUpdate) => void): () => void
  /**
   * Returns the last price of a symbol in ticks. Before the first trade, it is the price set by `begin`; undefined if
   * there is none.
   */
  last(symbol: string): number | undefined
  /**
   * Sets the price that `last` returns before the first trade: the last stored trade after a restart, otherwise the
   * index price.
   */
  begin(symbol: string, price: number): void
}

/** Creates a trading floor without books. */
export function openTradingFloor(): TradingFloor {
  const listeners = new Set<(update: BookUpdate) => void>()
  const last = new Map<string, number>()
  const begun = new Map<string, number>()
  let access: MarketMakerAccess | undefined
  let batch: Promise<unknown> = Promise.resolve()
  return {
    openMarketMaker: (opened) => {
      access = opened
    },
    marketMaker: () => access,
    beginBatch(begun) {
      batch = begun
    },
    async settled() {
      await Promise.allSettled([batch])
    },
    publish(update) {
      const trade = update.trades.at(-1)
      if (trade) last.set(update.symbol, trade.price)
      for (const listener of listeners) listener(update)
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    last: (symbol) => last.get(symbol) ?? begun.get(symbol),
    begin: (symbol, price) => begun.set(symbol, price),
  }
}
