import type { Reader, Tx } from '../../database/transaction.ts'
import type { TermParts } from '../../products/term-rules.ts'
import type { Dice } from '../leverage/dice.ts'

/** A difference between the sandbox and the model. */
export interface Difference {
  what: string
  expected: unknown
  actual: unknown
}

/** A product in the simulation, with its own members' actions and its own independent model. */
export interface FinanceProduct {
  name: string
  /** Opens the product as a new process does. Called again at each simulated restart. */
  open(parts: TermParts): void
  /** Stores the offers of the run. */
  seed(tx: Tx, start: number): Promise<void>
  /** Lets a random member act. Returns what the sandbox and the model answered: null, or the refusal. */
  act(
    dice: Dice,
    members: readonly number[],
  ): Promise<{ action: string; actual: string | null; expected: string | null }>
  /** Runs the due jobs of the sandbox. */
  runJobs(now: number): Promise<void>
  /** Runs the same jobs in the model; called when `runJobs` has ended. */
  runModel(now: number): void
  /** Returns all differences of the product's rows from the model. */
  differences(reader: Reader): Promise<Difference[]>
  /** Adds the model's changes of the members' spot balances and locked amounts, by `member coin`. */
  addHoldings(spot: Map<string, bigint>, locked: Map<string, bigint>): void
}
