import { DAY_MS } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import type { Reader } from '../database/transaction.ts'
import { findListing } from './listings.ts'
import { priceText, ticksOf } from './quantities.ts'

/** The stored index prices. */
export interface IndexSeries {
  /**
   * Returns the last tick at or before a time; undefined if there is none. Waits until all ticks up to that time are
   * stored, so the answer for a past time never changes.
   */
  at(symbol: string, time: number): Promise<IndexTick | undefined>
  /**
   * Returns the newest `limit` ticks of a period, newest first. `from` is included, `to` is not. Waits until all
   * ticks of the period are stored.
   */
  ticks(symbol: string, range: { from?: number; to?: number; limit: number }): Promise<IndexTick[]>
}

/** A published index price. Both `id` and `ts` increase from tick to tick. */
export interface IndexTick {
  id: number
  ts: number
  /** The price, in price increments (ticks) of the symbol. */
  price: number
}

/**
 * The published index: one tick per second and symbol. A tick gets its time and id when it is published, and is stored
 * afterwards. A slow database can therefore delay a tick, but cannot change its time. All settlements use these prices
 * (docs/rules.md#prices-and-settlement).
 */
export interface IndexBoard extends IndexSeries {
  /** Returns the latest stored tick of a symbol. */
  latest(symbol: string): IndexTick | undefined
  /**
   * Returns the latest ticks of a symbol, oldest first: the last 60 stored ticks, which cover a minute with one tick per
   * second, and all ticks that are published but not stored yet.
   */
  recent(symbol: string): readonly IndexTick[]
  /** Returns the same index prices, but reads them through the given database connections. */
  through(db: Reader): IndexSeries
  /** Registers a listener that is called with the symbols of each stored tick. Returns a function that removes it. */
  listen(listener: (symbols: string[]) => void): () => void
  /**
   * Publishes an index tick with the current time. `prices` contains the price of each symbol, in price increments of
   * the symbol. Resolves when the tick is stored and the listeners were called. An index tick that cannot be stored now
   * is stored together with the next index tick.
   */
  publish(prices: Map<string, number>): Promise<void>
  /**
   * Registers a product that settles at index prices. `next` returns its next settlement time at or after `from`;
   * Infinity if there is none.
   */
  settles(next: NextSettlement): void
  /** Returns the next settlement time of all registered products at or after `from`; Infinity if there is none. */
  nextSettlement: NextSettlement
  /** Reads the latest ticks that earlier runs of the sandbox stored. The tables must exist. */
  load(): Promise<void>
  /**
   * Deletes ticks before a time. The latest price of each symbol and its last price before or at each midnight UTC
   * are kept; daily results are computed from them.
   */
  prune(before: number): Promise<void>
}

type NextSettlement = (from: number) => Promise<number>

/**
 * Maximum number of ticks that wait for the database, enough for an outage of 15 minutes. If there are more, the
 * oldest are dropped.
 */
const MOST_WAITING = 900
/** Number of ticks per symbol that are kept in memory. */
const MOST_RECENT = 60

interface Waiting {
  id: number
  ts: number
  /** Prices of the published tick, by symbol, in price increments of the symbol. */
  prices: Map<string, number>
  /** The prices of the tick as JSON, in the format of the table `index_ticks`. */
  json: string
}

type Row = { id: number; ts: number; prices: Record<string, string> }

function tickOf(symbol: string, row: Row | undefined): IndexTick | undefined {
  const price = row?.prices[symbol]
  const listing = findListing(symbol)
  return row && price && listing ? { id: row.id, ts: row.ts, price: ticksOf(listing, price) } : undefined
}

const ticksIn = (db: Reader) => db.selectFrom('index_ticks').selectAll()

interface IndexParts {
  clock: Clock
  database: Pick<Database, 'db' | 'prices' | 'sequences'>
}

