import { expect, test } from 'vitest'
import { formatAmount } from '../../shared/format/format-amount.ts'
import { bindPosition } from './positions/position-format.ts'
import { resultText } from './result-text.ts'

const format = { amount: formatAmount.bind(null, 'en') }
const lists = bindPosition('en', '0.1', '0.001')

test.each([
  ['611.039', '+611.03'],
  ['-611.031', '−611.04'],
  ['-0.001', '−0.01'],
  ['0.009', '0.00'],
  ['0', '0.00'],
])(
  'rounds the result %s toward negative infinity in lists of positions, cards and dialogs',
  (value, text) => {
    expect(lists.result(value)).toBe(text)
    expect(resultText(format, value)).toBe(text)
  },
)
