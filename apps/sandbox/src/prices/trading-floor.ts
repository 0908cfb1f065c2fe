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

/** A level after a command; 0 lots = gone. Ticks and lots. */
export interface FloorLevel {
  side: 'buy' | 'sell'
  price: number
  lots: number
}

/**
 * The effect of one or more commands on one book, published after their commit and in commit order. The same commit
 * writes its trades with `writeTape`.
 */
export interface BookUpdate {
  symbol: string
  ts: number
  /** The book's sequence number after it. */
  seq: number
  /** True: `levels` are the whole book (first start, or rebuilt after a failed transaction), not changes. */
  whole?: boolean
  levels: FloorLevel[]
  trades: FloorTrade[]
}

/**
 * The connection between a product's command loop and its readers. The loop opens the market maker's access and
 * publishes committed changes; the market, the market maker and the stream listen.
 */
export interface TradingFloor {
  /** Called by the command loop when it runs, before its first update. */
  openMarketMaker(access: MarketMakerAccess): void
  /** The market maker's access; undefined until the loop runs. */
  marketMaker(): MarketMakerAccess | undefined
  /** Called by the command loop: the trades of this command batch carry a time from now on until it ends. */
  beginBatch(batch: Promise<unknown>): void
  /** Resolves when every trade up to now is published, so later trades carry later times. */
  settled(): Promise<void>
  /** Called by the command loop. Listeners run at once and must not throw. */
  publish(update: BookUpdate): void
  listen(listener: (update: BookUpdate) => void): () => void
  /** Last trade of a symbol in ticks, else its index price; undefined before there is either. */
  last(symbol: string): number | undefined
  /** Where `last` begins: the index tick, or the tape's last trade after a restart. Trades win over it. */
  begin(symbol: string, price: number): void
}

/** An empty floor. */
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
