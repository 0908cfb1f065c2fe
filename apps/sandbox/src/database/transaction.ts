import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** One open transaction. What it writes is seen by others only after it commits. */
export type Tx = Transaction<Tables>
/** A reader: the database itself, or an open transaction. */
export type Reader = Kysely<Tables>

const hooks = new WeakMap<Tx, (() => void)[]>()

/** Runs `run` after the transaction has committed, in order of registration; never when it rolls back. */
export function afterCommit(tx: Tx, run: () => void): void {
  hooks.get(tx)?.push(run)
}

const REPEATABLE = new Set(['40001', '40P01'])

function mayRepeat(error: unknown): boolean {
  return REPEATABLE.has((error as { code?: string } | null)?.code ?? '')
}

/**
 * Runs one command in one transaction. Anything thrown rolls the whole of it back; a serialization failure or
 * a deadlock repeats it (so `run` must not act outside the transaction except through `afterCommit`).
 */
export async function transaction<T>(db: Reader, run: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const after: (() => void)[] = []
    try {
      const result = await db.transaction().execute((tx) => {
        hooks.set(tx, after)
        return run(tx)
      })
      for (const hook of after) hook()
      return result
    } catch (error) {
      if (attempt >= 5 || !mayRepeat(error)) throw error
    }
  }
}

/** Runs a part that may fail alone: what it wrote and registered is undone, the transaction goes on. */
export async function savepoint<T>(tx: Tx, run: () => Promise<T>): Promise<T> {
  const registered = hooks.get(tx)?.length ?? 0
  await sql`SAVEPOINT part`.execute(tx)
  try {
    const result = await run()
    await sql`RELEASE SAVEPOINT part`.execute(tx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT part`.execute(tx)
    hooks.get(tx)?.splice(registered)
    throw error
  }
}
