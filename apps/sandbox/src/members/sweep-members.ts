import type { Database } from '../database/database.ts'
import { STORE_EVERY_MS } from './tokens.ts'

const DAY_MS = 86_400_000

/** Deletes rows that no rule looks at any more. Codes stay two days: ten a day are counted over a UTC day. */
export async function sweepMembers(database: Database, now: number): Promise<void> {
  await database.transaction(async (tx) => {
    await tx
      .deleteFrom('sessions')
      .where('expires_at', '<', now - STORE_EVERY_MS)
      .execute()
    await tx
      .deleteFrom('codes')
      .where('sent_at', '<', now - 2 * DAY_MS)
      .execute()
    await tx
      .deleteFrom('login_failures')
      .where('since', '<', now - DAY_MS)
      .where('locked_until', '<=', now)
      .execute()
  })
}
