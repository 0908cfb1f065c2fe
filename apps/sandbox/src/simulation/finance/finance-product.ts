import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Dice } from '../leverage/dice.ts'
import type { ModelMoney } from './model-money.ts'
import type { PricePath } from './price-path.ts'

/** A difference between the sandbox and the reference model, or a violated invariant of docs/invariants.md. */
export interface Difference {
  what: string
  expected: unknown
  actual: unknown
}

/** A member in the reference models. */
export interface ModelMember {
  id: number
  credit: number
}

/** The parts of a simulation that all products share: random source, members, balances and published prices. */
export interface FinanceGround {
  dice: Dice
  members: ModelMember[]
  money: ModelMoney
  prices: PricePath
}

/** The results of one action in the sandbox and in the reference model: an error code, or null if it was accepted. */
export interface Answers {
  action: string
  actual: string | null
  expected: string | null
}

/** A product in the simulation: its part of the sandbox, random actions of its members, and its reference model. */
export interface FinanceProduct {
  name: string
  /** Opens the product as a newly started process does. It is called again at each simulated restart. */
  open(exchange: ServerExchange): void
  /** Stores the offers of the product. */
  seed(tx: Tx, start: number): Promise<void>
  /** Performs one action of a random member in the sandbox and in the reference model. */
  act(): Promise<Answers>
  /** Runs the due jobs of the product in the sandbox. */
  runJobs(now: number): Promise<void>
  /** Runs the due jobs of the product in the reference model. Called after `runJobs`. */
  runModel(now: number): void
  /**
   * Returns the time at which the next job is due. Omitted by a product that has no due jobs besides the daily
   * bookings.
   */
  nextDue?(): Promise<number>
  /** Returns all differences between the stored rows of the product and the reference model. */
  differences(reader: Reader): Promise<Difference[]>
}
