import type { Tx } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** A command for the books of a product: the rows it needs first, and its effect in a batch. */
export interface Command<Batch, Needs, Answer> {
  needs: Needs
  run(batch: Batch): Answer | Refusal
  /** Writes more into the transaction of its effects: the answer under an Idempotency-Key. */
  keep?(tx: Tx, answer: Answer | Refusal): Promise<void>
}

/** Commands that one transaction writes, applied in memory. */
export interface CommandBatch {
  /** True when there is nothing to write. */
  readonly isIdle: boolean
}

/**
 * The books of a product in memory. They are ahead of the committed state, and may be dropped and loaded again at
 * any moment.
 */
export interface BatchMemory<Batch extends CommandBatch, Needs> {
  /** Forgets everything and begins again from the database. */
  load(tx: Tx): Promise<void>
  /** Locks and reads what commands need, and begins a batch for them. */
  begin(tx: Tx, needs: Needs[]): Promise<Batch>
  /** Begins a batch for commands that need nothing. */
  beginEmpty(): Batch
  /**
   * Writes the changes of the batch and returns the transaction's number, by which its outcome can be read when
   * the connection is lost at the commit.
   */
  write(tx: Tx, batch: Batch): Promise<string>
  /** Publishes a committed batch. `loaded`: the memory was loaded just before, so every book is new. Must not throw. */
  publish(batch: Batch, loaded: boolean): void
}
