import { sql } from 'kysely'
import type { ControllableClock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { hasTable } from '../database/has-table.ts'

/**
 * Time in ms between two index ticks. Records of an earlier run of the sandbox can be this much later than the last
 * tick of that run.
 */
const TICK_MS = 1_000

/**
 * Sets a new clock past the newest stored index tick if the clock shows an earlier time, for example because the
 * machine's clock was set back while the sandbox was stopped. Otherwise, prices would be published twice for the same
 * times, and a stored record could be changed at a time before its creation. Logs a warning if the clock was set. Must
 * run before timers are scheduled on the clock.
 */
export async function startAfterStoredTicks(
  { owner: { db } }: Pick<Database, 'owner'>,
  clock: ControllableClock,
  log: (line: string) => void,
): Promise<void> {
  if (!(await hasTable(db, 'index_ticks'))) return
  const { rows } = await sql<{ last: number | null }>`SELECT max(ts) AS last FROM index_ticks`.execute(db)
  const last = rows[0]?.last ?? 0
  const now = clock.now()
  if (now >= last) return
  clock.notBefore(last + TICK_MS)
  log(
    `Warning: the exchange continues at ${timeText(clock.now())}, after its last stored price, but the machine's clock gives ${timeText(now)}. Until the two agree, the exchange's time passes at half speed.`,
  )
}

const timeText = (ms: number) => new Date(ms).toISOString()
