import { expect, test } from 'vitest'
import { nextSize } from './market-box.tsx'

test.each([
  ['0.05', '0.02', '0.1'],
  ['0.01', '0.005', '0.02'],
  ['12', '10', '20'],
  ['0.00003', '0.00002', '0.00005'],
  // A size below the lot step becomes zero.
  ['0.00001', '0', '0.00002'],
  // Sizes of the series that are rounded down to 0 or to the size itself are replaced by the next multiple of the lot step.
  ['0.5', '0.25', '1', '0.25'],
  ['7', '0', '14', '7'],
])(
  'from the size %s, the next smaller size is %s, and the next larger size is %s (lot step %s)',
  (size, smaller, larger, lotStep = '0.00001') => {
    expect([nextSize(size, 'smaller', lotStep), nextSize(size, 'larger', lotStep)]).toEqual([smaller, larger])
  },
)
