import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kysely, Transaction } from 'kysely'
import { isLostConnection, markRolledBack, throwRolledBack } from './lost-connection.ts'
import type { Tables } from './tables.ts'

/** An open transaction. Other connections see its writes only after its commit. */
export type Tx = Transaction<Tables>
/** An object that can run queries: the database or an open transaction. */
export type Reader = Kysely<Tables>

/**
 * The functions that run after one commit. If the commit succeeds, `run` runs at once. If the answer to the commit is
 * lost, `unknown` runs at once, and `late` runs later if the transaction turns out to be committed.
 */
interface Hook {
  run: () => void
  late: (inTransaction: (run: (tx: Tx) => Promise<void>) => Promise<void>) => Promise<void> | void
  unknown: () => void
}

const hooks = new WeakMap<Tx, Hook[]>()

/**
 * Registers the function `run`, which runs after the commit of a transaction. The functions of a transaction run in the
 * order of their registration. After a rollback, none of them runs. If the answer to the commit is lost, `unknown` runs
 * instead of `run`. It must do no harm if the transaction was rolled back; by default it does nothing. If the
 * transaction turns out to be committed, `runLateHooks` calls `late`, by default the same function as `run`. Other
 * transactions may have committed in between, so `late` gets a function that opens a transaction. `runLateHooks` is
 * called only for requests with an Idempotency-Key and for commands of a command loop.
 */
export function afterCommit(
  tx: Tx,
  run: Hook['run'],
  { late = run, unknown = () => {} }: Partial<Pick<Hook, 'late' | 'unknown'>> = {},
): void {
  hooks.get(tx)?.push({ run, late, unknown })
}

/** The functions that run the `late` hooks of a commit with an unknown outcome, by the error of the commit. */
const lateHooks = new WeakMap<object, (db: Reader) => Promise<void>>()

/** Returns true if an error comes from a commit whose outcome is unknown. */
export const isLostCommit = (error: unknown): error is object => lateHooks.has(error as object)

/**
 * Makes `runLateHooks` accept a second error for a commit with an unknown outcome: `error` in addition to `lost`, which
 * the commit threw. Returns `error`.
 */
export function withLateHooks<E extends object>(error: E, lost: unknown): E {
  const run = lateHooks.get(lost as object)
  if (run) lateHooks.set(error, run)
  return error
}

/**
 * Runs the `late` functions of the transaction whose commit threw `error`, at most once for an error. Called once it is
 * known that the transaction was committed. Does nothing for other errors.
 */
export async function runLateHooks(error: unknown, db: Reader): Promise<void> {
  const run = lateHooks.get(error as object)
  lateHooks.delete(error as object)
  await run?.(db)
}

const inside = new AsyncLocalStorage<{ open: boolean }>()

/**
 * Throws if the calling code runs inside an open transaction. That code already holds a connection. If it waited for
 * another one, all connections of the pool could be held by waiting code, which is a deadlock.
 */
export function refuseInsideTransaction(): void {
  if (inside.getStore()?.open)
    throw new Error('a transaction is open: use its `tx`, not a connection of its own')
}

/**
 * Runs the queries of `read` on one snapshot of the database. Their results belong to the same moment, even if other
 * transactions commit between two queries. For answers whose figures come from several queries. While `read` runs, it
 * holds a connection, so long computations belong after it.
 */
export function inSnapshot<T>(db: Reader, read: (tx: Tx) => Promise<T>): Promise<T> {
  const snapshot = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  const scope = { open: true }
  return snapshot
    .execute((tx) =>
      inside.run(scope, async () => {
        try {
          return await read(tx)
        } finally {
          scope.open = false
        }
      }),
    )
    .catch(throwRolledBack)
}

const REPEATABLE = new Set(['40001', '40P01'])

function mayRepeat(error: unknown): boolean {
  return REPEATABLE.has((error as { code?: string } | null)?.code ?? '')
}

/**
 * Runs a command in one transaction. An error rolls the transaction back. After a serialization failure or deadlock
 * the command runs again, so `run` must not have effects outside the transaction, except through `afterCommit`. If a
 * hook throws, its error is passed to `hookFailed`, the other hooks run, and the transaction stays committed.
 */
export async function transaction<T>(
  db: Reader,
  run: (tx: Tx) => Promise<T>,
  hookFailed: (error: unknown) => void,
): Promise<T> {
  const { result, after } = await commit(db, run, hookFailed)
  runHooks(
    after.map(({ run }) => run),
    hookFailed,
  )
  return result
}

/** Runs functions in order. An error of one of them is passed to `hookFailed`, and the others run. */
function runHooks(functions: (() => void)[], hookFailed: (error: unknown) => void): void {
  for (const run of functions) {
    try {
      run()
    } catch (error) {
      hookFailed(error)
    }
  }
}

async function commit<T>(db: Reader, run: (tx: Tx) => Promise<T>, hookFailed: (error: unknown) => void) {
  for (let attempt = 1; ; attempt++) {
    const after: Hook[] = []
    const scope = { open: true }
    // The error that made the transaction roll back. If the rollback fails too, Kysely rejects with the error of the
    // rollback instead of this error.
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
      else if (isLostConnection(failure)) {
        runHooks(
          after.map(({ unknown }) => unknown),
          hookFailed,
        )
        lateHooks.set(failure as object, async (reader) => {
          const inTransaction = (run: (tx: Tx) => Promise<void>) => transaction(reader, run, hookFailed)
          for (const { late } of after) await Promise.resolve(inTransaction).then(late).catch(hookFailed)
        })
      }
      if (attempt >= 5 || !mayRepeat(failure)) throw failure
    }
  }
}
