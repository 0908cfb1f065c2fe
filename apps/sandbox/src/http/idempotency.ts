import { DAY_MS } from '@bourselet/sdk/money'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Connections } from '../database/connect.ts'
import { throwRolledBack } from '../database/lost-connection.ts'
import { isLostCommit, type Reader, runLateHooks, type Tx } from '../database/transaction.ts'
import { type ErrorName, Refusal } from '../refusals/refusal.ts'
import { digest, seal, unseal } from './sealed-answer.ts'
import { UnknownCommits } from './unknown-commits.ts'

const KEPT_MS = DAY_MS

/** A request of a client with its idempotency key. */
export interface Intent {
  memberId: number
  path: string
  /** Value of the header Idempotency-Key. */
  key: string
  request: Record<string, unknown>
}

/** The answer to a request. `replayed` is true if an earlier request with the same key stored it. */
interface Outcome<A> {
  answer: A
  replayed: boolean
}

/** The last step of a command. It runs after all slow preparations. */
export type Effect<A> =
  /** The answer of a command that writes nothing. */
  | { answer: A }
  /** A command that writes. A transaction is opened for the write. */
  | { write(tx: Tx): Promise<A> }
  /**
   * A command that commits a transaction of its own, in a command loop. It stores the answer in that transaction by
   * calling `keep`, if given.
   */
  | { submit(keep?: (tx: Tx, answer: A) => Promise<void>): Promise<A> }

export interface Idempotency {
  /**
   * Runs the command of an intent (a write that the member confirmed) only once, even if the request is repeated.
   * Stores the effects and the answer of the command in one transaction. A repeated request gets the stored answer,
   * even if that is a refusal. `prepare` runs before the transaction and must not hold a database connection. Throws
   * IDEMPOTENCY_CONFLICT if a different request has used the same idempotency key, and IN_PROGRESS while the first
   * request runs.
   */
  run<A>(
    intent: Intent,
    prepare: () => Promise<Effect<A>>,
    onRefusal: (refusal: Refusal) => A,
  ): Promise<Outcome<A>>
}

/** Fields that are neither compared nor stored, because a repeated request may contain another password or code. */
const SECRETS: ReadonlySet<string> = new Set(['trade_password', 'second_factor', 'recovery_code', 'code'])

/** Returns a request as JSON with sorted keys, without the fund password, the second factor and the verification code. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (name, inner) => {
    if (SECRETS.has(name)) return undefined
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

export function idempotencyOf(parts: { clock: Clock; random: Random; database: Connections }): Idempotency {
  const { database } = parts
  const running = new Set<string>()
  // If the database's answer to a commit is lost, the outcome of the commit is unknown. The error of such a commit is
  // kept as long as a stored answer. After this time, a repeated request finds no stored answer and runs again, so the
  // error is no longer needed.
  const unknown = new UnknownCommits(parts.clock, KEPT_MS)
  const once = async <A>(
    intent: Intent,
    run: (row: AnswerRow, slot: string) => Promise<Outcome<A>>,
  ): Promise<Outcome<A>> => {
    const { memberId, path, key } = intent
    const slot = `${memberId} ${path} ${key}`
    if (running.has(slot)) throw new Refusal('IN_PROGRESS')
    running.add(slot)
    try {
      return await run(answerRow(intent, parts), slot)
    } finally {
      running.delete(slot)
    }
  }
  const perform = <A>(effect: Effect<A>, row: AnswerRow): Promise<A> => {
    if ('submit' in effect) return effect.submit((tx, answer) => row.store(tx, answer))
    return database.transaction(async (tx) => {
      const answer = 'write' in effect ? await effect.write(tx) : effect.answer
      await row.store(tx, answer)
      return answer
    })
  }
  /** Returns a stored answer. If it shows that a commit of unknown outcome has succeeded, runs the hooks of the commit. */
  const replay = async <A>(stored: string, slot: string): Promise<Outcome<A>> => {
    await runLateHooks(unknown.take(slot), database.db)
    return { answer: JSON.parse(stored), replayed: true }
  }
  return {
    run: (intent, prepare, onRefusal) =>
      once(intent, async (row, slot) => {
        const known = await row.recall(database.db)
        if (known !== null) return replay(known, slot)
        try {
          const answer = await perform(await prepare(), row)
          unknown.take(slot)
          return { answer, replayed: false }
        } catch (error) {
          if (isLostCommit(error)) unknown.add(slot, error)
          const late = isStored(error) ? await row.recall(database.db) : null
          if (late !== null) return replay(late, slot)
          if (!binds(error)) throw error
          const answer = onRefusal(error)
          // A command loop stores its refusals in its own transaction. All other refusals are stored only here. Storing
          // a refusal a second time changes nothing.
          await row.store(database.db, answer, { again: true })
          return { answer, replayed: false }
        }
      }),
  }
}

