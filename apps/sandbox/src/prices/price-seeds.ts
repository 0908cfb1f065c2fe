import type { Random } from '../clock/random.ts'
import { type Migration, statements } from '../database/migrate.ts'
import type { Reader } from '../database/transaction.ts'

declare module '../database/tables.ts' {
  interface Tables {
    /**
     * All seeds from which this exchange has created prices. A secret seed is stored as a text that is
     * useless without the pepper.
     */
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
  /** All seeds that charts may use, including the current one. */
  readonly all: readonly string[]
}

export interface SeedParts {
  db: Reader
  random: Pick<Random, 'bytes'>
  /** Digest keyed by a secret outside the database, so that a stolen table does not reveal future prices. */
  pepper: { digest(...parts: string[]): Buffer }
  /** Configured fixed seed; if it is missing, the exchange generates and keeps a secret seed. */
  fixed?: string
  log(line: string): void
}

/**
 * Returns the seeds. The secret seed is generated at the first start and stored, so charts stay the same
 * after a restart; a reset deletes it and creates a new one. Logs a warning for a fixed seed, because it
 * determines every future price.
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
