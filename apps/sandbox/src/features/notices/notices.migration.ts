import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { type Migration, statements } from '../../database/migrate.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { NoticeName } from './notice-texts.ts'

declare module '../../database/tables.ts' {
  interface Tables {
    /**
     * Announcements for everybody. A row stores the name of its text; `notice-texts.ts` has the text in each
     * language.
     */
    notices: {
      id: number
      name: NoticeName
      cate: Schema<'NoticeCate'>
      popup: boolean
      published_at: number
    }
    /** The announcements that each member has read. */
    notice_reads: { member_id: number; notice_id: number; read_at: number }
  }
}

export const noticesMigration: Migration = {
  name: 'notices-1',
  up: (tx) =>
    statements(
      tx,
      `CREATE TABLE notices (
        id int8 PRIMARY KEY, name text NOT NULL UNIQUE,
        cate text NOT NULL CHECK (cate IN ('system', 'activity', 'listing')),
        popup boolean NOT NULL, published_at int8 NOT NULL)`,
      `CREATE TABLE notice_reads (
        member_id int8 NOT NULL REFERENCES members, notice_id int8 NOT NULL REFERENCES notices,
        read_at int8 NOT NULL, PRIMARY KEY (member_id, notice_id))`,
      'CREATE INDEX notifies_unread ON notifies (member_id) WHERE NOT read',
    ),
  sequences: [{ table: 'notices', column: 'id' }],
  appendOnly: ['notice_reads'],
}

/**
 * Announcements that a new database starts with, oldest first. `days` is the age of an announcement when the
 * database is created.
 */
const NOTICES: { name: NoticeName; cate: Schema<'NoticeCate'>; days: number; popup?: boolean }[] = [
  { name: 'protect', cate: 'system', days: 12 },
  { name: 'markets', cate: 'listing', days: 7 },
  { name: 'sign_in', cate: 'activity', days: 4 },
  { name: 'invite', cate: 'activity', days: 2 },
  { name: 'practice', cate: 'system', days: 0, popup: true },
]

/** Returns the migration that stores the announcements of a new database. */
export const seedNotices = ({ clock, sequences }: ServerExchange): Migration => ({
  name: 'seed-notices-1',
  async up(tx) {
    const rows = NOTICES.map(({ days, popup = false, ...notice }) => ({
      ...{ id: sequences.next('notices'), ...notice, popup },
      published_at: clock.now() - days * DAY_MS,
    }))
    await tx.insertInto('notices').values(rows).execute()
  },
})
