import type { Random } from '../clock/random.ts'
import { type Migration, statements } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /**
     * All seeds from which this exchange has computed published prices. A secret seed is stored as a text from which it
     * can be computed only with the pepper.
     */
    price_seeds: { seed: string; secret: boolean }
  }
}

export const priceSeedsMigration: Migration = {
  name: 'price-seeds-1',
  up: (tx) => statements(tx, 'CREATE TABLE price_seeds (seed text PRIMARY KEY, secret boolean NOT NULL)'),
}

/** The seeds from which the simulated prices and the market maker's quotes, taker orders and stakes are drawn. */
export interface PriceSeeds {
  /** The seed of the present run. */
  readonly current: string
  /** All seeds whose prices charts may show, including that of the present run. */
  readonly all: readonly string[]
}

export interface SeedParts {
  db: Reader
  random: Pick<Random, 'bytes'>
  /**
   * Computes a digest with a secret that is not in the database, so that a stolen database does not reveal future
   * prices.
   */
  pepper: { digest(...parts: string[]): Buffer }
  /** Fixed seed of the settings. Without it, the exchange creates and stores a secret seed. */
  fixed?: string
  log(line: string): void
}

/**
 * Returns the seeds of the exchange. The secret seed is created at the first start and stored, so that charts stay the
 * same after a restart; the control endpoint `reset` replaces it. A fixed seed is reported with a warning, because
 * anybody who knows it can compute all future prices.
 */
export async function openPriceSeeds({ db, random, pepper, fixed, log }: SeedParts): Promise<PriceSeeds> {
  const keep = async (seed: string, secret: boolean) => {
    const insert = db.insertInto('price_seeds').values({ seed, secret })
    await insert.onConflict((conflict) => conflict.doNothing()).execute()
    return { seed, secret }
  }
  const complete = ({ seed, secret }: { seed: string; secret: boolean }) =>
    secret ? pepper.digest('prices', seed).toString('hex') : seed
  const rows = await db.selectFrom('price_seeds').selectAll().execute()
  if (fixed !== undefined) {
    log('WARNING: prices come from a fixed seed. Whoever knows it knows every future price: for tests only.')
    const row = await keep(fixed, false)
    return { current: fixed, all: unique([...rows, row].map(complete)) }
  }
  const known = rows.find(({ secret }) => secret)
  const own = known ?? (await keep(Buffer.from(random.bytes(32)).toString('hex'), true))
  return { current: complete(own), all: unique([...rows, own].map(complete)) }
}

const unique = (seeds: string[]) => [...new Set(seeds)]
