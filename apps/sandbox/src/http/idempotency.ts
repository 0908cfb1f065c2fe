import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { savepoint, type Tx } from '../database/transaction.ts'
import { type ErrorName, Refusal } from '../refusals/refusal.ts'
import { digest, seal, unseal } from './sealed-answer.ts'

const KEPT_MS = 24 * 3_600_000

/** What identifies one intent of a client. */
export interface Intent {
  memberId: number
  path: string
  /** The Idempotency-Key header. */
  key: string
  request: Record<string, unknown>
}

/** An answer, and whether it is a stored one. */
interface Outcome<A> {
  answer: A
  replayed: boolean
}

export interface Idempotency {
  /**
   * Runs the command once for an intent: its effects and its answer are one transaction. A repeat gets the stored
   * answer, a refusal included. Throws IDEMPOTENCY_CONFLICT for another request, IN_PROGRESS for an overtaking one.
   */
  run<A>(
    intent: Intent,
    command: (tx: Tx) => Promise<A>,
    onRefusal: (refusal: Refusal) => A,
  ): Promise<Outcome<A>>
  /**
   * The same for a command that commits in a transaction of its own, as those of a command loop do: there it
   * stores its answer by `keep`.
   */
  runApart<A>(
    intent: Intent,
    command: (keep: (tx: Tx, answer: A) => Promise<void>) => Promise<A>,
    onRefusal: (refusal: Refusal) => A,
  ): Promise<Outcome<A>>
}

/** Whole and sorted; the fund password is left out, so that it is neither compared nor stored. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (name, inner) => {
    if (name === 'trade_password') return undefined
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

export function idempotencyOf(parts: { clock: Clock; random: Random; database: Database }): Idempotency {
  const { database } = parts
  const running = new Set<string>()
  const once = async <A>(
    intent: Intent,
    run: (row: AnswerRow) => Promise<Outcome<A>>,
  ): Promise<Outcome<A>> => {
    const { memberId, path, key } = intent
    const slot = `${memberId} ${path} ${key}`
    if (running.has(slot)) throw new Refusal('IN_PROGRESS')
    running.add(slot)
    try {
      return await run(answerRow(intent, parts))
    } finally {
      running.delete(slot)
    }
  }
  return {
    run: (intent, command, onRefusal) =>
      once(intent, (row) =>
        database.transaction(async (tx) => {
          const known = await row.recall(tx)
          if (known !== null) return { answer: JSON.parse(known), replayed: true }
          const answer = await savepoint(tx, () => command(tx)).catch(refusalOr(onRefusal))
          await row.store(tx, answer)
          return { answer, replayed: false }
        }),
      ),
    runApart: (intent, command, onRefusal) =>
      once(intent, async (row) => {
        const known = await database.transaction((tx) => row.recall(tx))
        if (known !== null) return { answer: JSON.parse(known), replayed: true }
        const refused = async (error: unknown) => {
          const answer = refusalOr(onRefusal)(error)
          // Refused before it came to a transaction, or stored by that one already.
          await database.transaction((tx) => row.store(tx, answer, { again: true }))
          return answer
        }
        return {
          answer: await command((tx, answer) => row.store(tx, answer)).catch(refused),
          replayed: false,
        }
      }),
  }
}

/** Refusals that say nothing of the intent: they are not kept, the repeat runs. */
const PASSING: ReadonlySet<ErrorName> = new Set(['SERVER_ERROR', 'TOO_MANY_REQUESTS'])

function refusalOr<A>(onRefusal: (refusal: Refusal) => A): (error: unknown) => A {
  return (error) => {
    if (error instanceof Refusal && !PASSING.has(error.error)) return onRefusal(error)
    throw error
  }
}

/** The stored answer of one intent. */
interface AnswerRow {
  /** The answer as JSON; null when there is none. Throws IDEMPOTENCY_CONFLICT when it answers another request. */
  recall(tx: Tx): Promise<string | null>
  /** `again`: one that is there already stays. Without, it is an error. */
  store(tx: Tx, answer: unknown, options?: { again: boolean }): Promise<void>
}

function answerRow(intent: Intent, { clock, random }: { clock: Clock; random: Random }): AnswerRow {
  const { memberId, path, key } = intent
  // The hash hides behind the key: a short password in the request cannot be guessed from the table.
  const body = canonical(intent.request)
  const keyHash = digest('key', String(memberId), path, key)
  const requestHash = digest('request', key, body)
  const sealKey = digest('seal', key, body)
  return {
    async recall(tx) {
      const known = await find(tx, { memberId, path, keyHash }, clock.now())
      if (known === undefined) return null
      if (!known.request_hash.equals(requestHash)) throw new Refusal('IDEMPOTENCY_CONFLICT')
      return unseal(known.answer, sealKey)
    },
    async store(tx, answer, { again } = { again: false }) {
      await tx
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

async function find(tx: Tx, id: { memberId: number; path: string; keyHash: Buffer }, now: number) {
  await tx
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEPT_MS)
    .execute()
  return tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', id.memberId)
    .where('path', '=', id.path)
    .where('key_hash', '=', id.keyHash)
    .executeTakeFirst()
}
