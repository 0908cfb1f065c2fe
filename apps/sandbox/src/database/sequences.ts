import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/**
 * An INT8 column of a table; after a restart, its sequence continues from the greatest value in the column, or in all of
 * the columns that share the sequence.
 */
export interface SequenceSource {
  table: string
  column: string
  /** First value if the table is empty; default 1. */
  start?: number
}

/**
 * Source of row ids and order numbers. Only one process writes, so values come from memory, and no statement
 * waits for a counter row that another transaction has locked. A rolled-back command leaves a gap, never a
 * duplicate.
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
      last.set(table, Math.max(last.get(table) ?? 0, found.rows[0]?.last ?? 0, start - 1))
    },
  }
}
