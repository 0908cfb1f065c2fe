import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { BusyError, type Connections } from '../database/connect.ts'
import { isLostConnection } from '../database/lost-connection.ts'
import { afterCommit, type Reader, runLateHooks, type Tx, withLateHooks } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'
import type { BatchMemory, Command, CommandBatch } from './command-batch.ts'

/**
 * Thrown if the connection was lost during a commit and it cannot be determined whether the transaction was committed.
 */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError'
}

/** A batch whose commit may still be in progress, with the id of its transaction and the error with which its commands were rejected. */
interface Pending<Batch> {
  xid: string
  batch: Batch
  error: UnknownOutcomeError
}

/** A batch whose commands have run in memory, and the answer of each command. */
interface Ran<Batch> {
  batch: Batch
  answers: (unknown | Refusal)[]
}

/**
 * Runs commands on the order books in memory and writes all their changes in one database transaction. Until the
 * commit, these books contain changes that the database lacks. If the transaction fails, the books are loaded again
 * from the database before the next command.
 */
export class BatchCommitter<Batch extends CommandBatch, Needs extends object> {
  readonly #database: Connections
  readonly #memory: BatchMemory<Batch, Needs>
  /**
   * True while the books in memory may differ from the database: before they are loaded for the first time, and from
   * the execution of a batch until its commit. If the commit fails, the value remains true until the books are loaded
   * again.
   */
  #stale = true
  /** The batch whose commit may still be in progress; null if there is none. */
  #pending: Pending<Batch> | null = null
  /** True if the books were loaded from the database and have not been published as a whole yet. */
  #loaded = false

  constructor(database: Connections, memory: BatchMemory<Batch, Needs>) {
    this.#database = database
    this.#memory = memory
  }

  /**
   * Runs and commits commands, and returns their answers. Throws UnknownOutcomeError if it cannot be determined
   * whether the commands were committed. After any other error nothing was committed, so the commands can be
   * retried.
   */
  async commit(commands: Command<Batch, Needs, unknown>[]): Promise<(unknown | Refusal)[]> {
    await this.#endPending()
    const needy = commands.some(({ needs, keep }) => keep !== undefined || Object.keys(needs).length > 0)
    // Quotes of the market maker are not stored in the database. A command batch that changes only such quotes
    // therefore needs no transaction.
    let ahead = this.#stale || needy ? null : this.#run(commands, this.#memory.beginEmpty())
    if (ahead?.batch.isIdle) return this.#done(ahead)
    let ran: Ran<Batch> | null = null
    let xid: string | null = null
    let isAnswered = false
    try {
      await this.#database.transaction(async (tx) => {
        const now = ahead ?? (await this.#runIn(tx, commands))
        ahead = null
        ran = now
        xid = await this.#write(tx, commands, now)
        afterCommit(
          tx,
          () => {
            isAnswered = true
            this.#done(now)
          },
          { late: () => {} },
        )
      })
    } catch (error) {
      // The transaction was certainly not committed in two cases: it failed before the commit, or the database answered
      // the commit with an error.
      const certain = xid === null || !isLostConnection(error)
      if (!isAnswered && (certain || !(await this.#committed(xid!, ran!, error)))) throw error
      if (!isAnswered) {
        await runLateHooks(error, this.#database.db)
        this.#memory.publish(ran!.batch, false)
      }
    }
    return ran!.answers
  }

  #run(commands: Command<Batch, Needs, unknown>[], batch: Batch): Ran<Batch> {
    this.#stale = true
    return { batch, answers: commands.map((command) => command.run(batch)) }
  }

  async #runIn(tx: Tx, commands: Command<Batch, Needs, unknown>[]): Promise<Ran<Batch>> {
    if (this.#stale) {
      await this.#memory.load(tx)
      this.#loaded = true
    }
    const needs = commands.map((command) => command.needs)
    return this.#run(commands, await this.#memory.begin(tx, needs))
  }

  /**
   * Determines whether the commit of `#pending`, whose answer was lost, succeeded. If it did, publishes the batch. The
   * books in memory still have the state after the batch, because they are loaded again only after this method. Throws
   * BusyError while the commit is in progress, because books that were loaded now would lack its changes.
   */
  async #endPending(): Promise<void> {
    if (this.#pending === null) return
    const { xid, batch, error } = this.#pending
    const { db } = this.#database
    const status = await statusOf(db, xid)
    if (status === 'in progress') throw new BusyError('a commit is in progress')
    this.#pending = null
    if (status !== 'committed') return
    await runLateHooks(error, db)
    this.#memory.publish(batch, false)
  }

  /** Writes a batch. Returns the id of the transaction; null if there was nothing to write. */
  async #write(
    tx: Tx,
    commands: Command<Batch, Needs, unknown>[],
    { batch, answers }: Ran<Batch>,
  ): Promise<string | null> {
    for (const [index, { keep }] of commands.entries()) await keep?.(tx, answers[index])
    const kept = commands.some(({ keep }) => keep !== undefined)
    return batch.isIdle && !kept ? null : this.#memory.write(tx, batch)
  }

  #done({ batch, answers }: Ran<Batch>): (unknown | Refusal)[] {
    this.#stale = false
    this.#memory.publish(batch, this.#loaded)
    this.#loaded = false
    return answers
  }

  /**
   * Returns true if a transaction was committed although its commit failed with the error `lost`. Reads the outcome
   * from the database, which stores it for each transaction. If the outcome stays unknown, throws UnknownOutcomeError.
   * This error contains the after-commit hooks of the transaction. They run later if the transaction turns out to be
   * committed (see `withLateHooks`).
   */
  async #committed(xid: string, { batch }: Ran<Batch>, lost: unknown): Promise<boolean> {
    for (let attempt = 1; attempt <= 20; attempt++) {
      const status = await statusOf(this.#database.db, xid).catch(() => undefined)
      if (status === 'committed') return true
      if (status === 'aborted') return false
      await setTimeout(100)
    }
    const error = new UnknownOutcomeError('the connection was lost at the commit')
    this.#pending = { xid, batch, error }
    throw withLateHooks(error, lost)
  }
}

/** Returns the status of a transaction: `in progress`, `committed`, `aborted`, or null if it is too old to be known. */
async function statusOf(reader: Reader, xid: string): Promise<string | null | undefined> {
  const status = sql<{ status: string | null }>`SELECT pg_xact_status(${xid}::text::xid8) AS status`
  return (await status.execute(reader)).rows[0]?.status
}
