import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/** Where a sequence goes on after a restart: the greatest value of an INT8 column. */
export interface SequenceSource {
  table: string
  column: string
  /** The first value ever is `start` (default 1). */
  start?: number
}

/**
 * Row ids and order numbers. Values are handed out from memory (one process writes), so that no statement waits
 * for another transaction's counter row; a rolled-back command leaves a gap, never a repeat.
 */
export interface Sequences {
  /** Next value of the sequence of `table`. */
  next(table: string): number
  /** Reserves `count` values and returns the first. */
  take(table: string, count: number): number
  load(source: SequenceSource): Promise<void>
}

/** Sequences over this database; a source is loaded after its migration ran. */
export function sequencesOf(db: Reader): Sequences {
  const last = new Map<string, number>()
  const take = (table: string, count: number) => {
    const before = last.get(table)
    if (before === undefined) throw new Error(`no sequence for ${table}`)
    last.set(table, before + count)
    return before + 1
  }
  return {
    take,
    next: (table) => take(table, 1),
    async load({ table, column, start = 1 }) {
      const found = await sql<{ last: number | null }>`
        SELECT max(${sql.ref(column)}) AS last FROM ${sql.table(table)}`.execute(db)
      last.set(table, Math.max(found.rows[0]?.last ?? 0, start - 1))
    },
  }
}