/**
 * Returns true if an error shows that the answer is already stored. An earlier run stored the answer and lost its
 * connection during the commit.
 */
const isStored = (error: unknown) =>
  (error as { constraint?: string } | null)?.constraint === 'idempotency_keys_pkey'

/**
 * Refusals that are not stored. The refused command wrote nothing, and the client may repeat the same request after
 * it has waited or corrected a password or code.
 */
const PASSING: ReadonlySet<ErrorName> = new Set([
  'SERVER_ERROR',
  'TOO_MANY_REQUESTS',
  'TRADE_PASSWORD_NOT_SET',
  'TRADE_PASSWORD_WRONG',
  'TRADE_PASSWORD_LOCKED',
  'TRADE_PASSWORD_RESET',
  'CODE_INVALID',
  'CODE_EXPIRED',
  'SECOND_FACTOR_REQUIRED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_LOCKED',
])

function binds(error: unknown): error is Refusal {
  return error instanceof Refusal && !PASSING.has(error.error)
}

/** Access to the stored answer of one request. */
interface AnswerRow {
  /**
   * Returns the stored answer as JSON; null if there is none. Throws IDEMPOTENCY_CONFLICT if it belongs to another
   * request with the same key.
   */
  recall(db: Reader): Promise<string | null>
  /**
   * Stores the answer. If an answer is stored already, throws an error; with the option `again`, leaves the
   * stored answer unchanged.
   */
  store(db: Reader, answer: unknown, options?: { again: boolean }): Promise<void>
}

function answerRow(intent: Intent, { clock, random }: { clock: Clock; random: Random }): AnswerRow {
  const { memberId, path, key } = intent
  // The hash covers the idempotency key and the request. With a hash of the request alone, a short password in the
  // request could be guessed.
  const body = canonical(intent.request)
  const keyHash = digest('key', String(memberId), path, key)
  const requestHash = digest('request', key, body)
  const sealKey = digest('seal', key, body)
  return {
    async recall(db) {
      const known = await find(db, { memberId, path, keyHash }, clock.now())
      if (known === undefined) return null
      if (!known.request_hash.equals(requestHash)) throw new Refusal('IDEMPOTENCY_CONFLICT')
      return unseal(known.answer, sealKey)
    },
    async store(db, answer, { again } = { again: false }) {
      await db
        .insertInto('idempotency_keys')
        .values({
          member_id: memberId,
          path,
          key_hash: keyHash,
          request_hash: requestHash,
          answer: seal(JSON.stringify(answer), sealKey, random),
          created_at: clock.now(),
        })
        .$if(again, (insert) => insert.onConflict((conflict) => conflict.doNothing()))
        .execute()
    },
  }
}

async function find(db: Reader, id: { memberId: number; path: string; keyHash: Buffer }, now: number) {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEPT_MS)
    .execute()
    // Expired answers are deleted before the request changes anything. If the deletion fails, the error is therefore
    // marked as rolled back.
    .catch(throwRolledBack)
  return db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', id.memberId)
    .where('path', '=', id.path)
    .where('key_hash', '=', id.keyHash)
    .executeTakeFirst()
}
