import type { NewOrder, Side } from '@bourselet/sandbox/src/engine/order.ts'

/** One command of a command log, in whole ticks and lots. */
export type LogCommand =
  | { op: 'limit'; id: number; side: Side; price: number; lots: number }
  | { op: 'market'; id: number; side: Side; lots: number }
  | { op: 'cancel'; id: number }

/** Returns a repeatable pseudorandom source (mulberry32). */
function seededNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * Shape of a market: typical distance of an order from the middle price, in ticks, and the speed of the
 * middle price.
 */
export interface LogShape {
  distance: number
  pace: number
}

/** Many orders at few prices near the best price, as in books of busy symbols. */
export const crowded: LogShape = { distance: 20, pace: 1 }
/** Orders spread over a thousand prices, four at each price. */
export const sparse: LogShape = { distance: 200, pace: 10 }

/**
 * Creates a command log (BTCUSDT: 60 000.00, tick 0.01, step 0.00001): 65 percent limit orders around a
 * moving middle price, one in five of them crossing it; 10 percent market orders; 25 percent cancels of
 * orders that may already be filled.
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
      // Like those of market makers, four of five cancels concern one of the 200 newest orders; every fifth
      // concerns any order.
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
 * Converts a command for our engine. Every order gets a separate owner, because the other book has no owners.
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
