import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      /** Member number; 0 for visitors. */
      member_id: number
      path: string
      key_hash: Buffer
      request_hash: Buffer
      /** The envelope, encrypted with a key that only a repeat of the request can derive. */
      answer: Buffer
      created_at: number
    }
  }
}

export const idempotencyMigration: Migration = {
  name: 'idempotency-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE idempotency_keys (
        member_id int8 NOT NULL, path text NOT NULL, key_hash bytea NOT NULL,
        request_hash bytea NOT NULL, answer bytea NOT NULL, created_at int8 NOT NULL,
        PRIMARY KEY (member_id, path, key_hash))`,
      'CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at)',
    ),
}