/** Opens the index. It stores ticks through its own database connections, so that requests cannot delay them. */
export function openIndexBoard({ clock, database }: IndexParts): IndexBoard {
  const recent = new Map<string, IndexTick[]>()
  const remember = (symbol: string, tick: IndexTick) =>
    recent.set(symbol, [...(recent.get(symbol) ?? []).slice(1 - MOST_RECENT), tick])
  const listeners = new Set<(symbols: string[]) => void>()
  const { db } = database.prices
  const settlements: NextSettlement[] = []
  const waiting: Waiting[] = []
  let storing: Promise<void> | undefined

  const store = async () => {
    try {
      while (waiting.length > 0) {
        const batch = [...waiting]
        await insertTicks(db, batch)
        waiting.splice(0, waiting.length, ...waiting.filter((tick) => !batch.includes(tick)))
        for (const { id, ts, prices } of batch) {
          for (const [symbol, price] of prices) remember(symbol, { id, ts, price })
          for (const listener of listeners) listener([...prices.keys()])
        }
      }
    } finally {
      storing = undefined
    }
  }
  const stored = () => {
    storing ??= store()
    return storing
  }
  const storedUntil = async (time: number) => {
    while (waiting[0] && waiting[0].ts <= time) await stored()
  }
  const series = (reader: Reader): IndexSeries => ({
    async at(symbol, time) {
      await storedUntil(time)
      const rows = ticksIn(reader).where('ts', '<=', time).where(sql<boolean>`prices ? ${symbol}`)
      return tickOf(
        symbol,
        await rows.orderBy('ts', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      )
    },
    async ticks(symbol, { from, to, limit }) {
      await storedUntil(to === undefined ? clock.now() : to - 1)
      const rows = await ticksIn(reader)
        .where(sql<boolean>`prices ? ${symbol}`)
        .$if(from !== undefined, (query) => query.where('ts', '>=', from ?? 0))
        .$if(to !== undefined, (query) => query.where('ts', '<', to ?? 0))
        .orderBy('ts', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap((row) => tickOf(symbol, row) ?? [])
    },
  })
  return {
    latest: (symbol) => recent.get(symbol)?.at(-1),
    recent: (symbol) => [
      ...(recent.get(symbol) ?? []),
      ...waiting.flatMap(({ id, ts, prices }) => {
        const price = prices.get(symbol)
        return price === undefined ? [] : { id, ts, price }
      }),
    ],
    ...series(database.db),
    through: series,
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(prices) {
      const json = jsonOf(prices)
      waiting.push({ id: database.sequences.next('index_ticks'), ts: clock.now(), prices, json })
      if (waiting.length > MOST_WAITING) waiting.shift()
      return stored()
    },
    settles: (next) => void settlements.push(next),
    nextSettlement: async (from) => Math.min(...(await Promise.all(settlements.map((next) => next(from))))),
    async load() {
      // If the previous process was killed, its last insert may still be running in the database. The lock on
      // the table is granted only after that insert has ended.
      await database.prices.transaction((tx) => sql`LOCK TABLE index_ticks IN SHARE MODE`.execute(tx))
      const rows = await ticksIn(db).orderBy('id', 'desc').limit(MOST_RECENT).execute()
      for (const row of rows.reverse()) {
        for (const symbol of Object.keys(row.prices)) {
          const tick = tickOf(symbol, row)
          if (tick) remember(symbol, tick)
        }
      }
    },
    async prune(before) {
      // The last tick (published index price) of each symbol and day is kept. The tick at midnight belongs to the day
      // that ends. A tick that an administrator sets by the control endpoint `index` contains only one symbol, so the
      // rows are grouped by symbol.
      await sql`DELETE FROM index_ticks WHERE ts < ${before} AND id NOT IN (
        SELECT max(id) FROM index_ticks, jsonb_object_keys(prices) AS symbol WHERE ts < ${before}
        GROUP BY (ts + ${DAY_MS - 1}) / ${DAY_MS}, symbol)`.execute(db)
    },
  }
}

function jsonOf(prices: Map<string, number>): string {
  const texts = [...prices].flatMap(([symbol, price]) => {
    const listing = findListing(symbol)
    return listing ? [[symbol, priceText(listing, price)]] : []
  })
  return JSON.stringify(Object.fromEntries(texts))
}

/**
 * Stores ticks. A tick that is already stored stays unchanged, so an insert can be repeated if its answer was
 * lost.
 */
async function insertTicks(db: Reader, ticks: readonly Waiting[]): Promise<void> {
  await sql`INSERT INTO index_ticks SELECT * FROM unnest(${ticks.map(({ id }) => id)}::int8[],
    ${ticks.map(({ ts }) => ts)}::int8[], ${ticks.map(({ json }) => json)}::jsonb[])
    ON CONFLICT (id) DO NOTHING`.execute(db)
}
