import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusals/refusal.ts'

const LIMIT = 5
const WINDOW_MS = 15 * 60_000

/** Counts by the name that was typed, known or not, so that the lock tells nobody who is a member. */
export function loginFailuresOf({ clock, database }: { clock: Clock; database: Database }) {
  return {
    /** Counts a try before it is judged. Throws ACCOUNT_LOCKED. */
    admit: (account: string): Promise<void> =>
      database.apart(async (tx) => {
        const now = clock.now()
        // The row must exist to be locked: tries at once would otherwise all see the first.
        await tx
          .insertInto('login_failures')
          .values({ account, failures: 0, since: now, locked_until: 0 })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const row = await tx
          .selectFrom('login_failures')
          .selectAll()
          .where('account', '=', account)
          .forUpdate()
          .executeTakeFirstOrThrow()
        const wait = Math.ceil((row.locked_until - now) / 1000)
        if (wait > 0) throw new Refusal('ACCOUNT_LOCKED', { params: { retry_after: wait } })
        const fresh = row.since + WINDOW_MS <= now || row.locked_until > 0
        const failures = fresh ? 1 : row.failures + 1
        await tx
          .updateTable('login_failures')
          .set({
            failures,
            since: fresh ? now : row.since,
            locked_until: failures >= LIMIT ? now + WINDOW_MS : 0,
          })
          .where('account', '=', account)
          .execute()
      }),
    /** The try was right. */
    forget: (account: string) =>
      database.apart((tx) => tx.deleteFrom('login_failures').where('account', '=', account).execute()),
  }
}
