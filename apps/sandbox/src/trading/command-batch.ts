import type { Tx } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** A command for the books of a product: the rows that it needs, and a function that runs it in a batch. */
export interface Command<Batch, Needs, Answer> {
  needs: Needs
  run(batch: Batch): Answer | Refusal
  /** Writes additional rows in the transaction of the batch, such as the answer for an Idempotency-Key. */
  keep?(tx: Tx, answer: Answer | Refusal): Promise<void>
}

/** Commands that are applied in memory and written in one transaction. */
export interface CommandBatch {
  /** True if the batch has changed nothing that must be written. */
  readonly isIdle: boolean
}

/**
 * The order books of a product in memory. They contain changes of commands that are not committed yet. They can be
 * discarded and loaded again at any time.
 */
export interface BatchMemory<Batch extends CommandBatch, Needs> {
  /** Discards the books in memory and loads them from the database. */
  load(tx: Tx): Promise<void>
  /** Locks and reads the rows that commands need, and starts a batch for these commands. */
  begin(tx: Tx, needs: Needs[]): Promise<Batch>
  /** Starts a batch without rows from the database, for commands that read none. */
  beginEmpty(): Batch
  /**
   * Writes the changes of a batch and returns the id of the transaction. If the connection is lost during the commit,
   * this id shows whether the transaction was committed.
   */
  write(tx: Tx, batch: Batch): Promise<string>
  /**
   * Publishes a committed batch. If `loaded` is true, the books were loaded from the database for this batch. All
   * levels of all books are then published, not only the changed ones. Must not throw.
   */
  publish(batch: Batch, loaded: boolean): void
}
