import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/** The INT8 column whose greatest value a sequence continues from after a restart. */
export interface SequenceSource {
  table: string
  column: string
  /** First value of an empty table; default 1. */
  start?: number
}

/**
 * Row ids and order numbers. One process writes, so values come from memory and no statement waits for
 * another transaction's counter row. A rolled-back command leaves a gap, never a duplicate.
 */
export interface Sequences {
  /** Returns the next value of the sequence of `table`. */
  next(table: string): number
  /** Reserves `count` values and returns the first. */
  reserve(table: string, count: number): number
  load(source: SequenceSource): Promise<void>
}

/** Returns the sequences of this database; each source is loaded after its migration. */
export function sequencesOf(db: Reader): Sequences {
  const last = new Map<string, number>()
  const reserve = (table: string, count: number) => {
    const before = last.get(table)
    if (before === undefined) throw new Error(`no sequence for ${table}`)
    last.set(table, before + count)
    return before + 1
  }
  return {
    reserve,
    next: (table) => reserve(table, 1),
    async load({ table, column, start = 1 }) {
      const found = await sql<{ last: number | null }>`
        SELECT max(${sql.ref(column)}) AS last FROM ${sql.table(table)}`.execute(db)
      last.set(table, Math.max(found.rows[0]?.last ?? 0, start - 1))
    },
  }
}
