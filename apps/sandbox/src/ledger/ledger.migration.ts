import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../database/migrate.ts'
import { DAILY_CHANGES } from './daily-changes.ts'

declare module '../database/tables.ts' {
  interface Tables {
    ledger_txns: { id: number; ref_type: string; ref_no: string; created_at: number }
    ledger_postings: {
      id: number
      txn_id: number
      account: string
      bucket: string
      coin: string
      amount: bigint
    }
    ledger_balances: { account: string; bucket: string; coin: string; amount: bigint }
    account_changes: AccountChangeRow
  }
}

/** A change of a member's wallet in one coin by one booking. Amounts are in units of 1e-8. */
interface AccountChangeRow {
  id: number
  txn_id: number
  member_id: number
  wallet: string
  coin: string
  type: Schema<'ChangeType'>
  available_delta: bigint
  frozen_delta: bigint
  available_after: bigint
  frozen_after: bigint
  ref_type: string
  ref_no: string
  remark: string
  created_at: number
  /**
   * Change of the margin of isolated positions, which is not part of the other amounts of the row; 0 for all wallets
   * except the futures wallet.
   */
  isolated_delta: bigint
}

/** Tables in which rows can be inserted, but never changed or deleted. */
const FINAL = ['ledger_txns', 'ledger_postings', 'account_changes']

const TABLES = [
  `CREATE TABLE ledger_txns (
    id int8 PRIMARY KEY, ref_type text NOT NULL, ref_no text NOT NULL, created_at int8 NOT NULL)`,
  `CREATE TABLE ledger_postings (
    id int8 PRIMARY KEY,
    txn_id int8 NOT NULL REFERENCES ledger_txns DEFERRABLE INITIALLY DEFERRED,
    account text NOT NULL, bucket text NOT NULL, coin text NOT NULL,
    amount numeric(38, 0) NOT NULL CHECK (amount <> 0))`,
  'CREATE INDEX ledger_postings_txn ON ledger_postings (txn_id)',
  `CREATE TABLE ledger_balances (
    account text NOT NULL, bucket text NOT NULL, coin text NOT NULL, amount numeric(38, 0) NOT NULL,
    PRIMARY KEY (account, bucket, coin),
    CONSTRAINT ledger_balances_member_not_negative CHECK (amount >= 0 OR account NOT LIKE 'u:%'))`,
  `CREATE TABLE account_changes (
    id int8 PRIMARY KEY, txn_id int8 NOT NULL, member_id int8 NOT NULL,
    wallet text NOT NULL CHECK (wallet IN ('spot', 'futures', 'finance')),
    coin text NOT NULL, type text NOT NULL,
    available_delta numeric(38, 0) NOT NULL, frozen_delta numeric(38, 0) NOT NULL,
    available_after numeric(38, 0) NOT NULL CHECK (available_after >= 0),
    frozen_after numeric(38, 0) NOT NULL CHECK (frozen_after >= 0),
    ref_type text NOT NULL, ref_no text NOT NULL, remark text NOT NULL, created_at int8 NOT NULL,
    UNIQUE (txn_id, member_id, wallet, coin))`,
  'CREATE INDEX account_changes_member ON account_changes (member_id, created_at DESC, id DESC)',
]

// This trigger checks that the postings inserted by a statement sum up to zero per booking and coin. A deferred check
// is not needed, because one statement inserts all postings of a booking.
const GUARDS = [
  `CREATE FUNCTION ledger_must_balance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM inserted GROUP BY txn_id, coin HAVING sum(amount) <> 0) THEN
      RAISE EXCEPTION 'a booking does not sum to zero' USING ERRCODE = 'check_violation',
        CONSTRAINT = 'ledger_postings_balanced';
    END IF;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER ledger_postings_balanced AFTER INSERT ON ledger_postings
    REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION ledger_must_balance()`,
  `CREATE FUNCTION ledger_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the ledger is never edited' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_final';
  END $$`,
  ...FINAL.map(
    (table) => `CREATE TRIGGER ${table}_final BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
      FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_final()`,
  ),
]

export const ledgerMigration: Migration = {
  name: 'ledger-1',
  up: (tx) => statements(tx, ...TABLES, ...GUARDS),
  sequences: FINAL.map((table) => ({ table, column: 'id' })),
  appendOnly: FINAL,
}

/**
 * Adds an index on postings, from which the margin of a member's isolated positions over time is computed. Account
 * changes do not contain this margin.
 */
export const isolatedMarginMigration: Migration = {
  name: 'ledger-2',
  up: (tx) =>
    statements(
      tx,
      `CREATE INDEX ledger_postings_isolated ON ledger_postings (account, coin, txn_id) INCLUDE (amount)
        WHERE bucket LIKE 'isolated:%'`,
    ),
}

/**
 * Adds a column for the change of isolated margin to the account changes. The change of a wallet's total can then be
 * computed without the postings. Also adds an index in the order of the account statement.
 */
export const isolatedChangeMigration: Migration = {
  name: 'ledger-3',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE account_changes ADD COLUMN isolated_delta numeric(38, 0) NOT NULL DEFAULT 0',
      'ALTER TABLE account_changes DISABLE TRIGGER account_changes_final',
      `UPDATE account_changes change SET isolated_delta = margin.amount FROM (
          SELECT txn_id, account, coin, sum(amount) AS amount FROM ledger_postings WHERE bucket LIKE 'isolated:%'
          GROUP BY txn_id, account, coin
        ) margin
        WHERE change.txn_id = margin.txn_id AND change.coin = margin.coin AND change.wallet = 'futures'
          AND margin.account = 'u:' || change.member_id || ':futures'`,
      'ALTER TABLE account_changes ENABLE TRIGGER account_changes_final',
      'CREATE INDEX account_changes_newest ON account_changes (member_id, id DESC)',
    ),
}

/** Adds the table of the account changes by day, from which statements are counted and added up. */
export const dailyChangesMigration: Migration = {
  name: 'ledger-4',
  up: (tx) => statements(tx, ...DAILY_CHANGES),
}
