import type { RawBuilder } from 'kysely'
import type { Migration } from '../../database/migrate.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { ServerExchange, TxExchange } from '../../exchange/exchange.ts'
import type { FaultSet } from '../injected-fault.ts'
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
export interface FinanceContext {
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

/** A product in a run: its part of the sandbox, random actions of its members, and its reference model. */
export interface FinanceProduct {
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
  /** Counts events that the database shows and no action causes, such as liquidations, by name. */
  events?(reader: Reader): Promise<Record<string, number>>
}

/** An invariant of docs/invariants.md that the stored rows of a product must meet. */
export interface Invariant {
  /** Returns the rows that violate the invariant. */
  query: RawBuilder<unknown>
  /** A statement that changes a stored row so that the invariant is violated, for the test of the query. */
  altered: string
}

/** The properties that a simulated product and its definition have in common. */
interface ProductParts {
  name: string
  /** Returns the migrations that create the tables and the initial rows of the product. */
  migrations?(parts: Pick<TxExchange, 'sequences'>): Migration[]
  faults: FaultSet
  /** Names of accepted actions and of events, each of which must happen at least once in a long run. */
  happens: readonly string[]
  /** A query of the amounts that running orders lock in the finance wallet: member id, coin and amount. */
  locked?: RawBuilder<unknown>
  /** The invariants of the product, by their id in docs/invariants.md. */
  invariants?: Readonly<Record<string, Invariant>>
}

/** A finance product that the simulations include. */
export interface SimulatedProduct extends ProductParts {
  /** Creates the product for a run. With `fault`, its modules are copies with this injected fault. */
  create(context: FinanceContext, fault?: string): Promise<FinanceProduct>
}

/** The definition of a finance product whose simulation calls the functions in `modules`. */
interface ProductDefinition<Modules extends object> extends ProductParts {
  /** The functions of the sandbox that the simulation calls, without an injected fault. */
  modules: Modules
  /** The files in `src` that export `modules`. */
  files: readonly string[]
  simulate(context: FinanceContext, modules: Modules): FinanceProduct
}

/** Defines a finance product for the simulations. */
export const simulatedProduct = <Modules extends object>({
  modules,
  files,
  simulate,
  ...parts
}: ProductDefinition<Modules>): SimulatedProduct => ({
  ...parts,
  create: async (context, fault) =>
    simulate(context, fault === undefined ? modules : await faultyCopy(modules, files, fault)),
})

/**
 * Loads copies of modules with an injected fault. Works only in tests, because it needs the Vitest plugin
 * `faultPlugin`.
 */
async function faultyCopy<Modules extends object>(
  modules: Modules,
  files: readonly string[],
  fault: string,
): Promise<Modules> {
  const load = (file: string) => import(/* @vite-ignore */ `../../${file}?fault=${fault}`)
  const loaded = Object.assign({}, ...(await Promise.all(files.map(load))))
  const missing = Object.keys(modules).filter((name) => !(name in loaded))
  if (missing.length > 0) throw new Error(`${missing.join(', ')}: exported by no file of the product`)
  return loaded
}
