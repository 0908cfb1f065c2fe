import { expect, test } from 'vitest'
import { byDepth } from '../../test-depth.ts'
import { SideBySide } from './test-side-by-side.ts'

test.each(Array.from({ length: byDepth(2, 20) }, (_, seed) => `seed ${seed}`))(
  'random orders of all types, amendments and restarts give the same results as the reference model: %s',
  async (seed) => {
    const both = new SideBySide(seed)
    for (let index = 0; index < 500; index++) await both.step(index)
    for (const type of ['stop_limit', 'stop_market', 'trailing_stop', 'oco']) {
      expect(both.counts[type], type).toBeGreaterThan(10)
    }
    for (const result of ['kept', 'queued', 'VALIDATION']) {
      expect(both.counts[result], `amendments: ${result}`).toBeGreaterThan(2)
    }
    const fired = both.pairs.filter(([{ triggeredAt }]) => triggeredAt !== null)
    expect(fired.length).toBeGreaterThan(20)
  },
)
