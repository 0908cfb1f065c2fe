import { sql } from 'kysely'
import { MINUTE_MS } from '../../clock/clock.ts'
import type { Reader } from '../../database/transaction.ts'
import { walkKey } from '../../prices/market-walk.ts'
import type { PriceFeed } from '../../prices/price-feed.ts'
import { type PriceModels, sharedWalkOf } from '../../prices/price-models.ts'
import type { PriceSeeds } from '../../prices/price-seeds.ts'

/** A time span of whole minutes in which charts show generated or recorded prices instead of trades. */
export interface SourceSpan {
  begins: number
  ends: number
  models: PriceModels
}

export interface SpanParts {
  db: Reader
  feed: PriceFeed
  seeds: PriceSeeds
  /** Time at which the market opens. The chart history ends with the last full minute before it. */
  opensAt: number
  log(line: string): void
}

/**
 * Returns the time spans that charts fill with generated or recorded prices: the time before the sandbox first opened,
 * and each stop of the sandbox. A stop lasts from the last index tick before it to the next opening. All spans consist
 * of whole minutes.
 */
export async function historySpans({ db, feed, seeds, opensAt, log }: SpanParts): Promise<SourceSpan[]> {
  const present = opensAt - (opensAt % MINUTE_MS)
  const begins = await closedSince(db)
  if (begins < present && present <= feed.historyEnd) {
    await db.insertInto('market_spans').values({ begins, ends: present, source: feed.key }).execute()
  }
  const rows = await db.selectFrom('market_spans').selectAll().orderBy('ends').execute()
  const models = new Map<string, PriceModels | null>([[feed.key, feed]])
  return rows.flatMap(({ begins, ends, source }) => {
    if (!models.has(source)) models.set(source, modelsOf(source, seeds, log))
    const found = models.get(source)
    return found ? [{ begins, ends, models: found }] : []
  })
}

/** Returns the start of the first full minute after the previous run of the sandbox; 0 if there was none. */
async function closedSince(db: Reader): Promise<number> {
  const spans = await db
    .selectFrom('market_spans')
    .select(sql<number | null>`max(ends)`.as('end'))
    .executeTakeFirst()
  const opened = spans?.end
  if (opened === null || opened === undefined) return 0
  const ticks = await db
    .selectFrom('index_ticks')
    .select(sql<number | null>`max(ts)`.as('last'))
    .executeTakeFirst()
  const last = ticks?.last ?? opened
  return Math.max(opened, last - (last % MINUTE_MS) + MINUTE_MS)
}

/**
 * Returns the price models of an earlier run whose prices were generated from a seed. Returns null for an earlier run
 * with recorded prices, because recorded prices are available only while the settings name the same recording.
 */
function modelsOf(source: string, seeds: PriceSeeds, log: (line: string) => void): PriceModels | null {
  const seed = seeds.all.find((one) => walkKey(one) === source)
  if (seed !== undefined) return sharedWalkOf(seed).models
  log(`Charts have no history of ${source}: name the same recordings to see it again`)
  return null
}
