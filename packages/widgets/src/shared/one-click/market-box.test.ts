import { expect, test } from 'vitest'
import { nextSize } from './market-box.tsx'

test.each([
  ['0.05', '0.02', '0.1'],
  ['0.01', '0.005', '0.02'],
  ['12', '10', '20'],
  ['0.00003', '0.00002', '0.00005'],
  // A size below the lot step becomes zero.
  ['0.00001', '0', '0.00002'],
])(
  'from the size %s, the next smaller size is %s, and the next larger size is %s',
  (size, smaller, larger) => {
    expect([nextSize(size, 'smaller', '0.00001'), nextSize(size, 'larger', '0.00001')]).toEqual([
      smaller,
      larger,
    ])
  },
)
