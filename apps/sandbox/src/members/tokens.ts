import { createHash } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { afterCommit, type Tx } from '../database/transaction.ts'
import {
  ABSOLUTE_MS,
  endSessionRows,
  type SessionChoice,
  type SessionOrigin,
  SLIDING_MS,
  STORE_EVERY_MS,
} from './sessions.ts'

/** A new session token. Only its hash is stored. */
export interface IssuedToken {
  /** The token: 32 hexadecimal digits. */
  token: string
  /** Time in ms at which the session expires. Each use extends it. */
  expireAt: number
  sessionId: number
}

/** The member and the session to which a valid token belongs. */
export interface SignedIn {
  memberId: number
  sessionId: number
}

interface Session extends SignedIn {
  createdAt: number
  expiresAt: number
  seenAt: number
  storedAt: number
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** The columns of a session that are kept in memory. */
type SessionColumns = Record<'id' | 'member_id' | 'created_at' | 'expires_at' | 'last_seen_at', number>

const sessionOf = (row: SessionColumns): Session => ({
  memberId: row.member_id,
  sessionId: row.id,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  seenAt: row.last_seen_at,
  storedAt: row.last_seen_at,
})

/** The sessions of members. They are stored in a table and cached in memory, which saves a query per call. */
export class Tokens {
  readonly #clock: Clock
  readonly #random: Random
  readonly #database: Database
  readonly #known = new Map<string, Session>()
  /**
   * Number of times that sessions were ended. If it changes while a query reads a session, the row that the query
   * returns is not cached, because the session may have ended.
   */
  #endings = 0

  constructor({ clock, random, database }: { clock: Clock; random: Random; database: Database }) {
    this.#clock = clock
    this.#random = random
    this.#database = database
  }

  /** Returns the member to whom a valid token belongs, and extends the session; null for any other text. */
  async authenticate(token: string): Promise<SignedIn | null> {
    if (!/^[0-9a-f]{32}$/.test(token)) return null
    const hash = hashOf(token)
    const session = await this.#find(hash)
    const now = this.#clock.now()
    if (!session || session.expiresAt <= now) return null
    session.expiresAt = Math.min(now + SLIDING_MS, session.createdAt + ABSOLUTE_MS)
    session.seenAt = now
    if (now - session.storedAt >= STORE_EVERY_MS) {
      await this.#store(hash, session)
      // Another call may have ended the session during the query. An ended session is no longer in the cache.
      if (!this.#known.has(hash.toString('hex'))) return null
    }
    const { memberId, sessionId } = session
    return { memberId, sessionId }
  }

  /** Returns true if the session of a token is in the cache. */
  isKnown(token: string): boolean {
    return this.#known.has(hashOf(token).toString('hex'))
  }

  /** Returns true for a valid token. Does not extend its session. */
  async isValid(token: string): Promise<boolean> {
    const session = await this.#find(hashOf(token))
    return session !== null && session.expiresAt > this.#clock.now()
  }

  async issue(tx: Tx, memberId: number, { device, ip }: SessionOrigin): Promise<IssuedToken> {
    const token = Buffer.from(this.#random.bytes(16)).toString('hex')
    const now = this.#clock.now()
    const row = {
      id: this.#database.sequences.next('sessions'),
      token_hash: hashOf(token),
      member_id: memberId,
      device,
      ip,
      created_at: now,
      last_seen_at: now,
      expires_at: now + SLIDING_MS,
    }
    await tx.insertInto('sessions').values(row).execute()
    // The new session is cached, so its next call needs no database query. If any session ended before the commit, the
    // new session may be one of the ended sessions. In this case it is not cached.
    const endings = this.#endings
    afterCommit(tx, () => {
      if (endings === this.#endings) this.#known.set(row.token_hash.toString('hex'), sessionOf(row))
    })
    return { token, expireAt: row.expires_at, sessionId: row.id }
  }

  /** Ends the chosen sessions of a member and returns their ids. */
  async end(tx: Tx, memberId: number, choice: SessionChoice): Promise<number[]> {
    const ended = await endSessionRows(tx, memberId, choice)
    const forget = () => {
      this.#endings++
      for (const row of ended) this.#known.delete(row.token_hash.toString('hex'))
    }
    // If the answer to the commit is lost, the sessions are removed from the cache too. The next use of such a session
    // then checks in the database whether its row still exists.
    afterCommit(tx, forget, { unknown: forget })
    return ended.map(({ id }) => id)
  }

  /** Returns the time of the last use of a cached session. It may be later than the time stored in the database. */
  seenAt(tokenHash: Buffer): number | undefined {
    return this.#known.get(tokenHash.toString('hex'))?.seenAt
  }

  /** Removes expired sessions from the cache. */
  sweep(): void {
    const now = this.#clock.now()
    for (const [key, { expiresAt }] of this.#known) if (expiresAt <= now) this.#known.delete(key)
  }

  async #find(hash: Buffer): Promise<Session | null> {
    return this.#known.get(hash.toString('hex')) ?? this.#read(hash)
  }

  async #read(hash: Buffer): Promise<Session | null> {
    for (;;) {
      const endings = this.#endings
      const row = await this.#database.db
        .selectFrom('sessions')
        .selectAll()
        .where('token_hash', '=', hash)
        // The lock makes this query wait for a transaction that deletes the row. If the answer to the commit of that
        // transaction was lost, the commit may still be in progress.
        .forKeyShare()
        .executeTakeFirst()
      if (!row) return null
      if (endings !== this.#endings) continue
      const session = sessionOf(row)
      this.#known.set(hash.toString('hex'), session)
      return session
    }
  }

  async #store(hash: Buffer, session: Session): Promise<void> {
    session.storedAt = session.seenAt
    await this.#database.db
      .updateTable('sessions')
      .set({ expires_at: session.expiresAt, last_seen_at: session.seenAt })
      .where('token_hash', '=', hash)
      .execute()
  }
}
