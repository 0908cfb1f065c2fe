import { type Migration, statements } from '../database/migrate.ts'
import type { BookProduct } from './trading-floor.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** All public trades. Price in ticks, quantity in lots; `side` is that of the taker. */
    public_trades: {
      id: number
      product: BookProduct
      symbol: string
      ts: number
      price: number
      lots: number
      side: 'buy' | 'sell'
    }
  }
}

/** Id of the first public trade. */
export const FIRST_TRADE_ID = 1_000_001

export const publicTradesMigration: Migration = {
  name: 'tape-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE public_trades (
        id int8 PRIMARY KEY, symbol text NOT NULL, ts int8 NOT NULL,
        price int8 NOT NULL CHECK (price > 0), lots int8 NOT NULL CHECK (lots > 0),
        side text NOT NULL CHECK (side IN ('buy', 'sell')))`,
      'CREATE INDEX public_trades_symbol ON public_trades (symbol, id)',
    ),
  // Smaller ids belong to the trades that features/market/seeded-trades.ts creates for the chart history.
  sequences: [{ table: 'public_trades', column: 'id', start: FIRST_TRADE_ID }],
}

/** Adds the column `product` (spot or futures), because a futures contract has the same symbol as its spot pair. */
export const publicTradesProductMigration: Migration = {
  name: 'tape-2',
  up: (tx) =>
    statements(
      tx,
      `ALTER TABLE public_trades ADD COLUMN product text NOT NULL DEFAULT 'spot'
        CHECK (product IN ('spot', 'futures'))`,
      'CREATE INDEX public_trades_book ON public_trades (product, symbol, id)',
      'DROP INDEX public_trades_symbol',
    ),
}

/** Adds the indexes from which the trades of a period are read and deleted. */
export const publicTradesTimeMigration: Migration = {
  name: 'tape-3',
  up: (tx) =>
    statements(
      tx,
      'CREATE INDEX public_trades_period ON public_trades (product, symbol, ts, id)',
      'CREATE INDEX public_trades_ts ON public_trades (ts)',
      'DROP INDEX public_trades_book',
    ),
}
