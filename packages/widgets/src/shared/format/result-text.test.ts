import { expect, test } from 'vitest'
import { formatAmount } from './format-amount.ts'
import { resultText } from './result-text.ts'

const format = { amount: formatAmount.bind(null, 'en') }

test.each([
  ['611.039', '+611.03'],
  ['-611.031', '−611.04'],
  ['-0.001', '−0.01'],
  ['0.009', '0.00'],
  ['0', '0.00'],
])('rounds the profit or loss %s toward negative infinity', (value, text) => {
  expect(resultText(format, value)).toBe(text)
})
