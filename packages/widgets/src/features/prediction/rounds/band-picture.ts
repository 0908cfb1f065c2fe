import type { IndexTick } from '../../../shared/data/live-index.ts'

// This file converts prices to numbers, because canvas coordinates are numbers.

/** A card of a round: its position, its time range, and its locked price. */
export type Band = {
  left: number
  right: number
  from: number
  to: number
  /** The price at which the round was locked; null if it is not locked yet. */
  lock: string | null
  result: 'bull' | 'bear' | 'tie' | null
}

export type Place = { x: number; y: number }

export type BandArea = { line: Place[]; lock: Place[] | null; price: number | null }

export type BandPicture = {
  min: number
  max: number
  areas: BandArea[]
  /**
   * The points of the price line between the cards of consecutive rounds, at the locked price of the later round.
   * `trend` is the result of the earlier round.
   */
  joints: (Place & { trend: 'up' | 'down' | 'none' })[]
  /** The position of the latest price on the live card; null if there is none. */
  head: (Place & { trend: 'up' | 'down' | 'none' }) | null
}

const trend = (now: number, from: number) => (now > from ? 'up' : now < from ? 'down' : 'none')

/**
 * Returns one price line across all cards with a common price axis. For cards of consecutive rounds, each drawing
 * area extends to the middle of the gap between them, so that the line has no break.
 */
export function bandPicture(
  bands: readonly Band[],
  ticks: readonly IndexTick[],
  isLive: boolean,
): BandPicture {
  const joins = (at: number) => bands[at - 1]?.to === bands[at]?.from
  const edges = bands.map(({ left, right }, at) => ({
    start: at > 0 && joins(at) ? (bands[at - 1]!.right + left) / 2 : left,
    end: at < bands.length - 1 && joins(at + 1) ? (right + bands[at + 1]!.left) / 2 : right,
  }))
  const areas = bands.map((band, at) => areaOf(band, edges[at]!, ticks))
  const prices = areas.flatMap(({ line, price }) => [
    ...line.map(({ y }) => y),
    ...(price === null ? [] : [price]),
  ])
  const joints = bands.flatMap((band, at) => {
    const next = bands[at + 1]
    if (!next?.lock || !joins(at + 1)) return []
    const result =
      band.result === 'bull'
        ? ('up' as const)
        : band.result === 'bear'
          ? ('down' as const)
          : ('none' as const)
    return [{ x: edges[at]!.end, y: Number(next.lock), trend: result }]
  })
  const last = areas.at(-1)
  const end = isLive ? last?.line.at(-1) : undefined
  const { min, max } = rangeOf(prices)
  return { min, max, areas, joints, head: end ? { ...end, trend: trend(end.y, last?.price ?? end.y) } : null }
}

function areaOf(band: Band, edge: { start: number; end: number }, ticks: readonly IndexTick[]): BandArea {
  const { from, to } = band
  const scale = (edge.end - edge.start) / (to - from)
  const price = band.lock === null ? null : Number(band.lock)
  const inside = between(ticks, from, to)
  const line = inside.map((tick) => ({ x: edge.start + (tick.ts - from) * scale, y: Number(tick.price) }))
  // The locked price is that of a tick slightly older than the left edge of the round's card. So `inside` does not
  // contain this tick. The locked price is added as the first point of the line.
  if (price !== null && line[0] && line[0].x > edge.start) line.unshift({ x: edge.start, y: price })
  const lock =
    price === null
      ? null
      : [
          { x: band.left + 1, y: price },
          { x: band.right - 1, y: price },
        ]
  return { line, lock, price }
}

function between(ticks: readonly IndexTick[], from: number, to: number): IndexTick[] {
  return ticks.filter(({ ts }) => ts >= from && ts <= to)
}

/**
 * Returns the price range of the axis. The range is at least 0.05 % of the price; a smaller one would make
 * tiny changes look large.
 */
function rangeOf(prices: readonly number[]): { min: number; max: number } {
  if (prices.length === 0) return { min: 0, max: 1 }
  const low = prices.reduce((least, price) => Math.min(least, price))
  const high = prices.reduce((most, price) => Math.max(most, price))
  const room = Math.max(0, (high * 0.0005 - (high - low)) / 2)
  return { min: low - room, max: high + room }
}

/** Converts a price to its vertical position in px, between `top` and `bottom`. */
export const heightOf = (
  price: number,
  { min, max }: Pick<BandPicture, 'min' | 'max'>,
  top: number,
  bottom: number,
) => (max === min ? (top + bottom) / 2 : top + ((max - price) / (max - min)) * (bottom - top))

/** The positions in px that a price label may have: `first` is the topmost, `last` the lowest. */
export type LabelRange = { first: number; last: number }

/** Returns the nearest vertical position in the range. */
export const within = (at: number, { first, last }: LabelRange): number => Math.max(first, Math.min(last, at))

/**
 * Returns the vertical position of a price label whose price is at `other`. The position is in the range and at least
 * `least` away from `fixed`, the position of a label that does not move.
 */
export function apart(fixed: number, other: number, least: number, range: LabelRange): number {
  const place = within(other, range)
  if (Math.abs(place - fixed) >= least) return place
  const isAbove = other < fixed ? fixed - least >= range.first : fixed + least > range.last
  return isAbove ? fixed - least : fixed + least
}
