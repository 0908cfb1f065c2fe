import { type Migration, statements } from '../database/migrate.ts'
import type { FileScene } from '../exchange/capabilities.ts'

declare module '../database/tables.ts' {
  interface Tables {
    files: FileRow
  }
}

export interface FileRow {
  /** Name of the stored file: 32 random hex digits and an extension. It contains no part of the original file name. */
  name: string
  owner_id: number
  scene: FileScene
  mime: 'image/jpeg' | 'image/png'
  size: number
  width: number
  height: number
  created_at: number
}

export const filesMigration: Migration = {
  name: 'files-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE files (
        name text PRIMARY KEY CHECK (name ~ '^[0-9a-f]{32}\\.(jpg|png)$'),
        owner_id int8 NOT NULL REFERENCES members,
        scene text NOT NULL CHECK (scene IN ('kyc', 'avatar', 'voucher')),
        mime text NOT NULL, size int4 NOT NULL, width int4 NOT NULL, height int4 NOT NULL,
        created_at int8 NOT NULL)`,
      'CREATE INDEX files_owner ON files (owner_id, created_at)',
    ),
}
