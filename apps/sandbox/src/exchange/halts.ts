import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'

export type HaltProduct = 'spot' | 'futures'

/**
 * A listener that is called when trading of a symbol halts or resumes. `Halts.set` waits for the promise that the
 * listener returns.
 */
export type HaltListener = (symbol: string, halted: boolean) => Promise<void>

/**
 * The symbols whose trading is halted. Their open orders were canceled with the reason `system`, and new orders are
 * refused.
 */
export interface Halts {
  has(product: HaltProduct, symbol: string): boolean
  /**
   * Halts or resumes trading of a symbol. Stores the change, then waits until the books of the product have applied
   * it.
   */
  set(product: HaltProduct, symbol: string, halted: boolean): Promise<void>
  /** Registers the listener for the books of a product. Calls it immediately for each symbol that is already halted. */
  follow(product: HaltProduct, listener: HaltListener): Promise<void>
  load(): Promise<void>
}

/** Creates the registry of halts; `load` reads the stored halts from the database. */
export function openHalts({ clock, database }: { clock: Clock; database: Pick<Database, 'jobs'> }): Halts {
  const halted = new Map<HaltProduct, Set<string>>([
    ['spot', new Set()],
    ['futures', new Set()],
  ])
  const listeners = new Map<HaltProduct, HaltListener>()
  const of = (product: HaltProduct) => halted.get(product) ?? new Set<string>()
  return {
    has: (product, symbol) => of(product).has(symbol),
    async set(product, symbol, on) {
      const { db } = database.jobs
      if (on) {
        const row = { product, symbol, since: clock.now() }
        await db
          .insertInto('halted_symbols')
          .values(row)
          .onConflict((known) => known.doNothing())
          .execute()
        of(product).add(symbol)
      } else {
        await db
          .deleteFrom('halted_symbols')
          .where('product', '=', product)
          .where('symbol', '=', symbol)
          .execute()
        of(product).delete(symbol)
      }
      await listeners.get(product)?.(symbol, on)
    },
    async follow(product, listener) {
      listeners.set(product, listener)
      for (const symbol of of(product)) await listener(symbol, true)
    },
    async load() {
      const rows = await database.jobs.db.selectFrom('halted_symbols').select(['product', 'symbol']).execute()
      for (const { product, symbol } of rows) of(product as HaltProduct).add(symbol)
    },
  }
}
