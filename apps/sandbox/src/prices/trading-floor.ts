import type { MarketMakerAccess } from './market-maker.ts'

/** A product with order books. */
export type BookProduct = 'spot' | 'futures'

/** A public trade. Ticks and lots; `side` is the taker's. */
export interface FloorTrade {
  id: number
  ts: number
  price: number
  lots: number
  side: 'buy' | 'sell'
}

/** State of a level after a command, in ticks and lots; 0 lots means that the level was removed. */
export interface FloorLevel {
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/**
 * The effect of one or more commands on one book, published after their commit in commit order. The same
 * commit writes the trades with `writePublicTrades`.
 */
export interface BookUpdate {
  symbol: string
  ts: number
  /** Sequence number of the book after the update. */
  seq: number
  /**
   * True if `levels` contains the whole book instead of changes: at the first start, or after a failed
   * transaction.
   */
  whole?: boolean
  levels: FloorLevel[]
  trades: FloorTrade[]
}

/**
 * The connection between a product's command loop and its readers. The loop provides the market maker's
 * access and publishes committed changes to the market data, the market maker and the stream.
 */
export interface TradingFloor {
  /** Provides the market maker's access. Called by the command loop before its first update. */
  openMarketMaker(access: MarketMakerAccess): void
  /** Returns the market maker's access; undefined until the loop runs. */
  marketMaker(): MarketMakerAccess | undefined
  /**
   * Registers a command batch. Called by the command loop: trades of the batch get their time between this
   * call and the end of the batch.
   */
  beginBatch(batch: Promise<unknown>): void
  /** Resolves when all trades up to now are published, so later trades have later times. */
  settled(): Promise<void>
  /** Publishes an update. Called by the command loop; listeners run synchronously and must not throw. */
  publish(update: BookUpdate): void
  listen(listener: (update: BookUpdate) => void): () => void
  /** Returns the last trade of a symbol in ticks, or its index price; undefined if there is neither. */
  last(symbol: string): number | undefined
  /**
   * Sets the first value of `last`: the index tick, or the last stored trade after a restart. Has no effect
   * after a trade.
   */
  begin(symbol: string, price: number): void
}

/** Opens an empty floor. */
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
