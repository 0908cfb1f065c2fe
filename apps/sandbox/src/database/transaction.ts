import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { markRolledBack } from './lost-connection.ts'
import type { Tables } from './tables.ts'

/** An open transaction. Other connections see its writes only after it commits. */
export type Tx = Transaction<Tables>
/** A source of reads: the database or an open transaction. */
export type Reader = Kysely<Tables>

const hooks = new WeakMap<Tx, (() => void)[]>()

/** Runs `run` after the transaction has committed, in order of registration; never after a rollback. */
export function afterCommit(tx: Tx, run: () => void): void {
  hooks.get(tx)?.push(run)
}

const inside = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Throws if it is called inside an open transaction. Code that holds one connection and waits for another can
 * deadlock, because every connection of the pool may be held by code that waits for another.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()?.open)
    throw new Error('a transaction is open: use its `tx`, not a connection of its own')
}

const REPEATABLE = new Set(['40001', '40P01'])

function mayRepeat(error: unknown): boolean {
  return REPEATABLE.has((error as { code?: string } | null)?.code ?? '')
}

/**
 * Runs one command in one transaction. An error rolls it back; a serialization failure or deadlock repeats
 * it, so `run` must not act outside the transaction except through `afterCommit`. A hook that throws is
 * reported to `hookFailed`; the command stays committed and the other hooks run.
 */
export async function transaction<T>(
  db: Reader,
  run: (tx: Tx) => Promise<T>,
  hookFailed: (error: unknown) => void,
): Promise<T> {
  const { result, after } = await commit(db, run)
  for (const hook of after) {
    try {
      hook()
    } catch (error) {
      hookFailed(error)
    }
  }
  return result
}

async function commit<T>(db: Reader, run: (tx: Tx) => Promise<T>) {
  for (let attempt = 1; ; attempt++) {
    const after: (() => void)[] = []
    const scope = { open: true }
    // If the rollback fails too, Kysely rejects with the error of the rollback, so the original error is kept
    // here.
    let cause: unknown
    let commits = false
    try {
      const result = await db.transaction().execute((tx) =>
        inside.run(scope, async () => {
          hooks.set(tx, after)
          try {
            const result = await run(tx)
            commits = true
            return result
          } catch (error) {
            cause = error
            throw error
          } finally {
            scope.open = false
          }
        }),
      )
      return { result, after }
    } catch (error) {
      const failure = cause ?? error
      if (!commits) markRolledBack(failure)
      if (attempt >= 5 || !mayRepeat(failure)) throw failure
    }
  }
}
