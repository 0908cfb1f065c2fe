import { DAY_MS } from '@bourselet/sdk/money'
import type { Database } from '../database/database.ts'
import { LOG_IN_DAYS } from './log-ins.ts'
import { SETUP_MS } from './second-factor/authenticators.ts'
import { STORE_EVERY_MS } from './sessions.ts'

const DEVICE_DAYS = 180

/**
 * Deletes rows that are not needed any more. Codes are kept for two days, because the daily limit counts all codes of
 * a UTC day.
 */
export async function sweepMembers(database: Database, now: number): Promise<void> {
  await database.jobs.transaction(async (tx) => {
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
    await tx
      .deleteFrom('known_devices')
      .where('last_seen_at', '<', now - DEVICE_DAYS * DAY_MS)
      .execute()
    await tx
      .deleteFrom('log_ins')
      .where(({ or, eb }) =>
        or([eb('member_id', 'is', null), eb('created_at', '<', now - LOG_IN_DAYS * DAY_MS)]),
      )
      .execute()
    await tx
      .deleteFrom('authenticator_setups')
      .where('started_at', '<', now - SETUP_MS)
      .execute()
  })
}
