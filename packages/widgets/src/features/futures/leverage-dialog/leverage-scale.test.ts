import { describe, expect, it } from 'vitest'
import { leverageAt, marksTo, positionOf } from './leverage-scale.ts'

describe('leverage slider', () => {
  it('the slider has at most six marks: common leverage values and the maximum', () => {
    expect(marksTo(125)).toEqual([1, 5, 10, 20, 50, 125])
    expect(marksTo(75)).toEqual([1, 5, 10, 20, 50, 75])
    expect(marksTo(20)).toEqual([1, 5, 10, 20])
    expect(marksTo(1)).toEqual([1])
  })

  it('every whole leverage has a slider position that converts back to the same leverage', () => {
    for (const most of [20, 75, 100, 125]) {
      const marks = marksTo(most)
      for (let leverage = 1; leverage <= most; leverage += 1) {
        expect(leverageAt(positionOf(leverage, marks), marks)).toBe(leverage)
      }
    }
  })
})
