import type { Schema } from '@bourselet/openapi'
import { type Decimal, div, fromUnits, trim } from '@bourselet/sdk/money'
import type { IndexBoard } from '../../prices/index-board.ts'
import { findListing } from '../../prices/listings.ts'
import { priceText } from '../../prices/quantities.ts'
import { STAKE_STEP } from './check-stake.ts'
import type { RoundRow } from './prediction.migration.ts'

/** Returns a stored index tick in the format of the API; null if its values are null. */
export function tickView(
  symbol: string,
  id: number | null,
  ts: number | null,
  price: number | null,
): Schema<'IndexTick'> | null {
  const text = priceOf(symbol, price)
  return id === null || ts === null || text === null ? null : { id, ts, price: text }
}

/** Returns a price in ticks as a decimal text with the decimals of the symbol. */
export function priceOf(symbol: string, ticks: number | null): Decimal | null {
  const listing = findListing(symbol)
  return ticks === null || !listing ? null : priceText(listing, ticks)
}

/**
 * Returns `total / pool`, the payout per unit of stake before the fee, rounded down to 4 decimals
 * (docs/rules.md#rounds).
 */
function ratio(total: bigint, pool: bigint): Decimal | null {
  return pool === 0n ? null : trim(div(fromUnits(total), fromUnits(pool), 4, 'DOWN'))
}

/** Returns a round in the format of the API, in its state at `now`. */
export function roundView(row: RoundRow, index: IndexBoard, now: number): Schema<'Round'> {
  const { symbol, bull_pool, bear_pool, status } = row
  const total = bull_pool + bear_pool
  const price = (ticks: number | null) => priceOf(symbol, ticks)
  const rate = (units: bigint) => fromUnits(units, 8, false)
  const ended = status === 'settled' || status === 'cancelled'
  const current = ended ? row.close_price : (index.latest(symbol)?.price ?? null)
  return {
    round_no: row.round_no,
    symbol,
    start_at: row.start_at,
    lock_at: row.lock_at,
    close_at: row.close_at,
    open_price: price(row.lock_price),
    close_price: price(ended ? row.close_price : null),
    current_price: price(current),
    bull_pool: fromUnits(bull_pool),
    bear_pool: fromUnits(bear_pool),
    total_pool: fromUnits(total),
    bull_ratio: ratio(total, bull_pool),
    bear_ratio: ratio(total, bear_pool),
    open_fee_rate: rate(row.open_fee_rate),
    reward_fee_rate: rate(row.reward_fee_rate),
    tie_rule: row.tie_rule,
    one_sided_rule: row.one_sided_rule,
    min_stake: rate(row.min_stake),
    max_stake: rate(row.max_stake),
    stake_step: STAKE_STEP,
    // A round takes no bets from its lock time on. Its row keeps the status `open` until the lock price is stored.
    status: status === 'open' && now >= row.lock_at ? 'locked' : status,
    result: row.result,
    lock_tick: tickView(symbol, row.lock_tick, row.lock_ts, row.lock_price),
    close_tick: ended ? tickView(symbol, row.close_tick, row.close_ts, row.close_price) : null,
  }
}
