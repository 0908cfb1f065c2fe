import type { NewOrder, Side } from '@bourselet/sandbox/src/engine/order.ts'

/** A command to an order book. `price` is a number of ticks, `lots` a number of quantity steps. */
export type LogCommand =
  | { op: 'limit'; id: number; side: Side; price: number; lots: number }
  | { op: 'market'; id: number; side: Side; lots: number }
  | { op: 'cancel'; id: number }

/** Returns a random number generator (mulberry32) that repeats its numbers for the same seed. */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Parameters of the market that a command log (a random list of order commands) simulates. */
export interface LogShape {
  /** Average distance of a limit order from the mid price, in ticks. */
  distance: number
  /** Largest change of the mid price per command, in ticks. */
  pace: number
}

/** A market with many orders at few prices near the best price, like that of a busy symbol. */
export const crowded: LogShape = { distance: 20, pace: 1 }
/** A market with orders spread over a thousand prices, about four at each price. */
export const sparse: LogShape = { distance: 200, pace: 10 }

/**
 * Creates a random command log for BTCUSDT, starting at 60,000.00 with tick 0.01 and step 0.00001. Of the commands, 65
 * % are limit orders around a moving mid price, 10 % are market orders, and 25 % cancel orders that may already be
 * filled. One in five limit orders crosses the mid price.
 */
export function makeCommandLog(length: number, seed: number, { distance, pace }: LogShape): LogCommand[] {
  const next = seededNumbers(seed)
  const below = (limit: number) => Math.floor(next() * limit)
  const limits: number[] = []
  let middle = 6_000_000
  return Array.from({ length }, (_, index): LogCommand => {
    const id = index + 1
    const kind = next()
    const side: Side = next() < 0.5 ? 'buy' : 'sell'
    middle += below(2 * pace + 1) - pace
    if (kind < 0.25 && limits.length > 0) {
      // Four of five cancel commands choose one of the 200 newest limit orders, because market makers mostly cancel
      // recent orders. The fifth chooses any limit order.
      const back = next() < 0.8 ? below(Math.min(200, limits.length)) : below(limits.length)
      return { op: 'cancel', id: limits[limits.length - 1 - back] ?? 0 }
    }
    const lots = 1 + below(100_000)
    if (kind < 0.35) return { op: 'market', id, side, lots }
    limits.push(id)
    const away = Math.floor(-Math.log(1 - next()) * distance) * (next() < 0.2 ? -1 : 1)
    return { op: 'limit', id, side, price: side === 'buy' ? middle - away : middle + away, lots }
  })
}

/**
 * Converts a command to an order of our engine. Every order belongs to a different member, so that self-trade
 * prevention never applies, because the npm package `nodejs-order-book`, with which the engine is compared, has no such
 * rule.
 */
export function asNewOrder(command: Exclude<LogCommand, { op: 'cancel' }>): NewOrder {
  return {
    id: command.id,
    member: command.id,
    side: command.side,
    type: command.op,
    price: command.op === 'limit' ? command.price : 0,
    lots: command.lots,
    budget: null,
    timeInForce: 'GTC',
    selfTrade: 'expire_maker',
  }
}
