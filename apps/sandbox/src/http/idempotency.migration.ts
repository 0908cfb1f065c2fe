import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: {
      /** Id of the member; 0 for a user who is not logged in. */
      member_id: number
      path: string
      key_hash: Buffer
      request_hash: Buffer
      /** The envelope of the answer, encrypted with a key that can be derived only from the same request. */
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
