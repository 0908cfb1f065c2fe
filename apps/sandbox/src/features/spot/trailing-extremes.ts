import { divRound, toUnits } from '@bourselet/sdk/money'
import { sql } from 'kysely'
import { columnOf } from '../../database/column-of.ts'
import type { Reader, Tx } from '../../database/transaction.ts'
import type { Side } from '../../engine/order.ts'
import { findListing } from '../../prices/listings.ts'
import type { SpotOrder } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'

const HUNDRED_PERCENT = 100n * 100_000_000n

/**
 * A last price that trailing stops of one side follow: the highest one for sell orders, the lowest one for buy orders.
 * It is stored once for all these orders, so that their rows need not be written when the price reaches a new extreme.
 */
export interface Extreme {
  symbol: string
  side: Side
  price: bigint
  /**
   * Greatest `bookId` of the orders that follow the price. An order that begins to follow the market later has a
   * greater `bookId`.
   */
  newest: number
  /** Smallest `bookId` of the orders that follow the price. */
  oldest: number
  ts: number
}

/**
 * Returns true if `price` is more extreme than `known` for orders of a side: higher for sell orders, lower for buy
 * orders.
 */
const isBeyond = (side: Side, price: bigint, known: bigint) =>
  side === 'sell' ? price > known : price < known

/**
 * Adds an extreme to the extremes of a batch. Removes the earlier extremes that it replaces, because all orders that
 * followed them now follow the new extreme.
 */
export function addExtreme(extremes: readonly Extreme[], added: Extreme): Extreme[] {
  const { symbol, side, price } = added
  const kept = extremes.filter(
    (one) => one.symbol !== symbol || one.side !== side || isBeyond(side, one.price, price),
  )
  return [...kept, added]
}

/**
 * Stores extremes and deletes the stored ones that they replace. Also deletes a stored extreme if all orders that
 * follow it have ended. This is the case if they are older than the oldest order that follows the new extreme.
 */
export async function writeExtremes(tx: Tx, extremes: readonly Extreme[]): Promise<void> {
  if (extremes.length === 0) return
  const column = columnOf(extremes)
  await sql`
    WITH added AS (
      SELECT * FROM unnest(${column(({ symbol }) => symbol)}::text[], ${column(({ side }) => side)}::text[],
        ${column(({ newest }) => newest)}::int8[], ${column(({ price }) => price)}::numeric[],
        ${column(({ ts }) => ts)}::int8[], ${column(({ oldest }) => oldest)}::int8[])
        AS extreme (symbol, side, newest, price, ts, oldest)
    ), replaced AS (
      DELETE FROM spot_extremes AS known USING added
      WHERE known.symbol = added.symbol AND known.side = added.side
        AND (CASE known.side WHEN 'sell' THEN known.price <= added.price ELSE known.price >= added.price END
          OR known.newest < added.oldest)
        AND (known.symbol, known.side, known.newest) NOT IN (SELECT symbol, side, newest FROM added)
    )
    INSERT INTO spot_extremes SELECT symbol, side, newest, price, ts FROM added
    ON CONFLICT (symbol, side, newest) DO UPDATE SET price = excluded.price, ts = excluded.ts`.execute(tx)
}

/**
 * Sets the trigger prices of trailing stops that were read from the database. Their rows may contain older trigger
 * prices, so the current ones are computed from the stored extremes. Returns the same orders.
 */
export async function withExtremes(reader: Reader, orders: SpotOrder[]): Promise<SpotOrder[]> {
  const trailing = orders.filter(
    ({ type, status, triggeredAt }) =>
      type === 'trailing_stop' && status === 'pending' && triggeredAt === null,
  )
  if (trailing.length === 0) return orders
  const symbols = [...new Set(trailing.map(({ symbol }) => symbol))]
  const rows = reader.selectFrom('spot_extremes').selectAll().where('symbol', 'in', symbols)
  const extremes = await rows.execute()
  for (const order of trailing) {
    const tick = toUnits(findListing(order.symbol)?.tick ?? '1')
    for (const { symbol, side, newest, price, ts } of extremes) {
      if (symbol !== order.symbol || side !== order.side || newest < order.bookId) continue
      follow(order, { tick }, price, ts)
    }
  }
  return orders
}

/**
 * Moves the trigger price of a trailing stop so that it follows the last price at time `ts`. Returns false and changes
 * nothing if the order has already followed an equal or more extreme price.
 */
export function follow(order: SpotOrder, rules: Pick<SpotRules, 'tick'>, last: bigint, ts: number): boolean {
  const trigger = trailed(rules, order.side, order.trailPct!, last)
  if (!isBeyond(order.side, trigger, order.triggerPrice!)) return false
  order.triggerPrice = trigger
  order.updatedAt = ts
  return true
}

/**
 * Returns the trigger price of a trailing stop, `trailPct` percent away from the extreme last price: below the
 * highest price for a sell order, above the lowest price for a buy order. The trigger price is rounded to the tick,
 * away from the market.
 */
export function trailed(
  { tick }: Pick<SpotRules, 'tick'>,
  side: SpotOrder['side'],
  trailPct: bigint,
  extreme: bigint,
): bigint {
  const share = side === 'sell' ? HUNDRED_PERCENT - trailPct : HUNDRED_PERCENT + trailPct
  return divRound(extreme * share, HUNDRED_PERCENT * tick, side === 'sell' ? 'FLOOR' : 'CEIL') * tick
}
