import { array, assert, boolean, constant, integer, oneof, property } from 'fast-check'
import { expect, test } from 'vitest'
import { axisTags, TAG_HEIGHT } from './axis-tags.ts'

const last = { top: 90, bottom: 122, y: 100 }

test('overlapping labels move apart, away from the label of the last price; all others stay at their prices', () => {
  expect(axisTags([30, 95, 99, 104, 180], last, 400)).toEqual([30, 60, 80, 132, 180])
  expect(axisTags([100, 101], null, 400)).toEqual([100, 120])
})

test('a label that no longer fits between the last price and the edge of the axis is left out', () => {
  const atTop = { top: 5, bottom: 37, y: 15 }
  expect(axisTags([8, 20], atTop, 400)).toEqual([null, 47])
  expect(axisTags([20, 25], { top: 40, bottom: 72, y: 50 }, 80)).toEqual([null, 25])
  expect(axisTags([60], { top: 40, bottom: 72, y: 50 }, 80)).toEqual([null])
})

test('labels do not overlap each other or the last price, stay within the axis, and keep the order of the prices', () => {
  const y = integer({ min: 0, max: 400 })
  const span = integer({ min: -20, max: 420 }).chain((at) =>
    boolean().map((hasTime) => ({ top: at - 10, bottom: at + (hasTime ? 22 : 9), y: at })),
  )
  assert(
    property(array(y, { maxLength: 30 }), oneof(constant(null), span), (found, last) => {
      const places = found.sort((a, b) => a - b)
      const tags = axisTags(places, last, 400)
      const shown = tags.filter((tag) => tag !== null)
      for (const [at, tag] of shown.entries()) {
        expect(tag - TAG_HEIGHT / 2).toBeGreaterThanOrEqual(0)
        expect(tag + TAG_HEIGHT / 2).toBeLessThanOrEqual(400)
        if (at > 0) expect(tag - shown[at - 1]!).toBeGreaterThanOrEqual(TAG_HEIGHT)
        if (last) {
          const isApart = tag + TAG_HEIGHT / 2 <= last.top || tag - TAG_HEIGHT / 2 >= last.bottom
          expect(isApart).toBe(true)
        }
      }
      expect(tags).toHaveLength(places.length)
    }),
  )
})
