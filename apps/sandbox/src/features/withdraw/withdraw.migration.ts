import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    withdraw_addresses: AddressRow
    bank_cards: CardRow
    withdrawals: WithdrawalRow
  }
}

/** A saved address of a member. `address` is in its normalized format. */
export interface AddressRow {
  id: number
  member_id: number
  coin: string
  chain: string
  address: string
  remark: string
  created_at: number
  /** Time at which the address was saved or last changed. Changes of the remark do not count. */
  changed_at: number
}

/** A saved bank card of a member. `real_name`, `bank_phone` and `bank_card` are encrypted. */
export interface CardRow {
  id: number
  member_id: number
  bank_name: string
  bank_phone: string
  area_code: string
  real_name: string
  /** The whole card number, encrypted. Answers contain only a masked number. */
  bank_card: string
  /**
   * Fingerprint of the card number, by which a card that is already saved is recognized; null in rows that are
   * not encrypted yet.
   */
  card_digest: Buffer | null
  changed_at: number
}

/** A withdrawal. Amounts are in units of 1e-8. */
export interface WithdrawalRow {
  id: number
  order_no: string
  member_id: number
  type: 'crypto' | 'bank'
  coin: string
  chain: string | null
  /** Destination: the chain address, or the masked card number of a bank payout. */
  address: string
  amount: bigint
  fee: bigint
  arrival: bigint
  /** Value at the time of the request, in units of 1e-8 USDT. It counts toward the daily limit. */
  value_usdt: bigint
  status: Schema<'WithdrawalStatus'>
  review_reasons: Schema<'Withdrawal'>['review_reasons']
  reject_reason: string | null
  remark: string
  txid: string | null
  created_at: number
  /** Time of the next automatic step; null after the withdrawal has ended. */
  due_at: number | null
  done_at: number | null
}

const OPEN = "('review', 'processing')"

export const withdrawMigration: Migration = {
  name: 'withdraw-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE withdraw_addresses (
        id int8 PRIMARY KEY, member_id int8 NOT NULL REFERENCES members, coin text NOT NULL, chain text NOT NULL,
        address text NOT NULL, remark text NOT NULL, created_at int8 NOT NULL, changed_at int8 NOT NULL,
        UNIQUE (member_id, chain, address))`,
      `CREATE TABLE bank_cards (
        id int8 PRIMARY KEY, member_id int8 NOT NULL REFERENCES members, bank_name text NOT NULL,
        bank_phone text NOT NULL, area_code text NOT NULL, real_name text NOT NULL, bank_card text NOT NULL,
        changed_at int8 NOT NULL, UNIQUE (member_id, bank_card))`,
      `CREATE TABLE withdrawals (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL REFERENCES members,
        type text NOT NULL CHECK (type IN ('crypto', 'bank')), coin text NOT NULL, chain text,
        address text NOT NULL, amount numeric(38, 0) NOT NULL, fee numeric(38, 0) NOT NULL CHECK (fee >= 0),
        arrival numeric(38, 0) NOT NULL CHECK (arrival > 0), value_usdt numeric(38, 0) NOT NULL,
        status text NOT NULL
          CHECK (status IN ('review', 'processing', 'success', 'rejected', 'failed', 'cancelled')),
        review_reasons text[] NOT NULL, reject_reason text, remark text NOT NULL, txid text,
        created_at int8 NOT NULL, due_at int8, done_at int8,
        CHECK (amount = fee + arrival),
        CHECK ((type = 'bank') = (chain IS NULL)),
        CHECK ((status IN ${OPEN}) = (done_at IS NULL)),
        CHECK ((status IN ${OPEN}) = (due_at IS NOT NULL)))`,
      'CREATE INDEX withdrawals_member ON withdrawals (member_id, id DESC)',
      'CREATE INDEX withdrawals_due ON withdrawals (due_at) WHERE due_at IS NOT NULL',
    ),
  sequences: [
    { table: 'withdraw_addresses', column: 'id' },
    { table: 'bank_cards', column: 'id' },
    { table: 'withdrawals', column: 'id' },
  ],
}

export const cardDigestMigration: Migration = {
  name: 'withdraw-2',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE bank_cards ADD card_digest bytea',
      'ALTER TABLE bank_cards DROP CONSTRAINT bank_cards_member_id_bank_card_key',
      'CREATE UNIQUE INDEX bank_cards_number ON bank_cards (member_id, card_digest)',
    ),
}
