/** The prices of some symbols at each second, as the index publishes them. */
export type PublicSeries = ReadonlyMap<string, readonly number[]>

/**
 * A forecast of the direction of a symbol's price, made at second `now` from public prices up to then. It is positive
 * if the price will rise.
 */
export type Forecast = (series: PublicSeries, symbol: string, now: number) => number

/** Time in seconds from a forecast to the price that it predicts. */
export const AHEAD = 60
const FALSE_ALARM = 1e-6

export interface Score {
  hits: number
  moves: number
  /**
   * True if so many forecasts are correct that chance alone would reach this number at most once in a million tests
   * (Hoeffding's inequality).
   */
  isBetterThanChance: boolean
}

/**
 * Scores a forecast of one symbol at several times, whose forecast periods must not overlap. Times after which the
 * price does not change, and forecasts of 0, are left out.
 */
export function score(forecast: Forecast, series: PublicSeries, symbol: string, moments: number[]): Score {
  const prices = series.get(symbol)!
  let [hits, moves] = [0, 0]
  for (const now of moments) {
    const move = prices[now + AHEAD]! - prices[now]!
    const predicted = forecast(series, symbol, now)
    if (move === 0 || predicted === 0) continue
    moves++
    if (Math.sign(move) === Math.sign(predicted)) hits++
  }
  const chance = moves / 2 + Math.sqrt((moves * Math.log(1 / FALSE_ALARM)) / 2)
  return { hits, moves, isBetterThanChance: hits > chance }
}

const log = (series: PublicSeries, symbol: string, at: number) => Math.log(series.get(symbol)![at]!)

/** Returns a forecast which assumes that the price move of the last `seconds` seconds continues. */
export const momentum =
  (seconds: number): Forecast =>
  (series, symbol, now) =>
    log(series, symbol, now) - log(series, symbol, now - seconds)

/** Returns a forecast which assumes that the price move of the last `seconds` seconds reverses. */
export const reversion = (seconds: number): Forecast => {
  const on = momentum(seconds)
  return (series, symbol, now) => -on(series, symbol, now)
}

const HOUR = 3600

/**
 * Returns the public values from which a forecast is computed: price moves over fixed times and since the last full
 * minute and hour, positions within price ranges, moves of other symbols, and cross rates.
 */
function features(series: PublicSeries, symbol: string, now: number): number[] {
  const moveOf = (one: string, from: number) => log(series, one, now) - log(series, one, from)
  const [minute, hour] = [now - (now % 60), now - (now % HOUR)]
  const place = (from: number) => {
    const seen = series.get(symbol)!.slice(from, now + 1)
    const [high, low] = [Math.max(...seen), Math.min(...seen)]
    return high === low ? 0 : (2 * seen.at(-1)! - high - low) / (high - low)
  }
  const late = (now % HOUR) / HOUR
  const lateInMinute = (now % 60) / 60
  const own = [
    moveOf(symbol, minute) * (1 - lateInMinute),
    moveOf(symbol, minute) * lateInMinute,
    moveOf(symbol, hour) * (1 - late),
    moveOf(symbol, hour) / (HOUR + 30 - (now % HOUR)),
    ...[1, 5, 15, 60, 300, 1200].map((back) => moveOf(symbol, now - back)),
    place(minute) / 1e4,
    place(hour) / 1e4,
    (place(hour) * late) / 1e4,
  ]
  const others = [...series.keys()].filter((one) => one !== symbol)
  const led = others.flatMap((one) => [
    moveOf(one, hour) / (HOUR + 30 - (now % HOUR)),
    moveOf(one, minute),
    moveOf(one, now - 60),
  ])
  const cross = series.has('ETHBTC')
    ? [log(series, 'ETHUSDT', now) - log(series, 'BTCUSDT', now) - log(series, 'ETHBTC', now)]
    : []
  return [1e-4, ...own, ...led, ...cross]
}

/** Fits a linear forecast to past price moves, by least squares with a slight regularization. */
export function fitted(series: PublicSeries, symbol: string, moments: number[]): Forecast {
  const rows = moments.map((now) => features(series, symbol, now))
  const size = rows[0]!.length
  const scale = Array.from({ length: size }, (_, j) => Math.sqrt(mean(rows.map((row) => row[j]! ** 2))) || 1)
  const moves = moments.map((now) => Math.sign(series.get(symbol)![now + AHEAD]! - series.get(symbol)![now]!))
  const scaled = rows.map((row) => row.map((x, j) => x / scale[j]!))
  const matrix = scale.map((_, i) =>
    scale.map((_, j) => mean(scaled.map((row) => row[i]! * row[j]!)) + (i === j ? 1e-3 : 0)),
  )
  const weights = solve(
    matrix,
    scale.map((_, i) => mean(scaled.map((row, k) => row[i]! * moves[k]!))),
  )
  return (all, one, now) =>
    features(all, one, now).reduce((sum, x, j) => sum + (x / scale[j]!) * weights[j]!, 0)
}

const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length

/** Solves a system of linear equations with a positive definite matrix, by elimination. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]!])
  for (const [i, pivot] of rows.entries()) {
    for (const row of rows.slice(i + 1)) {
      const factor = row[i]! / pivot[i]!
      for (let j = i; j < row.length; j++) row[j] = row[j]! - factor * pivot[j]!
    }
  }
  const found: number[] = []
  for (let i = rows.length - 1; i >= 0; i--) {
    const rest = found.reduce((sum, x, j) => sum + x * rows[i]![i + 1 + j]!, 0)
    found.unshift((rows[i]!.at(-1)! - rest) / rows[i]![i]!)
  }
  return found
}
