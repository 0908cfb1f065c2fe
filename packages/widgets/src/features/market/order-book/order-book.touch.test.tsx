import { expect, test } from 'vitest'
import { line, ready, show } from './test-book.tsx'

test.each(['stacked', 'split'] as const)(
  'on a touch device, the rows of the layout %s are at least 24 px high',
  async (layout) => {
    await show({ layout, onPriceSelect: () => {} })
    await ready()
    expect(line('bids', 0).getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
  },
)
