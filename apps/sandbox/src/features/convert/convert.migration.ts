import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    convert_quotes: QuoteRow
    convert_records: RecordRow
  }
}

/** A quote for a conversion. Amounts are in units of 1e-8. */
export interface QuoteRow {
  id: string
  member_id: number
  from_coin: string
  to_coin: string
  rate: string
  from_amount: bigint
  to_amount: bigint
  expire_at: number
  used: boolean
}

export interface RecordRow {
  id: number
  order_no: string
  member_id: number
  kind: Schema<'ConvertKind'>
  from_account: 'spot' | 'futures'
  to_account: 'spot' | 'futures'
  from_coin: string
  to_coin: string
  from_amount: bigint
  to_amount: bigint
  rate: string
  created_at: number
}

export const convertMigration: Migration = {
  name: 'convert-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE convert_quotes (
        id text PRIMARY KEY, member_id int8 NOT NULL, from_coin text NOT NULL, to_coin text NOT NULL,
        rate text NOT NULL, from_amount numeric(38, 0) NOT NULL, to_amount numeric(38, 0) NOT NULL,
        expire_at int8 NOT NULL, used boolean NOT NULL)`,
      'CREATE INDEX convert_quotes_expire ON convert_quotes (expire_at)',
      `CREATE TABLE convert_records (
        id int8 PRIMARY KEY, order_no text NOT NULL UNIQUE, member_id int8 NOT NULL, kind text NOT NULL,
        from_account text NOT NULL, to_account text NOT NULL, from_coin text NOT NULL, to_coin text NOT NULL,
        from_amount numeric(38, 0) NOT NULL CHECK (from_amount > 0),
        to_amount numeric(38, 0) NOT NULL CHECK (to_amount > 0), rate text NOT NULL, created_at int8 NOT NULL)`,
      'CREATE INDEX convert_records_member ON convert_records (member_id, id DESC)',
    ),
  sequences: [{ table: 'convert_records', column: 'id' }],
}

export const quotesOfMemberMigration: Migration = {
  name: 'convert-2',
  up: (tx) => statements(tx, 'CREATE INDEX convert_quotes_member ON convert_quotes (member_id, expire_at)'),
}
