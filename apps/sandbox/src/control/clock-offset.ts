import { sql } from 'kysely'
import type { Clock, ControllableClock } from '../clock/clock.ts'
import { systemClock } from '../clock/system-clock.ts'
import type { Database } from '../database/database.ts'

/**
 * Stores the distance between the exchange's clock and the machine's clock, so that after a restart the
 * exchange's time is not earlier than stored records.
 */
export async function keepClockOffset({ owner: { db } }: Database, clock: Clock): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS clock_offset (one boolean PRIMARY KEY, ms int8 NOT NULL)`.execute(db)
  const ms = Math.max(0, clock.now() - systemClock().now())
  await sql`INSERT INTO clock_offset VALUES (true, ${ms}) ON CONFLICT (one) DO UPDATE SET ms = excluded.ms`.execute(
    db,
  )
}

/** Moves a new clock to the stored offset. Runs before anything is scheduled on the clock. */
export async function restoreClockOffset(
  { owner: { db } }: Database,
  clock: ControllableClock,
): Promise<void> {
  const { rows } = await sql<{
    found: string | null
  }>`SELECT to_regclass('clock_offset')::text AS found`.execute(db)
  if (!rows[0]?.found) return
  const kept = await sql<{ ms: number }>`SELECT ms FROM clock_offset`.execute(db)
  const behind = systemClock().now() + (kept.rows[0]?.ms ?? 0) - clock.now()
  if (behind > 0) await clock.advance(behind)
}
