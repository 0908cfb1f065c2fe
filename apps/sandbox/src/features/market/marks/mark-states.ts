import { sql } from 'kysely'
import type { Reader } from '../../../database/transaction.ts'
import type { MarkLine, MarkState } from './mark-line.ts'

/** The stored mark price states by contract, and the time at which they were stored. */
export interface StoredMarks {
  ts: number
  states: Map<string, MarkState>
}

/** Reads the stored mark price states; null if none were stored yet. */
export async function readMarkStates(db: Reader): Promise<StoredMarks | null> {
  const rows = await db.selectFrom('mark_states').selectAll().execute()
  if (rows.length === 0) return null
  return {
    ts: Math.max(...rows.map(({ ts }) => ts)),
    states: new Map(rows.map(({ symbol, state }) => [symbol, state as MarkState])),
  }
}

export async function writeMarkStates(db: Reader, lines: readonly MarkLine[], ts: number): Promise<void> {
  const symbols = lines.map(({ contract }) => contract.symbol)
  const states = lines.map(({ state }) => JSON.stringify(state))
  await sql`
    INSERT INTO mark_states (symbol, ts, state)
    SELECT symbol, ${ts}::int8, state::jsonb FROM unnest(${symbols}::text[], ${states}::text[]) AS one (symbol, state)
    ON CONFLICT (symbol) DO UPDATE SET ts = excluded.ts, state = excluded.state`.execute(db)
}
