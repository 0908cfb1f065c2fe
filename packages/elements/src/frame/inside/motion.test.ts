import { describe, expect, test } from 'vitest'
import { createMotion } from './motion.ts'

type At = [screenX: number, screenY: number, clientX: number, clientY: number]

/** Passes pointer events to a motion detector and returns its result for each event after the first one. */
function follow(...events: At[]): boolean[] {
  const hasMoved = createMotion()
  const reported = events.map(([screenX, screenY, clientX, clientY]) =>
    hasMoved({ screenX, screenY, clientX, clientY } as MouseEvent),
  )
  expect(reported[0]).toBe(true)
  return reported.slice(1)
}

describe('a frame that has not moved', () => {
  test.each([1, 0.5, 1.25, 3])(
    'the motion detector reports no motion if the pointer moves equally on the screen and in the frame, at a zoom of %f',
    (zoom) => {
      const at = (x: number, y: number): At => [Math.round(100 + x * zoom), Math.round(50 + y * zoom), x, y]
      expect(follow(at(10, 10), at(60, 40), at(61, 40), at(300, 220), at(12, 11))).toEqual([
        false,
        false,
        false,
        false,
      ])
    },
  )
})

describe('a frame that has moved', () => {
  test('the motion detector reports a moved frame if the frame moves away under a resting pointer', () => {
    expect(follow([210, 170, 150, 120], [210, 170, 90, 120], [211, 170, 91, 120])).toEqual([true, false])
  })

  test('the motion detector reports a moved frame if the pointer moves on the screen but hardly within the frame', () => {
    expect(follow([210, 170, 150, 120], [260, 170, 150, 120], [330, 200, 151, 121])).toEqual([true, true])
  })

  test('the motion detector reports a moved frame if two touches hit the same place of the screen but different places of the frame', () => {
    expect(follow([210, 170, 150, 120], [210, 170, 150, 340])).toEqual([true])
  })

  test('once earlier pointer events have shown the zoom, the motion detector reports a frame that moved between two distant touches', () => {
    expect(follow([210, 170, 150, 120], [310, 270, 250, 220], [210, 170, 150, 190])).toEqual([false, true])
  })
})
