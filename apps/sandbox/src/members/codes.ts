import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Pepper } from './pepper.ts'

/** What a code is good for. */
export type CodeScene = 'register' | 'login' | 'forgot' | 'bind' | 'trade_password' | 'withdraw'

export const CODE_LIFE_SECONDS = 600
export const RESEND_SECONDS = 60
const A_DAY = 10
const TRIES = 5
const DAY_MS = 86_400_000

interface Parts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
}

/** Six-digit codes, bound to scene and address; only a digest is stored. */
export function codesOf({ clock, random, database, pepper }: Parts) {
  const digest = (scene: CodeScene, address: string, code: string) =>
    pepper.digest('code', scene, address, code)

  async function refuseTooMany(tx: Tx, address: string) {
    const now = clock.now()
    const day = now - (now % DAY_MS)
    const { last, sent } = await tx
      .selectFrom('codes')
      .select(({ fn }) => [fn.max('sent_at').as('last'), fn.countAll<number>().as('sent')])
      .where('address', '=', address)
      .where('sent_at', '>=', day - RESEND_SECONDS * 1000)
      .executeTakeFirstOrThrow()
    const resend = Math.ceil(((last ?? 0) + RESEND_SECONDS * 1000 - now) / 1000)
    const wait = sent >= A_DAY ? Math.ceil((day + DAY_MS - now) / 1000) : resend
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: wait } })
  }

  return {
    /** Makes a code and returns it for delivery. Throws TOO_MANY_REQUESTS. */
    send: (scene: CodeScene, address: string): Promise<string> =>
      database.apart(async (tx) => {
        await refuseTooMany(tx, address)
        const code = String(random.below(1_000_000)).padStart(6, '0')
        const id = database.sequences.next('codes')
        const fresh = { id, scene, address, sent_at: clock.now(), tries: 0, used: false }
        await tx
          .insertInto('codes')
          .values({ ...fresh, code_hash: digest(scene, address, code) })
          .execute()
        return code
      }),

    /**
     * Uses up a code within the command's transaction: it stays good when the command fails for another reason.
     * Wrong guesses are counted apart, so no rollback forgives them. Throws CODE_INVALID or CODE_EXPIRED.
     */
    async use(tx: Tx, scene: CodeScene, address: string, code: string): Promise<void> {
      const row = await database.apart((apart) => admit(apart, scene, address, clock.now()))
      if (!timingSafeEqual(row.code_hash, digest(scene, address, code)))
        throw new Refusal('CODE_INVALID', { field: 'code' })
      const used = await tx
        .updateTable('codes')
        .set((column) => ({ used: true, tries: column('tries', '-', 1) }))
        .where('id', '=', row.id)
        .where('used', '=', false)
        .executeTakeFirst()
      if (used.numUpdatedRows !== 1n) throw new Refusal('CODE_INVALID', { field: 'code' })
    },
  }
}

async function admit(tx: Tx, scene: CodeScene, address: string, now: number) {
  const row = await tx
    .selectFrom('codes')
    .selectAll()
    .where('scene', '=', scene)
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!row || row.used || row.tries >= TRIES) throw new Refusal('CODE_INVALID', { field: 'code' })
  if (row.sent_at + CODE_LIFE_SECONDS * 1000 <= now) throw new Refusal('CODE_EXPIRED', { field: 'code' })
  await tx
    .updateTable('codes')
    .set({ tries: row.tries + 1 })
    .where('id', '=', row.id)
    .execute()
  return row
}
