import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    kyc_submissions: SubmissionRow
  }
}

/**
 * Identity data that a member submitted. `real_name` and `id_number` are encrypted. A refused submission is never
 * changed; the member's next submission is a new row.
 */
export interface SubmissionRow {
  id: number
  member_id: number
  real_name: string
  id_type: Schema<'IdType'>
  id_number: string
  country: string
  /**
   * Keyed hash of the country and of the number without hyphens. The number itself is encrypted, so this hash is used
   * to find a number that is already in use. Rows of earlier versions have the hash of the number with its hyphens, or
   * null if they were stored before encryption was introduced.
   */
  number_digest: Buffer | null
  /** Paths of the photos that the member has uploaded. `id_back` is null for a passport. */
  id_front: string
  id_back: string | null
  status: 'pending' | 'verified' | 'rejected'
  /** Reason that a reviewer wrote for a refusal. Null if the sandbox refused the submission without a reviewer. */
  reject_reason: string | null
  submitted_at: number
  reviewed_at: number | null
}

export const kycMigration: Migration = {
  name: 'kyc-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE kyc_submissions (
        id int8 PRIMARY KEY, member_id int8 NOT NULL REFERENCES members,
        real_name text NOT NULL, id_type text NOT NULL CHECK (id_type IN ('id_card', 'passport', 'driver_license')),
        id_number text NOT NULL, country text NOT NULL, id_front text NOT NULL, id_back text,
        status text NOT NULL CHECK (status IN ('pending', 'verified', 'rejected')), reject_reason text,
        submitted_at int8 NOT NULL, reviewed_at int8,
        CHECK ((status = 'pending') = (reviewed_at IS NULL)),
        CHECK (id_type = 'passport' OR id_back IS NOT NULL))`,
      'CREATE INDEX kyc_submissions_member ON kyc_submissions (member_id, id DESC)',
      `CREATE UNIQUE INDEX kyc_submissions_number ON kyc_submissions (country, upper(id_number))
        WHERE status IN ('pending', 'verified')`,
      `CREATE UNIQUE INDEX kyc_submissions_standing ON kyc_submissions (member_id)
        WHERE status IN ('pending', 'verified')`,
      `CREATE INDEX kyc_submissions_waiting ON kyc_submissions (submitted_at) WHERE status = 'pending'`,
    ),
  sequences: [{ table: 'kyc_submissions', column: 'id' }],
}

export const kycDigestMigration: Migration = {
  name: 'kyc-2',
  up: (tx) =>
    statements(
      tx,
      'ALTER TABLE kyc_submissions ADD number_digest bytea',
      'DROP INDEX kyc_submissions_number',
      `CREATE UNIQUE INDEX kyc_submissions_number ON kyc_submissions (number_digest)
        WHERE status IN ('pending', 'verified')`,
    ),
}
