import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { Dice } from '../leverage/dice.ts'
import type { ModelMoney } from './model-money.ts'
import type { PricePath } from './price-path.ts'

/** A difference between the sandbox and the model, or a broken invariant of docs/invariants.md. */
export interface Difference {
  what: string
  expected: unknown
  actual: unknown
}

/** A member in the models. */
export interface ModelMember {
  id: number
  credit: number
}

/** The parts of a run that all products share: the members, their money and the published prices. */
export interface FinanceGround {
  dice: Dice
  members: ModelMember[]
  money: ModelMoney
  prices: PricePath
}

/** The answers of the sandbox and of the model to one action: null, or the name of the refusal. */
export interface Answers {
  action: string
  actual: string | null
  expected: string | null
}

/** A product in the simulation, with the actions of its members and its own independent model. */
export interface FinanceProduct {
  name: string
  /** Opens the product like a newly started process. Called again at each simulated restart. */
  open(exchange: ServerExchange): void
  /** Stores the offers of the run. */
  seed(tx: Tx, start: number): Promise<void>
  /** Performs one action of a random member. */
  act(): Promise<Answers>
  /** Runs the due jobs of the sandbox. */
  runJobs(now: number): Promise<void>
  /** Runs the same jobs in the model, after `runJobs` has ended. */
  runModel(now: number): void
  /** Returns the next time at which a job is due. Default: the next daily booking. */
  nextDue?(): Promise<number>
  /** Returns all differences between the product's stored rows and the model. */
  differences(reader: Reader): Promise<Difference[]>
}
