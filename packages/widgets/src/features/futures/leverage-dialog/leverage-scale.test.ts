import { describe, expect, it } from 'vitest'
import { leverageAt, marksTo, positionOf } from './leverage-scale.ts'

describe('the slider of leverage', () => {
  it('marks what traders use, at even distances', () => {
    expect(marksTo(125)).toEqual([1, 5, 10, 20, 50, 125])
    expect(marksTo(75)).toEqual([1, 5, 10, 20, 50, 75])
    expect(marksTo(20)).toEqual([1, 5, 10, 20])
    expect(marksTo(1)).toEqual([1])
  })

  it('comes back from every whole leverage to itself', () => {
    for (const most of [20, 75, 100, 125]) {
      const marks = marksTo(most)
      for (let leverage = 1; leverage <= most; leverage += 1) {
        expect(leverageAt(positionOf(leverage, marks), marks)).toBe(leverage)
      }
    }
  })
})
