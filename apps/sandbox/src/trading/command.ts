import type { Tx } from '../database/transaction.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** Something the books of a product are asked to do: what it has to know first, and what it does in a round. */
export interface Command<Round, Needs, Answer> {
  needs: Needs
  run(round: Round): Answer | Refusal
  /** Writes more into the transaction of its effects: the answer under an Idempotency-Key. */
  keep?(tx: Tx, answer: Answer | Refusal): Promise<void>
}
