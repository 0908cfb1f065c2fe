import { sql } from 'kysely'
import type { ControllableClock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { hasTable } from '../database/has-table.ts'

/**
 * Stores how far clock jumps have moved the exchange's clock ahead of the machine's clock. Without this value, the
 * exchange's time after a restart could be earlier than the times of records that were stored after a jump.
 */
export async function keepClockOffset({ owner: { db } }: Database, clock: ControllableClock): Promise<void> {
  await sql`CREATE TABLE IF NOT EXISTS clock_offset (one boolean PRIMARY KEY, ms int8 NOT NULL)`.execute(db)
  const ms = Math.max(0, clock.offset())
  await sql`INSERT INTO clock_offset VALUES (true, ${ms}) ON CONFLICT (one) DO UPDATE SET ms = excluded.ms`.execute(
    db,
  )
}

/**
 * Advances a new clock by the stored offset and logs the offset. Must run before timers are scheduled on the clock.
 * Must also run if the controls are disabled now, because records that were stored after a jump keep their times.
 */
export async function restoreClockOffset(
  { owner: { db } }: Database,
  clock: ControllableClock,
  log: (line: string) => void,
): Promise<void> {
  if (!(await hasTable(db, 'clock_offset'))) return
  const kept = await sql<{ ms: number }>`SELECT ms FROM clock_offset`.execute(db)
  const ms = kept.rows[0]?.ms ?? 0
  if (ms <= clock.offset()) return
  clock.restoreOffset(ms)
  log(`The exchange's clock is ${ms / 1_000} s ahead of the machine's clock, because the control moved it.`)
}
