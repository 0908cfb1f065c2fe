import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import { savepoint, type Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
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

export interface Idempotency {
  /**
   * Runs the command once for an intent: its effects and its answer are one transaction. A repeat gets the stored
   * answer, a refusal included. Throws IDEMPOTENCY_CONFLICT for another request, IN_PROGRESS for an overtaking one.
   */
  run<A>(
    intent: Intent,
    command: (tx: Tx) => Promise<A>,
    onRefusal: (refusal: Refusal) => A,
  ): Promise<{ answer: A; replayed: boolean }>
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
  const { clock, random, database } = parts
  const running = new Set<string>()
  return {
    async run<A>(intent: Intent, command: (tx: Tx) => Promise<A>, onRefusal: (refusal: Refusal) => A) {
      const { memberId, path, key } = intent
      const slot = `${memberId} ${path} ${key}`
      if (running.has(slot)) throw new Refusal('IN_PROGRESS')
      running.add(slot)
      // The hash hides behind the key: a short password in the request cannot be guessed from the table.
      const body = canonical(intent.request)
      const id = { memberId, path, keyHash: digest('key', String(memberId), path, key) }
      const requestHash = digest('request', key, body)
      const sealKey = digest('seal', key, body)
      try {
        return await database.transaction(async (tx) => {
          const known = await find(tx, id, clock.now())
          if (known) {
            if (!known.request_hash.equals(requestHash)) throw new Refusal('IDEMPOTENCY_CONFLICT')
            return { answer: JSON.parse(unseal(known.answer, sealKey)) as A, replayed: true }
          }
          const answer = await savepoint(tx, () => command(tx)).catch((error) => {
            if (error instanceof Refusal) return onRefusal(error)
            throw error
          })
          const answerText = seal(JSON.stringify(answer), sealKey, random)
          await tx
            .insertInto('idempotency_keys')
            .values({
              member_id: memberId,
              path,
              key_hash: id.keyHash,
              request_hash: requestHash,
              answer: answerText,
              created_at: clock.now(),
            })
            .execute()
          return { answer, replayed: false }
        })
      } finally {
        running.delete(slot)
      }
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
