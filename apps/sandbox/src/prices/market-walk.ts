import { createHmac } from 'node:crypto'
import { HOUR_MS, MINUTE_MS } from '../clock/clock.ts'
import { type Character, characterOf, characters } from './characters.ts'
import { type Listing, listings } from './listings.ts'
import { type Noise, noiseOf } from './noise.ts'
import { type PriceSource, type Stretch, turnoverAt } from './price-source.ts'
import { type RandomPath, randomPath } from './random-path.ts'

/**
 * First hour of the simulated prices: Monday, 2 January 2023. From 2026 on, the history therefore always covers more
 * than two years.
 */
const START = Date.UTC(2023, 0, 2) / HOUR_MS

const LEADER_HOUR = 0.0046
const CALM = 0.985
const VOLATILITY_STEP = 0.5
/**
 * `chance`: probability that an hour has especially high volatility. `factor`: the factor by which the volatility of
 * such an hour is increased.
 */
const SHOCK = { chance: 0.008, factor: 2.5 }
/** Rate at which prices return to their long-term level: half of the distance in 45 days. */
const PULL = Math.LN2 / (24 * 45)
/**
 * Average distance of an hour's high above the highest of the prices at its full minutes, in standard deviations of a
 * minute's price move. The low is on average as far below the lowest of these prices.
 */
const WICK = 0.4

/**
 * The data from which one coin's simulated price is computed. The logarithm of the price is the sum of a component that
 * follows BTC and a component of the coin itself.
 */
interface Lane {
  character: Character
  path: RandomPath
  /** Logarithms of the prices at the end of each hour. Index 0 is the hour before START. */
  closes: number[]
}

/** Values that all coins share, for each hour from START on: the price moves of BTC, and the volatility. */
interface Shared {
  path: RandomPath
  /** Logarithms of the volatility factor, one for each hour. */
  volatility: number[]
  /** Standard deviations of the price move of BTC, one for each hour. */
  scale: number[]
}

/** Returns a key that identifies the simulated prices of a seed without revealing the seed. */
export function walkKey(seed: string): string {
  return `walk:${createHmac('sha256', seed).update('key').digest('hex').slice(0, 24)}`
}

/**
 * Returns the simulated prices of a seed. Each coin except BTC follows BTC's moves by a factor and also moves on its
 * own. All coins share the volatility. Prices slowly return to a level that changes over months, so that a chart of
 * several years looks plausible. The prices of all coins are computed together, hour by hour from START, which takes a
 * moment for each year.
 *
 * The volatility and volume of an hour depend only on earlier hours, and the random part of each move is independent of
 * all earlier moves (see random-path.ts). Published prices therefore do not predict later prices.
 */
export function marketWalk(seed: string): PriceSource {
  const noise = (name: string) => noiseOf(seed, `walk/${name}`)
  const volatilityNoise = noise('mood')
  const shared: Shared = { path: randomPath(noise('leader')), volatility: [], scale: [] }
  const lanes = new Map(
    Object.entries(characters).map(([coin, character]): [string, Lane] => [
      coin,
      {
        character,
        path: randomPath(noise(coin)),
        closes: [Math.log(character.level) + swing(0, volatilityNoise)],
      },
    ]),
  )
  const reach = (hour: number) => {
    for (let i = shared.volatility.length; i <= hour - START; i++)
      step(i, shared, volatilityNoise, lanes.values())
  }
  const views = new Map(
    listings.map((listing) => [
      listing.symbol,
      view(listing, noise(`${listing.symbol}/hour`), lanes, shared),
    ]),
  )
  const viewAt = (symbol: string, hour: number) => {
    const found = hour < START ? undefined : views.get(symbol)
    if (found) reach(hour)
    return found
  }
  return {
    key: walkKey(seed),
    noise,
    hour: (symbol, hour) => viewAt(symbol, hour)?.hour(hour - START) ?? null,
    path(symbol, t, width) {
      const hour = Math.floor(t / HOUR_MS)
      return viewAt(symbol, hour)?.path(hour - START, width === MINUTE_MS ? null : t) ?? null
    },
  }
}

/**
 * Returns the standard deviation of a coin's price move within `ms`, as a fraction, averaged over calm and volatile
 * hours; 0 for a coin without simulated prices.
 */
export function usualMove(coin: string, ms: number): number {
  const character = characters[coin]
  if (!character) return 0
  const leader = LEADER_HOUR * Math.sqrt(1 + SHOCK.chance * (SHOCK.factor ** 2 - 1))
  return Math.hypot(character.beta * leader, character.own) * Math.sqrt(ms / HOUR_MS)
}

/** Returns the slow change of the price level, which is the same for all coins. */
function swing(hour: number, volatilityNoise: Noise): number {
  const wave = (days: number, lane: number) =>
    Math.sin((2 * Math.PI * hour) / (24 * days) + 2 * Math.PI * volatilityNoise.uniform(-1, lane))
  return 0.15 * wave(430, 1) + 0.07 * wave(97, 2)
}

