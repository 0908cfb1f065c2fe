import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    market_candles: CandleRow
    /**
     * Time spans without trades: before the first opening, and while the sandbox was stopped. In these spans, charts
     * show prices of the price series `source`.
     */
    market_spans: { ends: number; begins: number; source: string }
    /**
     * Factor by which the price series of a symbol is multiplied after a sandbox control has moved the index of the
     * symbol.
     */
    market_moved: { symbol: string; ratio: number }
  }
}

/**
 * A stored candle of one minute or one hour. Prices are in ticks, the volume `v` in lots, the turnover `q` in
 * ticks × lots.
 */
export interface CandleRow {
  width: '1m' | '1h'
  /** Name of the candle's series, for example `spot:BTCUSDT`, `futures:BTCUSDT` or `index:BTCUSDT`. */
  series: string
  t: number
  o: number
  h: number
  l: number
  c: number
  v: bigint
  q: bigint
  n: number
}

export const marketMigration: Migration = {
  name: 'market-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE market_candles (
        width text NOT NULL CHECK (width IN ('1m', '1h')), series text NOT NULL, t int8 NOT NULL,
        o int8 NOT NULL, h int8 NOT NULL, l int8 NOT NULL, c int8 NOT NULL,
        v numeric(38, 0) NOT NULL, q numeric(38, 0) NOT NULL, n int8 NOT NULL,
        CHECK (l > 0 AND l <= o AND l <= c AND h >= o AND h >= c),
        PRIMARY KEY (series, width, t))`,
      'CREATE TABLE market_spans (ends int8 PRIMARY KEY, begins int8 NOT NULL, source text NOT NULL)',
    ),
}

export const movedMigration: Migration = {
  name: 'market-2',
  up: (tx) =>
    statements(
      tx,
      'CREATE TABLE market_moved (symbol text PRIMARY KEY, ratio float8 NOT NULL CHECK (ratio > 0))',
    ),
}
