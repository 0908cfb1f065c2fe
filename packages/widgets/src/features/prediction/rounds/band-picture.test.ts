import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeTicks } from '../../../shared/data/live-index.ts'
import { apart, type Band, bandPicture, heightOf } from './band-picture.ts'

const S = 1_000
const tick = (second: number, price: string) => ({ id: second, ts: second * S, price })
const band = (left: number, right: number, from: number, changes: Partial<Band> = {}): Band => ({
  left,
  right,
  from: from * S,
  to: (from + 300) * S,
  lock: '100.00',
  result: null,
  ...changes,
})

describe('price line across the cards', () => {
  const past = band(0, 200, 0, { result: 'bull' })
  const live = band(210, 610, 300, { lock: '101.00' })

  it('between the cards of consecutive rounds, the price line continues across the gap', () => {
    const { areas, joints, head } = bandPicture(
      [past, live],
      [tick(0, '100.00'), tick(300, '101.00'), tick(450, '100.50')],
      true,
    )
    expect(areas[0]?.line).toEqual([
      { x: 0, y: 100 },
      { x: 205, y: 101 },
    ])
    expect(areas[1]?.line[0]).toEqual({ x: 205, y: 101 })
    expect(joints).toEqual([{ x: 205, y: 101, trend: 'up' }])
    // The card of the live round is drawn from 205 to 610 px. The price line ends halfway through the card, below the
    // locked price.
    expect(head).toEqual({ x: 407.5, y: 100.5, trend: 'down' })
  })

  it('between the cards of rounds that are not consecutive, the price line is interrupted', () => {
    const { joints, areas } = bandPicture(
      [band(0, 200, -600, { result: 'bull' }), live],
      [tick(300, '101.00')],
      true,
    )
    expect(joints).toEqual([])
    expect(areas[1]?.line[0]?.x).toBe(210)
  })

  it('the price line of a round starts at its locked price, if there is one, and contains only ticks of that round', () => {
    const { areas } = bandPicture([live], [tick(299, '90.00'), tick(310, '102.00'), tick(601, '90.00')], true)
    expect(areas[0]?.line.map(({ y }) => y)).toEqual([101, 102])
    const open = bandPicture([band(0, 300, 0, { lock: null })], [tick(150, '7.00')], true)
    expect(open.areas[0]).toEqual({ line: [{ x: 150, y: 7 }], lock: null, price: null })
  })

  it('all cards share one price axis, which spans at least 0.05 % of the price; without ticks the axis still has a range', () => {
    const { min, max } = bandPicture([past, live], [], true)
    expect([min, max]).toEqual([100, 101])
    const calm = bandPicture([past], [tick(1, '100.001')], false)
    expect(calm.max - calm.min).toBeCloseTo(0.05, 3)
    expect(calm.head).toBeNull()
    expect(bandPicture([], [], true)).toMatchObject({ min: 0, max: 1, head: null })
  })
})

describe('ticks of two sources', () => {
  /** Generates consecutive ticks of one published series. An API response and the stream contain such ticks. */
  const part = fc
    .tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }))
    .map(([from, count]) => Array.from({ length: count }, (_, at) => tick(from + at, `${100 + (at % 7)}`)))

  it('the ticks of two overlapping sources are merged into one line that is ordered by time', () => {
    const cards = [band(0, 200, 0), band(210, 410, 300), band(420, 820, 600)]
    fc.assert(
      fc.property(part, part, (older, live) => {
        const ticks = mergeTicks(older, live)
        expect(new Set(ticks.map(({ id }) => id)).size).toBe(ticks.length)
        expect(new Set([...older, ...live].map(({ id }) => id)).size).toBe(ticks.length)
        for (const { line } of bandPicture(cards, ticks, true).areas) {
          for (const [at, place] of line.entries()) {
            if (at > 0) expect(place.x).toBeGreaterThan(line[at - 1]!.x)
          }
        }
      }),
    )
  })
})

it('converts prices to heights, and keeps two price labels a minimum distance apart and in their range', () => {
  expect(heightOf(100, { min: 100, max: 200 }, 10, 110)).toBe(110)
  expect(heightOf(200, { min: 100, max: 200 }, 10, 110)).toBe(10)
  const range = { first: 12, last: 70 }
  expect(apart(40, 65, 22, range)).toBe(65)
  expect(apart(40, 45, 22, range)).toBe(62)
  expect(apart(40, 35, 22, range)).toBe(18)
  expect(apart(60, 90, 22, range)).toBe(38)
  expect(apart(20, 15, 22, range)).toBe(42)
  expect(apart(20, 90, 22, range)).toBe(70)
})
