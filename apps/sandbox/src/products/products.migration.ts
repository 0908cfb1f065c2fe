import type { Schema } from '@bourselet/openapi'
import type { Decimal } from '@bourselet/sdk/money'
import { type Migration, statements, UNITS } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    term_offers: Offer
    term_positions: Position
    term_lots: Lot
    term_incomes: Income
  }
}

/**
 * The kinds of term products, that is, investments that pay income. All kinds share the same tables, so one feature can
 * compute totals over all kinds.
 */
export type TermKind = Schema<'IncomeKind'>

/** An operator's offer of a term product. `Terms` are the rates, which differ by kind. Amounts are in units of 1e-8. */
export interface Offer<Terms = unknown> {
  id: number
  kind: TermKind
  name: string
  coin: string
  /** Days from the subscription to the maturity; null for an offer without a term. */
  term_days: number | null
  terms: Terms
  min_amount: bigint
  /** Maximum principal that one member can have in running positions of the offer. */
  max_amount: bigint
  step: bigint
  /** Price of one copy, which is the unit in which the offer is sold; null if the offer is not sold in copies. */
  copy_price: bigint | null
  /** Number of copies that are offered; null if the offer is not sold in copies. */
  total_copies: number | null
  sold_copies: number
  /** Times of the start of the presale, the start of the sale, and the end of the offer. */
  presale_at: number | null
  sale_at: number
  end_at: number | null
  append_allowed: boolean
  early_redeem: boolean
}

export type PositionStatus = Schema<'InvestmentStatus'>

/** A member's position in an offer. It keeps the terms that applied at its start. Amounts are in units of 1e-8. */
export interface Position<Terms = unknown> {
  id: number
  order_no: string
  member_id: number
  offer_id: number
  kind: TermKind
  coin: string
  term_days: number | null
  terms: Terms
  early_redeem: boolean
  /**
   * Sum of the lots (one for each date on which money was added) less the redeemed amounts. The end of the position does
   * not change this value.
   */
  principal: bigint
  copies: number | null
  /** Sum of the income that was booked. */
  accrued: bigint
  /** Income that the position will still earn until its maturity; 0 if it is not known in advance. */
  expected: bigint
  /** UTC date on which the position started, as YYYY-MM-DD. */
  start_date: string
  /** Last date whose daily booking has run. Before the first daily booking, it is the start date. */
  booked_date: string
  status: PositionStatus
  /** Amount that was credited at the end of the position; null while the position runs. */
  paid_back: bigint | null
  created_at: number
  ended_at: number | null
}

/** Principal that was added to a position on one date. */
export interface Lot {
  position_id: number
  number: number
  date: string
  amount: bigint
}

/** The income of a position on one date. A position has at most one row per date. */
export interface Income {
  id: number
  position_id: number
  member_id: number
  order_no: string
  kind: TermKind
  coin: string
  date: string
  principal: bigint
  rate: Decimal
  /** Amount of the income; negative for a loss. */
  amount: bigint
  created_at: number
}

const KIND = "text NOT NULL CHECK (kind IN ('wealth', 'pledge', 'savings', 'ai'))"

/** Creates the tables of all term products. */
export const productsMigration: Migration = {
  name: 'products-1',
  sequences: [
    { table: 'term_offers', column: 'id' },
    { table: 'term_positions', column: 'id' },
    { table: 'term_incomes', column: 'id' },
  ],
  appendOnly: ['term_lots', 'term_incomes'],
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE term_offers (
        id int8 PRIMARY KEY, kind ${KIND}, name text NOT NULL, coin text NOT NULL,
        term_days int4 CHECK (term_days > 0), terms jsonb NOT NULL,
        min_amount ${UNITS} CHECK (min_amount > 0), max_amount ${UNITS} CHECK (max_amount >= min_amount),
        step ${UNITS} CHECK (step > 0), copy_price numeric(38, 0) CHECK (copy_price > 0),
        total_copies int4 CHECK (total_copies >= 0), sold_copies int4 NOT NULL CHECK (sold_copies >= 0),
        presale_at int8, sale_at int8 NOT NULL, end_at int8,
        append_allowed boolean NOT NULL, early_redeem boolean NOT NULL,
        CHECK ((copy_price IS NULL) = (total_copies IS NULL)),
        CHECK (sold_copies <= coalesce(total_copies, 0)),
        CHECK (presale_at < sale_at), CHECK (sale_at < end_at))`,
      `CREATE TABLE term_positions (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
        offer_id int8 NOT NULL REFERENCES term_offers, kind ${KIND}, coin text NOT NULL,
        term_days int4 CHECK (term_days > 0), terms jsonb NOT NULL, early_redeem boolean NOT NULL,
        principal ${UNITS} CHECK (principal > 0), copies int4 CHECK (copies > 0), accrued ${UNITS}, expected ${UNITS},
        start_date text NOT NULL, booked_date text NOT NULL CHECK (booked_date >= start_date),
        status text NOT NULL CHECK (status IN ('running', 'completed', 'redeemed')),
        paid_back numeric(38, 0) CHECK (paid_back >= 0), created_at int8 NOT NULL, ended_at int8,
        CHECK ((status = 'running') = (paid_back IS NULL)), CHECK ((status = 'running') = (ended_at IS NULL)))`,
      'CREATE INDEX term_positions_member ON term_positions (member_id, id DESC)',
      "CREATE INDEX term_positions_open ON term_positions (booked_date, id) WHERE status = 'running'",
      `CREATE TABLE term_lots (
        position_id int8 NOT NULL REFERENCES term_positions, number int4 NOT NULL, date text NOT NULL,
        amount ${UNITS} CHECK (amount > 0), PRIMARY KEY (position_id, number))`,
      `CREATE TABLE term_incomes (
        id int8 PRIMARY KEY, position_id int8 NOT NULL REFERENCES term_positions,
        member_id int8 NOT NULL REFERENCES members, order_no text NOT NULL, kind ${KIND}, coin text NOT NULL,
        date text NOT NULL, principal ${UNITS}, rate text NOT NULL, amount ${UNITS}, created_at int8 NOT NULL,
        UNIQUE (position_id, date))`,
      'CREATE INDEX term_incomes_member ON term_incomes (member_id, id DESC)',
    ),
}

/** Adds the index from which the next booking of each kind of product is read. */
export const bookingIndexMigration: Migration = {
  name: 'products-2',
  up: (tx) =>
    statements(
      tx,
      "CREATE INDEX term_positions_unbooked ON term_positions (kind, booked_date, id) WHERE status = 'running'",
      'DROP INDEX term_positions_open',
    ),
}
