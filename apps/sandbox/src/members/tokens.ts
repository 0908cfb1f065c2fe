import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, type Tx } from '../database/transaction.ts'

/** A token as it is handed out; only its hash is stored. */
export interface IssuedToken {
  /** 32 hex characters. */
  token: string
  /** Milliseconds UTC, sliding. */
  expireAt: number
}

const SLIDING_MS = 7_200_000
const ABSOLUTE_MS = 24 * 3_600_000
/** The stored end may lag behind the one in memory by this much: a crash shortens a session, never a call. */
export const STORE_EVERY_MS = 60_000

interface Session {
  memberId: number
  createdAt: number
  expiresAt: number
  storedUntil: number
}

/** Sessions: the table is the truth, memory saves the query of each call. */
export function tokensOf({ clock, random, database }: { clock: Clock; random: Random; database: Database }) {
  const known = new Map<string, Session>()
  const hashOf = (token: string) => createHash('sha256').update(token).digest()
  const endOf = (createdAt: number) => Math.min(clock.now() + SLIDING_MS, createdAt + ABSOLUTE_MS)

  async function find(key: string, hash: Buffer): Promise<Session | null> {
    const live = known.get(key)
    if (live) return live
    const row = await database.db
      .selectFrom('sessions')
      .selectAll()
      .where('token_hash', '=', hash)
      .executeTakeFirst()
    if (!row) return null
    const { member_id: memberId, created_at: createdAt, expires_at: expiresAt } = row
    const session = { memberId, createdAt, expiresAt, storedUntil: expiresAt }
    known.set(key, session)
    return session
  }
  async function store(hash: Buffer, session: Session) {
    session.storedUntil = session.expiresAt
    await database.db
      .updateTable('sessions')
      .set({ expires_at: session.expiresAt })
      .where('token_hash', '=', hash)
      .execute()
  }
  return {
    async recognise(token: string): Promise<number | null> {
      if (!/^[0-9a-f]{32}$/.test(token)) return null
      const hash = hashOf(token)
      const key = hash.toString('hex')
      const session = await find(key, hash)
      if (!session) return null
      if (session.expiresAt <= clock.now()) {
        known.delete(key)
        return null
      }
      session.expiresAt = endOf(session.createdAt)
      if (session.expiresAt - session.storedUntil >= STORE_EVERY_MS) await store(hash, session)
      return session.memberId
    },
    /** Whether a token still lives; asking does not extend it. */
    async isLiving(token: string): Promise<boolean> {
      const hash = hashOf(token)
      const session = await find(hash.toString('hex'), hash)
      return session !== null && session.expiresAt > clock.now()
    },
    async issue(tx: Tx, memberId: number): Promise<IssuedToken> {
      const token = Buffer.from(random.bytes(16)).toString('hex')
      const now = clock.now()
      await tx
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .where('expires_at', '<', now - STORE_EVERY_MS)
        .execute()
      const row = {
        token_hash: hashOf(token),
        member_id: memberId,
        created_at: now,
        expires_at: now + SLIDING_MS,
      }
      await tx.insertInto('sessions').values(row).execute()
      return { token, expireAt: row.expires_at }
    },
    /** Forgets sessions that are over and were never asked for again. */
    sweep() {
      for (const [key, { expiresAt }] of known) if (expiresAt <= clock.now()) known.delete(key)
    },
    async endAll(tx: Tx, memberId: number): Promise<void> {
      const ended = await tx
        .deleteFrom('sessions')
        .where('member_id', '=', memberId)
        .returning('token_hash')
        .execute()
      afterCommit(tx, () => {
        for (const row of ended) known.delete(row.token_hash.toString('hex'))
      })
    },
  }
}
