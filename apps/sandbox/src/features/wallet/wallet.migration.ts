import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    daily_totals: DailyTotalRow
  }
}

/** The total value of a member's accounts at the end of a UTC day. */
export interface DailyTotalRow {
  member_id: number
  /** UTC date of the day, such as "2026-03-02". */
  date: string
  /** Total value in units of 1e-8 USDT. */
  total_usdt: bigint
}

export const walletMigration: Migration = {
  name: 'wallet-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE daily_totals (
        member_id int8 NOT NULL REFERENCES members, date text NOT NULL, total_usdt numeric(38, 0) NOT NULL,
        PRIMARY KEY (member_id, date))`,
      'CREATE INDEX daily_totals_date ON daily_totals (date)',
    ),
}
