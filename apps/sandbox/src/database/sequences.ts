import { sql } from 'kysely'
import type { Reader } from './transaction.ts'

/**
 * An INT8 column whose values come from the id sequence of its table. After a restart, the sequence continues after the
 * greatest value in the column. Several columns can share the sequence of a table.
 */
export interface SequenceSource {
  table: string
  column: string
  /** First value of the sequence if the table is empty. Default: 1. */
  start?: number
}

/**
 * The source of row ids and order numbers. Only one process writes to the database, so the values are counted
 * in memory, and no transaction has to wait for a locked counter. The rollback of a command leaves a gap
 * between values, never a duplicate.
 */
export interface Sequences {
  /** Returns the next value of the sequence of a table. */
  next(table: string): number
  /** Reserves `count` consecutive values and returns the first one. */
  reserve(table: string, count: number): number
  /**
   * Reads the greatest value in the columns of each sequence, in one statement. A column is read once only, because
   * later values come from the sequence itself. Each column needs an index, or every start would read the whole table.
   */
  load(sources: readonly SequenceSource[]): Promise<void>
}

/** Returns the id sequences of a database. Each must be loaded with `load` before its first use. */
export function sequencesOf(db: Reader): Sequences {
  const last = new Map<string, number>()
  const loaded = new Set<string>()
  const reserve = (table: string, count: number) => {
    const before = last.get(table)
    if (before === undefined) throw new Error(`no sequence for ${table}`)
    last.set(table, before + count)
    return before + 1
  }
  return {
    reserve,
    next: (table) => reserve(table, 1),
    async load(given) {
      const sources = given.filter(({ table, column }) => !loaded.has(`${table}.${column}`))
      if (sources.length === 0) return
      const greatest = sources.map(
        ({ table, column }, i) =>
          sql`SELECT ${sql.lit(i)} AS i, max(${sql.ref(column)}) AS last FROM ${sql.table(table)}`,
      )
      const { rows } = await sql<{
        i: number
        last: number | null
      }>`${sql.join(greatest, sql` UNION ALL `)}`.execute(db)
      for (const { i, last: found } of rows) {
        const { table, start = 1 } = sources[i]!
        last.set(table, Math.max(last.get(table) ?? 0, found ?? 0, start - 1))
      }
      for (const { table, column } of sources) loaded.add(`${table}.${column}`)
    },
  }
}