function step(i: number, shared: Shared, volatilityNoise: Noise, lanes: Iterable<Lane>): void {
  const before = shared.volatility[i - 1] ?? 0
  const volatility =
    CALM * before + Math.sqrt(1 - CALM * CALM) * VOLATILITY_STEP * volatilityNoise.normal(i, 3)
  const shock = volatilityNoise.uniform(i, 9) < SHOCK.chance ? SHOCK.factor : 1
  shared.volatility.push(volatility)
  shared.scale.push(LEADER_HOUR * Math.exp(volatility - VOLATILITY_STEP * VOLATILITY_STEP) * shock)
  const lead = shared.scale[i]! * shared.path.move(START + i)
  const season = swing(i, volatilityNoise)
  for (const { character, path, closes } of lanes) {
    const { level, beta } = character
    const last = closes[i]!
    const back = PULL * (Math.log(level) + season - last)
    closes.push(last + back + beta * lead + ownScale(character, volatility) * path.move(START + i))
  }
}

/** Returns the standard deviation of a coin's own move in an hour. */
function ownScale({ own }: Character, volatility: number): number {
  return own * Math.exp(0.7 * volatility - 0.25)
}

interface View {
  hour(i: number): Stretch
  /**
   * Returns the prices at the minutes of hour `i` or, if `t` is given, at the seconds of the minute that starts at
   * `t`.
   */
  path(i: number, t: number | null): number[]
}

/**
 * Returns the prices of a symbol. For a pair in USDT, these are the prices of its coin; for any other pair, the
 * quotient of the USDT prices of its two coins.
 */
function view(listing: Listing, noise: Noise, lanes: Map<string, Lane>, shared: Shared): View {
  const base = lanes.get(listing.base)!
  const quote = listing.quote === 'USDT' ? null : lanes.get(listing.quote)!
  const character = characterOf(listing)
  const at = (i: number) => base.closes[i]! - (quote ? quote.closes[i]! : 0)
  const points = (i: number, t: number | null) => {
    const logs = laneLogs(base, shared, i, t)
    return quote ? subtract(logs, laneLogs(quote, shared, i, t)) : logs
  }
  const spread = quote ? character.own * 2 : Math.hypot(character.beta * LEADER_HOUR, character.own)
  const sigma = (i: number) => spread * Math.exp(shared.volatility[i]! - 0.25)
  const extremes: { high: number; low: number }[] = []
  const extremesOf = (i: number) => {
    if (extremes[i]) return extremes[i]
    const logs = points(i, null)
    const wick = (lane: number) => (sigma(i) / Math.sqrt(60)) * WICK * -Math.log(noise.uniform(i, lane))
    extremes[i] = { high: Math.max(...logs) + wick(1), low: Math.min(...logs) - wick(2) }
    return extremes[i]
  }
  const ticks = (log: number) => Math.max(1, Math.round(Math.exp(log) * 10 ** listing.priceScale))
  return {
    path: (i, t) => points(i, t).map(ticks),
    hour(i) {
      const { high, low } = extremesOf(i)
      // The volume of an hour depends on the price move of the previous hour. If it depended on the move of the same
      // hour, volume would predict prices.
      const moved = i === 0 ? 0.8 : Math.abs(at(i) - at(i - 1)) / sigma(i - 1)
      const activity =
        dayTime(i) *
        Math.exp(0.5 * shared.volatility[i]! - 0.03 + 0.25 * noise.normal(i, 5)) *
        (0.55 + 0.45 * moved)
      const [o, c] = [ticks(at(i)), ticks(at(i + 1))]
      const [h, l] = [Math.max(o, c, ticks(high)), Math.min(o, c, ticks(low))]
      const turnover = (character.turnover / 24) * activity
      const v = BigInt(Math.max(1, Math.round(turnover / Math.exp(at(i)) / Number(listing.step))))
      const n = Math.max(60, Math.round(character.pace * 3600 * activity ** 0.6))
      return { o, h, l, c, v, q: turnoverAt(v, points(i, null).map(ticks)), n }
    },
  }
}

/**
 * Returns the logarithms of a coin's prices at the minutes of hour `i` or, if `t` is given, at the seconds of the
 * minute that starts at `t`.
 */
function laneLogs({ character, path, closes }: Lane, shared: Shared, i: number, t: number | null): number[] {
  const hour = START + i
  const lead = t === null ? shared.path.minutes(hour) : shared.path.seconds(t)
  const own = t === null ? path.minutes(hour) : path.seconds(t)
  const [leadScale, scale] = [character.beta * shared.scale[i]!, ownScale(character, shared.volatility[i]!)]
  const open = closes[i]!
  const back = closes[i + 1]! - open - leadScale * shared.path.move(hour) - scale * path.move(hour)
  const [from, width] = t === null ? [0, 1 / 60] : [(t - hour * HOUR_MS) / HOUR_MS, 1 / 3600]
  const logs: number[] = []
  for (let k = 0; k < lead.length; k++) {
    logs.push(open + back * (from + k * width) + leadScale * lead[k]! + scale * own[k]!)
  }
  return logs
}

function subtract(a: number[], b: number[]): number[] {
  return a.map((x, i) => x - b[i]!)
}

/**
 * Returns the factor of the volume by time of day and weekday. It is higher in the daytime of Europe and America, and
 * lower at weekends.
 */
function dayTime(i: number): number {
  const weekend = Math.floor(i / 24) % 7 >= 5 ? 0.7 : 1
  return weekend * (1 + 0.35 * Math.sin((2 * Math.PI * ((i % 24) - 9)) / 24))
}
