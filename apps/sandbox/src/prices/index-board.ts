import { sql } from 'kysely'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { findListing } from './listings.ts'
import { priceText, ticksOf } from './quantities.ts'

/** One published index price. Ids rise in the order of publication, and so does `ts`. */
export interface IndexTick {
  id: number
  ts: number
  /** In ticks of the symbol. */
  price: number
}

/**
 * The published index: one tick a second and symbol, stored before anybody hears of it. Everything that settles
 * by a price reads it here and nowhere else (rulebook 2.9, F-1).
 */
export interface IndexBoard {
  /** The last published tick. */
  latest(symbol: string): IndexTick | undefined
  /**
   * The last tick at or before a moment, from the stored series; undefined before the first. Waits for a tick that
   * is being stored, so what it answers for a moment that has passed stays so.
   */
  at(symbol: string, time: number): Promise<IndexTick | undefined>
  /** Stored ticks in [from, to), newest first, at most `limit`. */
  ticks(symbol: string, range: { from?: number; to?: number; limit: number }): Promise<IndexTick[]>
  /** Called with the symbols that ticked, after the tick is stored. */
  listen(listener: (symbols: string[]) => void): () => void
  /** Appends one tick of some symbols now (ticks by symbol) and tells the listeners. */
  publish(prices: Map<string, number>): Promise<void>
  /** Reads the last ticks of an earlier life. Call once the tables are there. */
  load(): Promise<void>
  /** Drops ticks older than `before`; the last one stays. */
  prune(before: number): Promise<void>
}

type Row = { id: number; ts: number; prices: Record<string, string> }

function tickOf(symbol: string, row: Row | undefined): IndexTick | undefined {
  const price = row?.prices[symbol]
  const listing = findListing(symbol)
  return row && price && listing ? { id: row.id, ts: row.ts, price: ticksOf(listing, price) } : undefined
}

/** The board over the stored series. */
export function openIndexBoard({ clock, database }: { clock: Clock; database: Database }): IndexBoard {
  const last = new Map<string, IndexTick>()
  const listeners = new Set<(symbols: string[]) => void>()
  const table = () => database.db.selectFrom('index_ticks').selectAll()
  let queue: Promise<void> = Promise.resolve()

  const append = async (prices: Map<string, number>) => {
    const id = database.sequences.next('index_ticks')
    const ts = clock.now()
    const texts: Record<string, string> = {}
    for (const [symbol, price] of prices) {
      const listing = findListing(symbol)
      if (listing) texts[symbol] = priceText(listing, price)
    }
    await sql`INSERT INTO index_ticks VALUES (${id}, ${ts}, ${JSON.stringify(texts)}::jsonb)`.execute(
      database.db,
    )
    for (const [symbol, price] of prices) last.set(symbol, { id, ts, price })
    for (const listener of listeners) listener([...prices.keys()])
  }
  return {
    latest: (symbol) => last.get(symbol),
    async at(symbol, time) {
      await queue
      const rows = table().where('ts', '<=', time).where(sql<boolean>`prices ? ${symbol}`)
      return tickOf(
        symbol,
        await rows.orderBy('ts', 'desc').orderBy('id', 'desc').limit(1).executeTakeFirst(),
      )
    },
    async ticks(symbol, { from, to, limit }) {
      const rows = await table()
        .where(sql<boolean>`prices ? ${symbol}`)
        .$if(from !== undefined, (query) => query.where('ts', '>=', from ?? 0))
        .$if(to !== undefined, (query) => query.where('ts', '<', to ?? 0))
        .orderBy('ts', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.flatMap((row) => tickOf(symbol, row) ?? [])
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(prices) {
      // One after another, so that ids, times and what listeners hear rise together.
      const published = queue.then(() => append(prices))
      queue = published.catch(() => {})
      return published
    },
    async load() {
      const rows = await table().orderBy('id', 'desc').limit(60).execute()
      for (const row of rows.reverse()) {
        for (const symbol of Object.keys(row.prices)) {
          const tick = tickOf(symbol, row)
          if (tick) last.set(symbol, tick)
        }
      }
    },
    async prune(before) {
      await sql`DELETE FROM index_ticks WHERE ts < ${before} AND id < (SELECT max(id) FROM index_ticks)`.execute(
        database.db,
      )
    },
  }
}
