import type { Decimal } from '@bourselet/sdk/money'
import type { Kysely } from 'kysely'
import { type Migration, statements } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'

/** An operator's offer of a term product. Amounts in units of 1e-8. */
export interface Offer {
  id: number
  name: string
  coin: string
  /** Days until maturity; null for an offer without a term. */
  term_days: number | null
  min_amount: bigint
  /** Upper limit of a member's running principal in this offer. */
  max_amount: bigint
  /** Income per day as a fraction of the principal. */
  daily_rate: Decimal
  /** Remaining number of positions that can be opened; null without a limit. */
  copies_left: number | null
  on_sale: boolean
}

/** Status of a position; `due` means past its term while the member has to decide, and income continues. */
export type PositionStatus = 'running' | 'due' | 'completed' | 'redeemed'

/** A member's position in an offer, with the terms at its start. */
export interface Position {
  id: number
  order_no: string
  member_id: number
  offer_id: number
  coin: string
  term_days: number | null
  daily_rate: Decimal
  /** Sum of the lots. */
  principal: bigint
  /** Sum of the booked income. */
  accrued: bigint
  /** UTC dates, YYYY-MM-DD. */
  start_date: string
  /** The last date with booked income; the start date before the first. */
  booked_date: string
  status: PositionStatus
  created_at: number
  ended_at: number | null
}

/** Principal added to a position on a date. */
export interface Lot {
  position_id: number
  number: number
  date: string
  amount: bigint
}

/** The income of a position on one date; at most one row per position and date. */
export interface IncomeRow {
  position_id: number
  date: string
  principal: bigint
  amount: bigint
  created_at: number
}

interface TermTables {
  offers: Offer
  positions: Position
  lots: Lot
  incomes: IncomeRow
}

/**
 * Returns typed access to the tables of one product. Each product has its own tables, `wealth_offers` and so
 * on; the types call them by their last part.
 */
export function termTables(product: string) {
  const name = <Table extends keyof TermTables>(table: Table) => `${product}_${table}` as Table
  return {
    reader: (reader: Reader) => reader as unknown as Kysely<TermTables>,
    offers: name('offers'),
    positions: name('positions'),
    lots: name('lots'),
    incomes: name('incomes'),
  }
}

/** Returns the migration that creates the tables of one product. */
export function termMigration(product: string): Migration {
  const { offers, positions, lots, incomes } = termTables(product)
  const units = 'numeric(38, 0) NOT NULL'
  return {
    name: `${product}-term-1`,
    sequences: [
      { table: offers, column: 'id' },
      { table: positions, column: 'id' },
    ],
    appendOnly: [incomes],
    up: (tx) =>
      statements(
        tx,
        `CREATE TABLE ${offers} (
          id int8 PRIMARY KEY, name text NOT NULL, coin text NOT NULL, term_days int4 CHECK (term_days > 0),
          min_amount ${units} CHECK (min_amount > 0), max_amount ${units} CHECK (max_amount >= min_amount),
          daily_rate text NOT NULL, copies_left int4 CHECK (copies_left >= 0), on_sale boolean NOT NULL)`,
        `CREATE TABLE ${positions} (
          id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
          offer_id int8 NOT NULL REFERENCES ${offers}, coin text NOT NULL, term_days int4, daily_rate text NOT NULL,
          principal ${units} CHECK (principal >= 0), accrued ${units},
          start_date text NOT NULL, booked_date text NOT NULL CHECK (booked_date >= start_date),
          status text NOT NULL CHECK (status IN ('running', 'due', 'completed', 'redeemed')),
          created_at int8 NOT NULL, ended_at int8)`,
        `CREATE INDEX ${positions}_member ON ${positions} (member_id, id DESC)`,
        `CREATE INDEX ${positions}_open ON ${positions} (booked_date, id) WHERE status IN ('running', 'due')`,
        `CREATE TABLE ${lots} (
          position_id int8 NOT NULL REFERENCES ${positions}, number int4 NOT NULL, date text NOT NULL,
          amount ${units} CHECK (amount > 0), PRIMARY KEY (position_id, number))`,
        `CREATE TABLE ${incomes} (
          position_id int8 NOT NULL REFERENCES ${positions}, date text NOT NULL,
          principal ${units}, amount ${units}, created_at int8 NOT NULL, PRIMARY KEY (position_id, date))`,
      ),
  }
}
