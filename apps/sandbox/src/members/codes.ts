import { timingSafeEqual } from 'node:crypto'
import type { Schema } from '@bourselet/openapi'
import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Random } from '../clock/random.ts'
import type { Database } from '../database/database.ts'
import type { Tx } from '../database/transaction.ts'
import { Refusal } from '../refusals/refusal.ts'
import type { Pepper } from './pepper.ts'

export const CODE_VALID_SECONDS = 600
export const RESEND_SECONDS = 60
/**
 * Maximum number of codes per UTC day for one scene (purpose) and address. `requester` is the limit of one requester.
 * `kind` is the limit of all known devices together, and also the limit of all other requesters together.
 */
const A_DAY = { requester: 10, kind: 20 }
const TRIES = 5

interface Parts {
  clock: Clock
  random: Random
  database: Database
  pepper: Pepper
}

/** A code that was entered correctly and has not been used yet. */
export interface RightCode {
  id: number
}

interface Sending {
  scene: Schema<'CodeScene'>
  address: string
  /** The requester of a code: `device …` or `ip …`, see `known-devices.ts`. */
  requester: string
}

/**
 * The store of six-digit verification codes. Each code belongs to one scene (purpose) and one address. Only digests of
 * codes are stored.
 */
export type Codes = ReturnType<typeof codesOf>

export function codesOf({ clock, random, database, pepper }: Parts) {
  const digest = (scene: Schema<'CodeScene'>, address: string, code: string) =>
    pepper.digest('code', scene, address, code)

  async function refuseTooMany(tx: Tx, { scene, address, requester }: Sending) {
    const now = clock.now()
    const day = now - (now % DAY_MS)
    const sent = await tx
      .selectFrom('codes')
      .select(['requester', 'sent_at'])
      .where('scene', '=', scene)
      .where('address', '=', address)
      .where('sent_at', '>=', day - RESEND_SECONDS * 1000)
      .execute()
    const own = sent.filter((row) => row.requester === requester)
    const alike = sent.filter((row) => kindOf(row.requester) === kindOf(requester))
    const last = Math.max(0, ...own.map((row) => row.sent_at))
    const today = (rows: typeof sent) => rows.filter((row) => row.sent_at >= day).length
    const isSpent = today(own) >= A_DAY.requester || today(alike) >= A_DAY.kind
    const wait = Math.ceil(((isSpent ? day + DAY_MS : last + RESEND_SECONDS * 1000) - now) / 1000)
    if (wait > 0) throw new Refusal('TOO_MANY_REQUESTS', { params: { retry_after: wait } })
  }

  return {
    /** Creates a code and returns it for delivery. Throws TOO_MANY_REQUESTS if a limit is reached. */
    send: (sending: Sending): Promise<string> =>
      database.transaction(async (tx) => {
        // Without this lock on the address, concurrent requests would not count each other's codes.
        await sql`SELECT pg_advisory_xact_lock(hashtextextended(${sending.address}, 0))`.execute(tx)
        await refuseTooMany(tx, sending)
        const code = String(random.below(1_000_000)).padStart(6, '0')
        const id = database.sequences.next('codes')
        const fresh = { id, ...sending, sent_at: clock.now(), tries: 0, used: false }
        await tx
          .insertInto('codes')
          .values({ ...fresh, code_hash: digest(sending.scene, sending.address, code) })
          .execute()
        return code
      }),

    /**
     * Counts a guess and compares it with the stored codes. Runs before the transaction of the command, so that a
     * rollback cannot undo the count. The guess is compared with two codes: the latest code that was requested from a
     * known device of the member (`own`), and the latest code that was requested from an unknown device. Strangers can
     * therefore neither replace nor use up the code of a known device. Throws CODE_INVALID or CODE_EXPIRED.
     */
    async check(
      scene: Schema<'CodeScene'>,
      address: string,
      code: string,
      own: readonly string[],
    ): Promise<RightCode> {
      const rows = await database.transaction((tx) => admit(tx, { scene, address, own }, clock.now()))
      const right = rows.find(({ code_hash }) => timingSafeEqual(code_hash, digest(scene, address, code)))
      if (!right) throw new Refusal('CODE_INVALID', { field: 'code' })
      return { id: right.id }
    },

    /**
     * Marks a correct code as used, in the command's transaction: if the command fails, the code stays valid. Throws
     * CODE_INVALID if another command has used the code.
     */
    async spend(tx: Tx, { id }: RightCode): Promise<void> {
      const used = await tx
        .updateTable('codes')
        .set((column) => ({ used: true, tries: column('tries', '-', 1) }))
        .where('id', '=', id)
        .where('used', '=', false)
        .executeTakeFirst()
      if (used.numUpdatedRows !== 1n) throw new Refusal('CODE_INVALID', { field: 'code' })
    },
  }
}

const kindOf = (requester: string) => requester.slice(0, requester.indexOf(' '))

/** Counts a guess on each code with which it will be compared, and returns these codes. */
async function admit(
  tx: Tx,
  { scene, address, own }: { scene: Schema<'CodeScene'>; address: string; own: readonly string[] },
  now: number,
) {
  const sent = tx
    .selectFrom('codes')
    .selectAll()
    .where('scene', '=', scene)
    .where('address', '=', address)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
  const strangers = await sent.where('requester', 'like', 'ip %').executeTakeFirst()
  const mine = own.length > 0 ? await sent.where('requester', 'in', own).executeTakeFirst() : undefined
  const open = [mine, strangers]
    .filter((row) => row !== undefined)
    .filter((row) => !row.used && row.tries < TRIES)
  const living = open.filter((row) => row.sent_at + CODE_VALID_SECONDS * 1000 > now)
  if (living.length === 0)
    throw new Refusal(open.length > 0 ? 'CODE_EXPIRED' : 'CODE_INVALID', { field: 'code' })
  await tx
    .updateTable('codes')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where(
      'id',
      'in',
      living.map(({ id }) => id),
    )
    .execute()
  return living
}
