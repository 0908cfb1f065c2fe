import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    deposits: DepositRow
    /** Sum of the credited deposits of a member in a coin, in units of 1e-8, and the time of the last deposit. */
    deposit_totals: { member_id: number; coin: string; units: bigint; last_at: number }
  }
}

/** A deposit. Amounts are in units of 1e-8. */
export interface DepositRow {
  id: number
  order_no: string
  member_id: number
  coin: string
  chain: string
  address: string
  /** Transaction id. Null for a deposit that has only a voucher, until a reviewer accepts the voucher. */
  txid: string | null
  output: number
  amount: bigint
  credited: bigint
  /** Value in units of 1e-8 USDT at the time of the declaration. Counts toward the daily limit of paper money. */
  value_usdt: bigint
  confirmations: number
  required: number
  /**
   * Number of the last counted block; each later block adds a confirmation. The first value is the block at the time of
   * the declaration or, for a deposit whose voucher was accepted, at the time of the acceptance.
   */
  last_block: number
  status: Schema<'DepositStatus'>
  voucher: string | null
  remark: string
  /** Time at which the sandbox accepts the voucher without a reviewer; null if the deposit is not in review. */
  review_at: number | null
  created_at: number
  credited_at: number | null
}

export const depositMigration: Migration = {
  name: 'deposit-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE deposits (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
        coin text NOT NULL, chain text NOT NULL, address text NOT NULL, txid text, output int4 NOT NULL,
        amount numeric(38, 0) NOT NULL CHECK (amount > 0), credited numeric(38, 0) NOT NULL,
        value_usdt numeric(38, 0) NOT NULL, confirmations int4 NOT NULL CHECK (confirmations >= 0),
        required int4 NOT NULL, last_block int8 NOT NULL,
        status text NOT NULL CHECK (status IN ('pending', 'review', 'success', 'below_min', 'rejected')),
        voucher text, remark text NOT NULL, review_at int8, created_at int8 NOT NULL, credited_at int8,
        UNIQUE (chain, txid, output),
        CHECK (credited = CASE status WHEN 'success' THEN amount ELSE 0 END),
        CHECK ((status = 'success') = (credited_at IS NOT NULL)),
        CHECK (status <> 'success' OR confirmations >= required),
        CHECK (status IN ('review', 'rejected') OR txid IS NOT NULL))`,
      'CREATE INDEX deposits_member ON deposits (member_id, id DESC)',
      "CREATE INDEX deposits_open ON deposits (status) WHERE status IN ('pending', 'review')",
    ),
  sequences: [{ table: 'deposits', column: 'id' }],
}

/** Adds the table of the sums of credited deposits, and fills it from stored deposits. */
export const depositTotalsMigration: Migration = {
  name: 'deposit-2',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE deposit_totals (
        member_id int8 NOT NULL, coin text NOT NULL, units numeric(38, 0) NOT NULL CHECK (units > 0),
        last_at int8 NOT NULL, PRIMARY KEY (member_id, coin))`,
      `INSERT INTO deposit_totals SELECT member_id, coin, sum(credited), max(credited_at) FROM deposits
        WHERE status = 'success' GROUP BY 1, 2`,
    ),
}

/**
 * Lets a transaction be declared again after its deposit was rejected. A reorganization can drop a transaction that a later
 * block contains again.
 */
export const depositTxidMigration: Migration = {
  name: 'deposit-txid-1',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE deposits DROP CONSTRAINT deposits_chain_txid_output_key',
      `CREATE UNIQUE INDEX deposits_txid ON deposits (chain, txid, output) WHERE status <> 'rejected'`,
    ),
}
