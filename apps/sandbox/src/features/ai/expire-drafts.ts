import type { JobOptions } from '../../clock/job.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import { publishRecord } from '../../realtime/publish-record.ts'

/** Returns the job that ends unpaid drafts 15 minutes after their creation. */
export function draftExpiry(exchange: ServerExchange): JobOptions {
  const { database } = exchange
  return {
    name: 'AI drafts',
    async due() {
      const { at } = await database.jobs.db
        .selectFrom('ai_drafts')
        .select(({ fn }) => fn.min<number | null>('expire_at').as('at'))
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow()
      return at ?? Number.POSITIVE_INFINITY
    },
    run: (now) =>
      database.jobs.transaction(async (tx) => {
        const expired = await tx
          .updateTable('ai_drafts')
          .set({ status: 'expired' })
          .where('status', '=', 'pending')
          .where('expire_at', '<=', now)
          .returning(['member_id', 'order_no', 'status'])
          .execute()
        for (const draft of expired) publishRecord(exchange, tx, 'ai', draft)
      }),
  }
}
