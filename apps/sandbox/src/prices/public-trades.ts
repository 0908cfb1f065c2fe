import { sql } from 'kysely'
import type { Reader, Tx } from '../database/transaction.ts'
import type { BookProduct, FloorTrade } from './trading-floor.ts'

/** A public trade with its symbol. */
export interface PublicTrade extends FloorTrade {
  symbol: string
}

/**
 * Stores public trades of a product. It runs in the transaction of the commands, so that only committed trades are
 * published.
 */
export async function writePublicTrades(
  tx: Tx,
  trades: readonly PublicTrade[],
  product: BookProduct = 'spot',
): Promise<void> {
  if (trades.length === 0) return
  const column = <K extends keyof PublicTrade>(name: K) => trades.map((trade) => trade[name])
  await sql`
    INSERT INTO public_trades (product, id, symbol, ts, price, lots, side) SELECT ${product}, * FROM
      unnest(${column('id')}::int8[], ${column('symbol')}::text[], ${column('ts')}::int8[],
        ${column('price')}::int8[], ${column('lots')}::int8[], ${column('side')}::text[])`.execute(tx)
}

/** Returns the newest `limit` trades of a period, oldest first. `since` is included, `until` is not. */
export async function readPublicTrades(
  reader: Reader,
  { product, symbol }: { product: BookProduct; symbol: string },
  { since, until, limit }: { since?: number; until?: number; limit?: number },
): Promise<FloorTrade[]> {
  const newest = await reader
    .selectFrom('public_trades')
    .select(['id', 'ts', 'price', 'lots', 'side'])
    .where('product', '=', product)
    .where('symbol', '=', symbol)
    .$if(since !== undefined, (query) => query.where('ts', '>=', since ?? 0))
    .$if(until !== undefined, (query) => query.where('ts', '<', until ?? 0))
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    // Sorting by id alone would give the same sequence, because later trades of a symbol have greater ids. The time
    // comes first, as in the index of the table.
    .orderBy('ts', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return newest.reverse()
}

/** Deletes trades before a time. The newest trade is kept, because the ids of later trades continue from it. */
export async function prunePublicTrades(reader: Reader, before: number): Promise<void> {
  await sql`
    DELETE FROM public_trades WHERE ts < ${before} AND id < (SELECT max(id) FROM public_trades)`.execute(
    reader,
  )
}
