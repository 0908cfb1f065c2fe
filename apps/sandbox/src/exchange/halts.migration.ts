import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    halted_symbols: { product: string; symbol: string; since: number }
  }
}

export const haltsMigration: Migration = {
  name: 'halts-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE halted_symbols (
        product text NOT NULL, symbol text NOT NULL, since int8 NOT NULL, PRIMARY KEY (product, symbol))`,
    ),
}
