import type { Random } from '../clock/random.ts'
import { type Migration, statements } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /** Every seed that has made prices here. A secret one stands here as the text that the pepper completes. */
    price_seeds: { seed: string; secret: boolean }
  }
}

export const priceSeedsMigration: Migration = {
  name: 'price-seeds-1',
  up: (tx) => statements(tx, 'CREATE TABLE price_seeds (seed text PRIMARY KEY, secret boolean NOT NULL)'),
}

/** The seeds of an exchange's simulated prices, quotes, takers and market maker stakes. */
export interface PriceSeeds {
  /** The seed of this run. */
  readonly current: string
  /** All seeds that charts may go back to, the current one included. */
  readonly all: readonly string[]
}

export interface SeedParts {
  db: Reader
  random: Pick<Random, 'bytes'>
  /** Keyed by a secret outside the database, so that a stolen table does not tell future prices. */
  pepper: { digest(...parts: string[]): Buffer }
  /** A fixed seed that was asked for; without it the exchange keeps a secret of its own. */
  fixed?: string
  log(line: string): void
}

/**
 * Returns the seeds. The secret is made at the first start and kept with the data, so charts stay the same after a
 * restart; a reset empties the data and thereby makes a new one. Warns of a fixed seed, as every future price follows
 * from it.
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
