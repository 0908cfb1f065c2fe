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

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Sessions: the table is the truth, memory saves the query of each call. */
export class Tokens {
  readonly #clock: Clock
  readonly #random: Random
  readonly #database: Database
  readonly #known = new Map<string, Session>()
  /** How many times sessions were ended: a row read before an ending must not come back after it. */
  #endings = 0

  constructor({ clock, random, database }: { clock: Clock; random: Random; database: Database }) {
    this.#clock = clock
    this.#random = random
    this.#database = database
  }

  /** The member of a living token, whose life it extends; null for any other text. */
  async recognise(token: string): Promise<number | null> {
    if (!/^[0-9a-f]{32}$/.test(token)) return null
    const hash = hashOf(token)
    const session = await this.#find(hash)
    const now = this.#clock.now()
    if (!session || session.expiresAt <= now) return null
    session.expiresAt = Math.min(now + SLIDING_MS, session.createdAt + ABSOLUTE_MS)
    if (session.expiresAt - session.storedUntil >= STORE_EVERY_MS) await this.#store(hash, session)
    return session.memberId
  }

  /** Whether a token still lives; asking does not extend it. */
  async isLiving(token: string): Promise<boolean> {
    const session = await this.#find(hashOf(token))
    return session !== null && session.expiresAt > this.#clock.now()
  }

  async issue(tx: Tx, memberId: number): Promise<IssuedToken> {
    const token = Buffer.from(this.#random.bytes(16)).toString('hex')
    const now = this.#clock.now()
    const row = {
      token_hash: hashOf(token),
      member_id: memberId,
      created_at: now,
      expires_at: now + SLIDING_MS,
    }
    await tx.insertInto('sessions').values(row).execute()
    return { token, expireAt: row.expires_at }
  }

  async endAll(tx: Tx, memberId: number): Promise<void> {
    const ended = await tx
      .deleteFrom('sessions')
      .where('member_id', '=', memberId)
      .returning('token_hash')
      .execute()
    afterCommit(tx, () => {
      this.#endings++
      for (const row of ended) this.#known.delete(row.token_hash.toString('hex'))
    })
  }

  /** Forgets sessions that are over and were never asked for again. */
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
        .executeTakeFirst()
      if (!row) return null
      if (endings !== this.#endings) continue
      const { member_id: memberId, created_at: createdAt, expires_at: expiresAt } = row
      const session = { memberId, createdAt, expiresAt, storedUntil: expiresAt }
      this.#known.set(hash.toString('hex'), session)
      return session
    }
  }

  async #store(hash: Buffer, session: Session): Promise<void> {
    session.storedUntil = session.expiresAt
    await this.#database.db
      .updateTable('sessions')
      .set({ expires_at: session.expiresAt })
      .where('token_hash', '=', hash)
      .execute()
  }
}
