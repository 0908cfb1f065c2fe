import { characters, crossCharacters } from './characters.ts'
import { type Listing, listings } from './listings.ts'
import { type Noise, noiseOf } from './noise.ts'
import { HOUR, type PriceSource, type Stretch } from './price-source.ts'

/** Monday, 2 January 2023: more than two years of history at any time from 2026 on. */
const START = Date.UTC(2023, 0, 2) / HOUR

const LEADER_HOUR = 0.0046
const CALM = 0.985
const UNREST = 0.5
/** Half the way back to its level in 45 days. */
const PULL = Math.LN2 / (24 * 45)

interface Lane {
  coin: string
  noise: Noise
  /** Logarithm of the price at the end of each hour; index 0 is the end of hour START - 1. */
  closes: number[]
}

/**
 * The seeded walk: BTC leads, the others follow with moves of their own, and calm and restless times take turns
 * for all together. Prices are pulled back slowly to a level that itself swings over the months, so a chart of
 * years stays believable. Worked out hour by hour from START; a year of eleven symbols takes a moment.
 */
export function marketWalk(seed: string): PriceSource {
  const mood = noiseOf(seed, 'walk/mood')
  const lanes = new Map(
    Object.keys(characters).map((coin): [string, Lane] => [coin, openLane(seed, coin, mood)]),
  )
  /** Unrest of each hour, as the logarithm of a factor. */
  const unrest: number[] = []
  const reach = (hour: number) => {
    for (let i = unrest.length; i <= hour - START; i++) step(i, unrest, mood, lanes.values())
  }
  const sight = Object.fromEntries(listings.map((one) => [one.symbol, seen(seed, one, lanes)]))
  return {
    key: `walk:${seed}`,
    hour(symbol, hour) {
      const view = sight[symbol]
      if (!view || hour < START) return null
      reach(hour)
      return view(hour - START, unrest[hour - START]!)
    },
  }
}

function openLane(seed: string, coin: string, mood: Noise): Lane {
  const first = Math.log(characters[coin]!.level) + swing(0, mood)
  return { coin, noise: noiseOf(seed, `walk/${coin}`), closes: [first] }
}

/** The slow seasons that all coins share. */
function swing(hour: number, mood: Noise): number {
  const wave = (days: number, lane: number) =>
    Math.sin((2 * Math.PI * hour) / (24 * days) + 2 * Math.PI * mood.uniform(-1, lane))
  return 0.15 * wave(430, 1) + 0.07 * wave(97, 2)
}

function step(i: number, unrest: number[], mood: Noise, lanes: Iterable<Lane>): void {
  const before = unrest[i - 1] ?? 0
  const now = CALM * before + Math.sqrt(1 - CALM * CALM) * UNREST * mood.normal(i, 3)
  unrest.push(now)
  const shock = mood.uniform(i, 9) < 0.008 ? 2.5 : 1
  const lead = LEADER_HOUR * Math.exp(now - UNREST * UNREST) * shock * mood.normal(i, 4)
  const season = swing(i, mood)
  for (const { coin, noise, closes } of lanes) {
    const { level, beta, own } = characters[coin]!
    const last = closes[i]!
    const back = PULL * (Math.log(level) + season - last)
    closes.push(last + back + beta * lead + own * Math.exp(0.7 * now - 0.25) * noise.normal(i, 1))
  }
}

type View = (i: number, unrest: number) => Stretch

/** How a symbol sees the lanes: its coin, or the quotient of two. */
function seen(seed: string, listing: Listing, lanes: Map<string, Lane>): View {
  const base = lanes.get(listing.base)!
  const quote = listing.quote === 'USDT' ? null : lanes.get(listing.quote)!
  const noise = noiseOf(seed, `walk/${listing.symbol}/hour`)
  const { beta, own } = characters[listing.base]!
  const character = quote ? crossCharacters[listing.symbol]! : characters[listing.base]!
  const spread = quote ? character.own * 2 : Math.hypot(beta * LEADER_HOUR, own)
  const at = (i: number) => base.closes[i]! - (quote ? quote.closes[i]! : 0)
  return (i, unrest) => {
    const [open, close] = [at(i), at(i + 1)]
    const sigma = spread * Math.exp(unrest - 0.25)
    const move = close - open
    // Highest and lowest point of a random bridge, by their exact distribution.
    const far = (lane: number) =>
      Math.sqrt(move * move - 2 * sigma * sigma * Math.log(noise.uniform(i, lane)))
    const logs = { open, close, high: open + (move + far(1)) / 2, low: open + (move - far(2)) / 2 }
    const activity =
      dayTime(i) *
      Math.exp(0.5 * unrest - 0.03 + 0.25 * noise.normal(i, 5)) *
      (0.55 + (0.45 * Math.abs(move)) / sigma)
    return stretchOf(
      listing,
      logs,
      (character.turnover / 24) * activity,
      character.pace * 3600 * activity ** 0.6,
    )
  }
}

/** More is traded while Europe and America are awake. */
function dayTime(i: number): number {
  const weekend = Math.floor(i / 24) % 7 >= 5 ? 0.7 : 1
  return weekend * (1 + 0.35 * Math.sin((2 * Math.PI * ((i % 24) - 9)) / 24))
}

interface Logs {
  open: number
  close: number
  high: number
  low: number
}

function stretchOf(listing: Listing, logs: Logs, turnover: number, trades: number): Stretch {
  const ticks = (log: number) => Math.max(1, Math.round(Math.exp(log) * 10 ** listing.priceScale))
  const [o, c] = [ticks(logs.open), ticks(logs.close)]
  const h = Math.max(o, c, ticks(logs.high))
  const l = Math.min(o, c, ticks(logs.low))
  const price = Math.exp((logs.open + logs.close) / 2)
  const v = BigInt(Math.max(1, Math.round(turnover / price / Number(listing.step))))
  return { o, h, l, c, v, q: (v * BigInt(o + h + l + c)) / 4n, n: Math.max(60, Math.round(trades)) }
}
