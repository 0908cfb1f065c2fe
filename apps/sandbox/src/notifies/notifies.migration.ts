import type { Schema } from '@bourselet/openapi'
import { type Migration, statements } from '../database/migrate.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /**
     * Messages to members. A row stores the name and the values of a message. Its text is created for each answer
     * or event that contains the message, in the language of that answer or event.
     */
    notifies: {
      id: number
      member_id: number
      type: Schema<'NotifyType'>
      name: string
      params: Record<string, string>
      ref_type: string | null
      ref_no: string | null
      read: boolean
      created_at: number
    }
  }
}

export const notifiesMigration: Migration = {
  name: 'notifies-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE notifies (
        id int8 PRIMARY KEY, member_id int8 NOT NULL REFERENCES members,
        type text NOT NULL CHECK (type IN ('system', 'trade', 'fund', 'finance', 'security')),
        name text NOT NULL, params jsonb NOT NULL, ref_type text, ref_no text,
        read boolean NOT NULL, created_at int8 NOT NULL)`,
      'CREATE INDEX notifies_member ON notifies (member_id, id DESC)',
    ),
  sequences: [{ table: 'notifies', column: 'id' }],
}
