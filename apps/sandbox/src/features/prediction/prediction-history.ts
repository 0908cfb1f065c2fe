import { sql } from 'kysely'
import { SECOND_MS } from '../../clock/clock.ts'
import type { Migration } from '../../database/migrate.ts'
import type { Tx } from '../../database/transaction.ts'
import type { ServerExchange } from '../../exchange/exchange.ts'
import type { IndexTick } from '../../prices/index-board.ts'
import { findListing } from '../../prices/listings.ts'
import { openPriceFeed, type PriceFeed } from '../../prices/price-feed.ts'
import { priceText } from '../../prices/quantities.ts'
import { newRound } from './new-round.ts'
import type { RoundRow, RoundTermsRow } from './prediction.migration.ts'
import { roundResult } from './round-payouts.ts'

/**
 * Number of rounds per symbol that are created at the first start, including the locked round that waits for its close.
 */
const ROUNDS = 13

/**
 * Returns the migration that creates rounds without bets for the time before the first start. They are settled at the
 * prices that charts show for that time. The ticks of these prices are stored too, so that the results can be
 * computed again.
 */
export function predictionHistory(exchange: ServerExchange): Migration {
  return {
    name: 'prediction-history-1',
    async up(tx) {
      const { settings, seeds, clock, database, log } = exchange
      // This migration creates past rounds and the past ticks (published index prices) of these rounds. Ticks must be
      // stored in the order of their times, so past ticks can be added only while the table is empty. If prices are
      // recorded or the clock speed is not 1, no past rounds are created.
      const begun = await tx.selectFrom('index_ticks').select('id').limit(1).executeTakeFirst()
      if (begun || settings.candles || settings.trades || settings.speed !== 1) return
      const feed = await openPriceFeed({ ...settings, seed: seeds.current, clock, database, log })
      const terms = await tx.selectFrom('round_terms').selectAll().execute()
      const now = clock.now()
      const length = Math.max(...terms.map(({ seconds }) => seconds)) * SECOND_MS
      const from = now - (now % length) - ROUNDS * length
      const ticks = await publishPast(exchange, tx, feed, terms, from, now)
      const rounds = terms.flatMap((one) => pastRounds(one, now, ticks.get(one.symbol)!))
      await tx.insertInto('rounds').values(rounds).execute()
    },
  }
}

type Ticks = Map<number, IndexTick>

/** Stores a tick for each second from `from` up to `now`. Returns the ticks by symbol and time. */
async function publishPast(
  { sequences }: ServerExchange,
  tx: Tx,
  feed: PriceFeed,
  terms: RoundTermsRow[],
  from: number,
  now: number,
): Promise<Map<string, Ticks>> {
  const count = Math.ceil((now - from) / SECOND_MS)
  const first = sequences.reserve('index_ticks', count)
  const bySymbol = new Map(terms.map(({ symbol }): [string, Ticks] => [symbol, new Map()]))
  const rows = Array.from({ length: count }, (_, i) => {
    const [id, ts] = [first + i, from + i * SECOND_MS]
    const prices: Record<string, string> = {}
    for (const [symbol, ticks] of bySymbol) {
      const [price, listing] = [feed.price(symbol, ts), findListing(symbol)]
      if (price === null || !listing) continue
      prices[symbol] = priceText(listing, price)
      ticks.set(ts, { id, ts, price })
    }
    return { id, ts, prices: JSON.stringify(prices) }
  })
  await sql`INSERT INTO index_ticks SELECT * FROM unnest(${rows.map(({ id }) => id)}::int8[],
    ${rows.map(({ ts }) => ts)}::int8[], ${rows.map(({ prices }) => prices)}::jsonb[])`.execute(tx)
  return bySymbol
}

function pastRounds(terms: RoundTermsRow, now: number, ticks: Ticks): RoundRow[] {
  const length = terms.seconds * SECOND_MS
  const rounds = Array.from({ length: ROUNDS }, (_, i) => newRound(terms, now - (i + 1) * length))
  return rounds.flatMap((round): RoundRow[] => {
    const [lock, close] = [ticks.get(round.lock_at), ticks.get(round.close_at)]
    // The sandbox may first start exactly at the lock time of the newest round. The tick (published index price) with
    // the lock price then does not exist yet. The round is stored without a lock price, and the settlement job adds the
    // price later.
    if (!lock) return [round]
    const locked = { ...round, lock_tick: lock.id, lock_ts: lock.ts, lock_price: lock.price }
    if (!close) return [{ ...locked, status: 'locked' }]
    const priced = { ...locked, close_tick: close.id, close_ts: close.ts, close_price: close.price }
    const result = roundResult(priced)
    if (result === 'cancelled') return []
    return [{ ...priced, status: 'settled', result, decided_at: round.close_at, settled_at: round.close_at }]
  })
}
