import type { Tx } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** A command for the books of a product: the rows it needs and its effect in a batch. */
export interface Command<Batch, Needs, Answer> {
  needs: Needs
  run(batch: Batch): Answer | Refusal
  /** Writes additional rows in the same transaction, such as the answer under an Idempotency-Key. */
  keep?(tx: Tx, answer: Answer | Refusal): Promise<void>
}

/** Commands that one transaction writes, applied in memory. */
export interface CommandBatch {
  /** True if there is nothing to write. */
  readonly isIdle: boolean
}

/**
 * The books of a product in memory. They contain changes before these are committed, and can be discarded and
 * loaded again at any time.
 */
export interface BatchMemory<Batch extends CommandBatch, Needs> {
  /** Discards the state in memory and loads it from the database. */
  load(tx: Tx): Promise<void>
  /** Locks and reads the rows that commands need, and begins a batch. */
  begin(tx: Tx, needs: Needs[]): Promise<Batch>
  /** Begins a batch for commands that need no rows. */
  beginEmpty(): Batch
  /**
   * Writes the changes of a batch and returns the transaction id, by which the outcome can be read if the
   * connection is lost during commit.
   */
  write(tx: Tx, batch: Batch): Promise<string>
  /**
   * Publishes a committed batch. `loaded` is true if memory was loaded just before, so every book is new.
   * Must not throw.
   */
  publish(batch: Batch, loaded: boolean): void
}
