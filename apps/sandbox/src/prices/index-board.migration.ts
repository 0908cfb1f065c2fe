import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** Index ticks: one row per second with the prices of all symbols, as texts with the decimals of their ticks. */
    index_ticks: { id: number; ts: number; prices: Record<string, string> }
    /** Start time of each replay of recorded prices. */
    price_origins: { key: string; origin: number }
  }
}

export const indexMigration: Migration = {
  name: 'index-1',
  up: (tx) =>
    statements(
      tx,
      'CREATE TABLE index_ticks (id int8 PRIMARY KEY, ts int8 NOT NULL, prices jsonb NOT NULL)',
      'CREATE INDEX index_ticks_ts ON index_ticks (ts, id)',
      'CREATE TABLE price_origins (key text PRIMARY KEY, origin int8 NOT NULL)',
    ),
  sequences: [{ table: 'index_ticks', column: 'id' }],
}
