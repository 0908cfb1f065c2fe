import type { Schema } from '@bourselet/openapi'
import type { Decimal } from '@bourselet/sdk/money'
import { type Migration, statements, UNITS } from '../../database/migrate.ts'
import type { PlanTerms } from './ai-plans.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    ai_drafts: AiDraft
    ai_days: AiDayRow
    ai_orders: AiOrderRow
  }
}

/**
 * An AI order before its payment. The payment opens a position with the same order number. Amounts are in units of
 * 1e-8.
 */
export interface AiDraft {
  id: number
  order_no: string
  member_id: number
  offer_id: number
  amount: bigint
  terms: PlanTerms
  early_finish: boolean
  status: 'pending' | 'paid' | 'expired'
  expire_at: number
  created_at: number
}

/** The result of one day of an AI order. Amounts are in units of 1e-8. */
export interface AiDayRow {
  position_id: number
  /** Day of the order. Days are counted from 1, across all loops. */
  day: number
  date: string
  /** Principal in the loop (period of `cycle_days` days) to which the day belongs. */
  principal: bigint
  rate: Decimal
  income: bigint
  fee: bigint
  tick_ts: number
  /** Index price from which the result of the day was computed, as text with the decimals of the symbol's tick. */
  tick_price: Decimal
}

/**
 * A draft of an AI order joined with the position that its payment opened. The columns of the position are null before
 * the payment.
 */
export interface AiOrderRow extends Omit<AiDraft, 'status'> {
  name: string
  coin: string
  status: Schema<'AiOrder'>['status']
  position_id: number | null
  /**
   * Number of days from the start of the order to its end. It shrinks if the member finishes the order early.
   */
  term_days: number | null
  start_date: string | null
  paid_back: bigint | null
  ended_at: number | null
}

export const aiMigration: Migration = {
  name: 'ai-1',
  sequences: [{ table: 'ai_drafts', column: 'id' }],
  appendOnly: ['ai_days'],
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE ai_drafts (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
        offer_id int8 NOT NULL REFERENCES term_offers, amount ${UNITS} CHECK (amount > 0),
        terms jsonb NOT NULL, early_finish boolean NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'paid', 'expired')),
        expire_at int8 NOT NULL, created_at int8 NOT NULL)`,
      'CREATE INDEX ai_drafts_member ON ai_drafts (member_id, id DESC)',
      "CREATE INDEX ai_drafts_pending ON ai_drafts (expire_at) WHERE status = 'pending'",
      `CREATE TABLE ai_days (
        position_id int8 NOT NULL REFERENCES term_positions, day int4 NOT NULL CHECK (day > 0), date text NOT NULL,
        principal ${UNITS} CHECK (principal > 0), rate text NOT NULL, income ${UNITS}, fee ${UNITS} CHECK (fee >= 0),
        tick_ts int8 NOT NULL, tick_price text NOT NULL, PRIMARY KEY (position_id, day))`,
      `CREATE VIEW ai_orders AS
        SELECT draft.id, draft.order_no, draft.member_id, draft.offer_id, draft.amount, draft.terms, draft.early_finish,
          draft.expire_at, draft.created_at, offer.name, offer.coin, coalesce(position.status, draft.status) AS status,
          position.id AS position_id, position.term_days, position.start_date, position.paid_back, position.ended_at
        FROM ai_drafts draft JOIN term_offers offer ON offer.id = draft.offer_id
        LEFT JOIN term_positions position ON position.order_no = draft.order_no`,
    ),
}

/**
 * Copies the right to finish early from the draft of each paid order to the position of the order, because the member
 * confirmed the terms of the draft.
 */
export const earlyFinishMigration: Migration = {
  name: 'ai-2',
  up: (tx) =>
    statements(
      tx,
      `UPDATE term_positions AS position SET early_redeem = draft.early_finish FROM ai_drafts AS draft
        WHERE position.order_no = draft.order_no AND position.early_redeem <> draft.early_finish`,
    ),
}

/** Adds the index by which the job finds expired drafts to delete. */
export const expiredDraftsMigration: Migration = {
  name: 'ai-3',
  up: (tx) =>
    statements(tx, "CREATE INDEX ai_drafts_expired ON ai_drafts (expire_at) WHERE status = 'expired'"),
}
