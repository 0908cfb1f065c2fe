import type { Noise } from './noise.ts'
import type { Stretch } from './price-source.ts'

/**
 * Splits a candle into `pieces` candles of equal duration. Together they equal the candle exactly in open,
 * high, low, close, volume, turnover and number of trades. The same noise and key always give the same parts,
 * so that a chart is consistent at all intervals.
 *
 * `points` are the prices between the parts. Without `points`, the prices are drawn between high and low. This
 * is allowed only for recorded hours, because the drawn path reveals the price at the end of the hour.
 */
export function refine(
  whole: Stretch,
  pieces: number,
  noise: Noise,
  key: number,
  points: readonly number[] = drawnPoints(whole, pieces, noise, key),
): Stretch[] {
  // Point 0 is the start of part 0. Each later point i is the end of part i − 1. An extreme (highest or lowest price)
  // at point i therefore belongs to part i − 1. An extreme at point 0 belongs to part 0.
  const part = (sign: 1 | -1) => Math.max(0, indexOfExtreme(points, sign) - 1)
  const [highest, lowest] = [part(1), part(-1)]
  const reach = (0.35 * (whole.h - whole.l)) / Math.sqrt(pieces)
  const parts: Stretch[] = []
  const weights: number[] = []
  for (let i = 0; i < pieces; i++) {
    const [o, c] = [points[i]!, points[i + 1]!]
    const wick = (lane: number) => Math.round(reach * -Math.log(noise.uniform(key + i, lane)) * 0.5)
    const h = i === highest ? whole.h : Math.min(whole.h, Math.max(o, c) + wick(1))
    const l = i === lowest ? whole.l : Math.max(whole.l, Math.min(o, c) - wick(2))
    parts.push({ o, h, l, c, v: 0n, q: 0n, n: 0 })
    const activity = 1 + (0.8 * Math.abs(c - o)) / (2 * reach + 1)
    weights.push(activity * Math.exp(0.4 * noise.normal(key + i, 2)))
  }
  share(whole, parts, weights)
  return parts
}

/**
 * Draws the prices between the parts: a random path from open to close, reflected at high and low, so that volatility
 * near these bounds is the same as elsewhere.
 */
function drawnPoints({ o, h, l, c }: Stretch, pieces: number, noise: Noise, key: number): number[] {
  const width = (h - l) / (1.3 * Math.sqrt(pieces))
  const points = bridge(pieces, noise, key).map((x, i) =>
    Math.round(reflected(o + ((c - o) * i) / pieces + width * x, l, h)),
  )
  points[0] = o
  points[pieces] = c
  return points
}

/** Reflects `x` at the ends of the range from `low` to `high` until it is within the range. */
function reflected(x: number, low: number, high: number): number {
  const range = high - low
  if (range === 0) return low
  const turn = (((x - low) % (2 * range)) + 2 * range) % (2 * range)
  return turn <= range ? low + turn : high - (turn - range)
}

function bridge(pieces: number, noise: Noise, key: number): number[] {
  const steps = [0]
  for (let i = 0; i < pieces; i++) steps.push(steps[i]! + noise.normal(key + i, 3))
  const end = steps[pieces]!
  return steps.map((step, i) => step - (end * i) / pieces)
}

function indexOfExtreme(values: readonly number[], sign: 1 | -1): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (sign * values[i]! > sign * values[best]!) best = i
  return best
}

/** Distributes the volume, turnover and number of trades of a candle to its parts. */
function share(whole: Stretch, parts: Stretch[], weights: number[]): void {
  const lots = distribute(
    whole.v,
    balanced(whole, parts, weights).map((weight) => BigInt(Math.ceil(weight * 1e6))),
  )
  const turnover = turnovers(whole.q, parts, lots)
  // If the candle has enough trades, each part with volume gets at least one of them. The remaining trades are
  // distributed in proportion to the turnover of the parts.
  const traded = lots.filter((some) => some > 0n).length
  const more = distribute(BigInt(Math.max(0, whole.n - traded)), turnover)
  let left = whole.n
  for (const [i, part] of parts.entries()) {
    part.v = lots[i]!
    part.q = turnover[i]!
    part.n = Number(more[i]!)
    left -= part.n
  }
  for (const part of parts) {
    if (part.v === 0n || left === 0) continue
    part.n++
    left--
  }
}

/** Minimum factor by which the weight of a part is multiplied, so that every weight stays positive. */
const LEAST_FACTOR = 0.05

/**
 * Changes the weights so that the weighted average of the parts' middle prices is the average price of the whole
 * candle. Each weight is multiplied by a factor that is linear in the middle price of its part.
 */
function balanced({ v, q }: Stretch, parts: readonly Stretch[], weights: readonly number[]): number[] {
  const middles = parts.map(({ h, l }) => (h + l) / 2)
  const sum = weights.reduce((a, b) => a + b, 0)
  const mean = (of: (i: number) => number) =>
    weights.reduce((total, weight, i) => total + weight * of(i), 0) / sum
  const average = mean((i) => middles[i]!)
  const variance = mean((i) => (middles[i]! - average) ** 2)
  if (v === 0n || variance === 0) return [...weights]
  const slope = (Number(q) / Number(v) - average) / variance
  return weights.map((weight, i) => weight * Math.max(LEAST_FACTOR, 1 + slope * (middles[i]! - average)))
}

/**
 * Returns the turnovers of the parts, which add up to the turnover of the whole candle. The first estimate for a part
 * is its volume × the middle between its high and low. The difference to the whole turnover is then distributed so that
 * the average price of each part stays between its high and low. Only recorded candles can have a difference that is
 * too large for that. In this case, the whole turnover is distributed in proportion to the first estimates.
 *
 * Distributing the whole turnover in proportion from the start would reveal the future: the ratio turnover / volume of
 * a minute would show the average price of its hour, which may not have ended yet.
 */
function turnovers(whole: bigint, parts: readonly Stretch[], lots: readonly bigint[]): bigint[] {
  const own = parts.map(({ h, l }, i) => (lots[i]! * BigInt(h + l)) / 2n)
  const rest = whole - own.reduce((a, b) => a + b, 0n)
  const room = parts.map(({ h, l }, i) =>
    rest > 0n ? lots[i]! * BigInt(h) - own[i]! : own[i]! - lots[i]! * BigInt(l),
  )
  const size = rest < 0n ? -rest : rest
  if (size > room.reduce((a, b) => a + b, 0n)) return distribute(whole, own)
  const moved = distribute(size, room)
  return own.map((some, i) => (rest > 0n ? some + moved[i]! : some - moved[i]!))
}

/**
 * Distributes a total in proportion to weights, in whole numbers. Cumulative sums are rounded down, so the
 * results add up to the total exactly.
 */
function distribute(total: bigint, weights: bigint[]): bigint[] {
  const sum = weights.reduce((a, b) => a + b, 0n)
  let running = 0n
  let given = 0n
  return weights.map((weight) => {
    running += weight
    const upTo = sum === 0n ? 0n : (total * running) / sum
    const share = upTo - given
    given = upTo
    return share
  })
}
