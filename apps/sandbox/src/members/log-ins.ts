import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Sequences } from '../database/sequences.ts'
import type { Reader } from '../database/transaction.ts'
import { maskIp } from './mask.ts'
import type { SessionOrigin } from './sessions.ts'

/** Age in days at which recorded log-ins are deleted. */
export const LOG_IN_DAYS = 90
const LISTED = 50
/**
 * Number of the latest attempts with the right password that are always listed, however many attempts with a wrong
 * password follow.
 */
const LISTED_ENTRIES = 25

type Outcome = Schema<'LoginRecord'>['outcome']

/** Creates the history of successful and failed log-ins. */
export function logInsOf({ clock, sequences }: { clock: Clock; sequences: Sequences }) {
  return {
    /**
     * Stores a log-in attempt. An attempt for an unknown account is stored without a member until the next sweep. It is
     * stored only so that the answer takes as long as the answer to a wrong password.
     */
    record: (db: Reader, memberId: number | null, outcome: Outcome, { device, ip }: SessionOrigin) =>
      db
        .insertInto('log_ins')
        .values({
          ...{ id: sequences.next('log_ins'), member_id: memberId, outcome, device, ip },
          created_at: clock.now(),
        })
        .execute(),

    /**
     * Returns the latest log-in attempts for a member's account, newest first. Anyone can try wrong passwords, so the
     * latest attempts with the right password are returned however many wrong ones follow.
     */
    async list(reader: Reader, memberId: number): Promise<Schema<'LoginRecord'>[]> {
      const attempts = reader
        .selectFrom('log_ins')
        .select(['id', 'outcome', 'device', 'ip', 'created_at'])
        .where('member_id', '=', memberId)
        .where('created_at', '>=', clock.now() - LOG_IN_DAYS * DAY_MS)
        .orderBy('id', 'desc')
      // The index `log_ins_entries` is defined with the same condition. PostgreSQL therefore uses the index and does
      // not read log-ins with a wrong password.
      const entries = await attempts
        .where(sql<boolean>`outcome <> 'wrong_password'`)
        .limit(LISTED_ENTRIES)
        .execute()
      const latest = await attempts.limit(LISTED).execute()
      const listed = new Set(entries.map(({ id }) => id))
      const others = latest.filter(({ id }) => !listed.has(id)).slice(0, LISTED - entries.length)
      return [...entries, ...others]
        .sort((a, b) => b.id - a.id)
        .map((row) => ({ ...row, ip: maskIp(row.ip) }))
    },
  }
}
