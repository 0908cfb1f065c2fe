import type { Database } from '../../../database/database.ts'

/** A simulated crash of the process: changes that are not committed are lost. */
export class Crash extends Error {
  override name = 'Crash'
}

export type CrashPoint = 'before commit' | 'after commit' | null

/**
 * Returns a database that simulates a crash of the process at a transaction of a job. `point` is called for each
 * transaction. It decides if the transaction crashes before its commit, crashes after its commit, or does not crash.
 * After a crash, all further transactions of jobs fail.
 */
export function crashingDatabase(database: Database, point: () => CrashPoint): Database {
  let gone = false
  const end = () => {
    gone = true
    return new Crash()
  }
  const { jobs } = database
  return {
    ...database,
    jobs: {
      ...jobs,
      async transaction(run) {
        if (gone) throw end()
        const at = point()
        const result = await jobs.transaction(async (tx) => {
          const done = await run(tx)
          if (at === 'before commit') throw end()
          return done
        })
        if (at === 'after commit') throw end()
        return result
      },
    },
  }
}
