import { expect, test } from 'vitest'
import { bindPosition } from '../../features/futures/positions/position-format.ts'
import { formatAmount } from './format-amount.ts'
import { resultText } from './result-text.ts'

const format = { amount: formatAmount.bind(null, 'en') }
const lists = bindPosition('en', '0.1', '0.001')

test.each([
  ['611.039', '+611.03'],
  ['-611.031', '−611.04'],
  ['-0.001', '−0.01'],
  ['0.009', '0.00'],
  ['0', '0.00'],
])('rounds the result %s toward negative infinity, also in live lists of positions', (value, text) => {
  expect(lists.result(value)).toBe(text)
  expect(resultText(format, value)).toBe(text)
})
