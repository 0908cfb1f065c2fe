import { type Migration, statements } from '../../database/migrate.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /** Encrypted secrets of authenticators whose set-up has not been confirmed. */
    authenticator_setups: { member_id: number; secret: string; started_at: number }
    /** Digests of the recovery codes that members can still use. */
    recovery_codes: { member_id: number; digest: Buffer }
  }
}

/** Adds the authenticator of members, the table of its set-ups and the table of recovery codes. */
export const secondFactorMigration: Migration = {
  name: 'second-factor-1',
  up: (tx) =>
    statements(
      tx,
      `ALTER TABLE members ADD COLUMN authenticator_secret text,
        ADD COLUMN authenticator_step int8 NOT NULL DEFAULT 0,
        ADD COLUMN authenticator_changed_at int8`,
      `CREATE TABLE authenticator_setups (
        member_id int8 PRIMARY KEY REFERENCES members, secret text NOT NULL, started_at int8 NOT NULL)`,
      `CREATE TABLE recovery_codes (
        member_id int8 NOT NULL REFERENCES members, digest bytea NOT NULL,
        PRIMARY KEY (member_id, digest))`,
    ),
}
