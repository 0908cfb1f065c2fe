import { expect, test } from 'vitest'
import { formatAmount } from '../../../shared/format/format-amount.ts'
import { resultText } from '../../../shared/format/result-text.ts'
import { bindPosition } from './position-format.ts'

const positions = bindPosition('en', '0.1', '0.001')
const format = { amount: formatAmount.bind(null, 'en') }

test.each(['611.039', '-611.031', '-0.001', '0.009', '0'])(
  'the list of positions formats the profit or loss %s like all other lists',
  (value) => {
    expect(positions.result(value)).toBe(resultText(format, value))
  },
)
