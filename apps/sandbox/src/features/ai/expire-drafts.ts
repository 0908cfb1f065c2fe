import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { JobOptions } from '../../clock/job.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { publishRecord } from '../../realtime/publish-record.ts'

/** Time in ms from the expiry of a draft to its deletion. */
const KEPT_MS = DAY_MS
/** Number of drafts that one statement deletes. */
const BATCH = 1_000

/**
 * Returns the options of the job that marks unpaid drafts as expired 15 minutes after their creation, and deletes them
 * a day later.
 */
export function draftExpiry(exchange: ServerExchange): JobOptions {
  const { database } = exchange
  const { db } = database.jobs
  /** Returns the earliest expiry of the drafts with a status; Infinity if there are none. */
  const firstExpiry = async (status: 'pending' | 'expired') => {
    const { at } = await db
      .selectFrom('ai_drafts')
      .select(({ fn }) => fn.min<number | null>('expire_at').as('at'))
      .where('status', '=', sql.lit(status))
      .executeTakeFirstOrThrow()
    return at ?? Number.POSITIVE_INFINITY
  }
  /** Deletes some of the drafts that expired at or before a time. Returns true if there may be more of them. */
  const deleteBatch = async (until: number) => {
    const old = db
      .selectFrom('ai_drafts')
      .select('id')
      .where('status', '=', sql.lit('expired' as const))
      .where('expire_at', '<=', until)
      .limit(BATCH)
    const { numDeletedRows } = await db
      .deleteFrom('ai_drafts')
      .where('id', 'in', old)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows) === BATCH
  }
  return {
    name: 'AI drafts',
    async due() {
      const [pending, expired] = await Promise.all([firstExpiry('pending'), firstExpiry('expired')])
      return Math.min(pending, expired + KEPT_MS)
    },
    async run(now) {
      await database.jobs.transaction(async (tx) => {
        const expired = await tx
          .updateTable('ai_drafts')
          .set({ status: 'expired' })
          .where('status', '=', 'pending')
          .where('expire_at', '<=', now)
          .returning(['member_id', 'order_no', 'status'])
          .execute()
        for (const draft of expired) publishRecord(exchange, tx, 'ai', draft)
      })
      while (await deleteBatch(now - KEPT_MS));
    },
  }
}
