import type { Decimal } from '@bourselet/sdk/money'
import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** One row per contract and funding time. `paid` is true if the payments of all positions are booked. */
    funding_rates: { symbol: string; ts: number; rate: Decimal; mark_price: Decimal; paid: boolean }
    /**
     * State of the mark price computation, from which it continues after a restart: the premiums since the last
     * funding, and the latest samples.
     */
    mark_states: { symbol: string; ts: number; state: unknown }
  }
}

export const fundingMigration: Migration = {
  name: 'funding-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE funding_rates (
        symbol text NOT NULL, ts int8 NOT NULL, rate text NOT NULL, mark_price text NOT NULL,
        paid boolean NOT NULL DEFAULT false, PRIMARY KEY (symbol, ts))`,
      'CREATE INDEX funding_rates_unpaid ON funding_rates (ts) WHERE NOT paid',
      'CREATE TABLE mark_states (symbol text PRIMARY KEY, ts int8 NOT NULL, state jsonb NOT NULL)',
    ),
}
