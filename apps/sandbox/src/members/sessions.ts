import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import type { Reader, Tx } from '../database/transaction.ts'
import { maskIp } from './mask.ts'
import type { SessionTable } from './members.migration.ts'

export const SLIDING_MS = 7_200_000
export const ABSOLUTE_MS = DAY_MS
/**
 * Time in ms after which the last use of a session is stored again. After a crash, a session can expire earlier by up
 * to this time.
 */
export const STORE_EVERY_MS = 60_000

/** The device and network address from which a session was opened. */
export interface SessionOrigin {
  /** Browser and system, such as `Chrome, Android`; empty if unknown. */
  device: string
  ip: string
}

/** A selection of a member's sessions: all, only one, or all except one. */
export type SessionChoice = 'all' | { only: number } | { except: number }

/** Deletes the chosen sessions of a member and returns their ids and token hashes. */
export function endSessionRows(tx: Tx, memberId: number, choice: SessionChoice) {
  const own = tx.deleteFrom('sessions').where('member_id', '=', memberId)
  const chosen =
    choice === 'all'
      ? own
      : 'only' in choice
        ? own.where('id', '=', choice.only)
        : own.where('id', '<>', choice.except)
  return chosen.returning(['id', 'token_hash']).execute()
}

const LISTED = 100

/**
 * Returns the latest valid sessions of a member, at most 100, newest first. The session of the caller is always
 * included. A member can have any number of sessions, so they are read in pages until enough are found.
 */
export async function listSessions(
  reader: Reader,
  memberId: number,
  now: number,
  current: number | null,
  seenAt: (tokenHash: Buffer) => number | undefined,
): Promise<Schema<'MemberSession'>[]> {
  const validOf = (rows: readonly SessionTable[]) =>
    rows
      .map((row) => ({ row, seen: Math.max(row.last_seen_at, seenAt(row.token_hash) ?? 0) }))
      .filter(({ row, seen }) => Math.min(seen + SLIDING_MS, row.created_at + ABSOLUTE_MS) > now)
  const all = reader.selectFrom('sessions').selectAll().where('member_id', '=', memberId)
  // The last use of a session is stored late, so a session whose stored expiry has just passed may be valid or not.
  const newest = all
    .where('expires_at', '>', now - STORE_EVERY_MS)
    .where('id', 'is distinct from', current)
    .orderBy('id', 'desc')
    .limit(LISTED)
  const sessions = current === null ? [] : validOf(await all.where('id', '=', current).execute())
  let next = newest
  for (;;) {
    const page = await next.execute()
    sessions.push(...validOf(page))
    const last = page.at(-1)
    if (!last || page.length < LISTED || sessions.length >= LISTED) break
    next = newest.where('id', '<', last.id)
  }
  return sessions
    .slice(0, LISTED)
    .map(({ row: { id, device, ip, created_at }, seen }) => ({
      id,
      device,
      ip: maskIp(ip),
      current: id === current,
      created_at,
      last_seen_at: seen,
    }))
    .sort((one, other) => other.id - one.id)
}
