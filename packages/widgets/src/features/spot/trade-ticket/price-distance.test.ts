import { expect, test } from 'vitest'
import { formatAmount } from '../../../shared/format/format-amount.ts'
import { formatPercent } from '../../../shared/format/format-percent.ts'
import { distanceText } from './price-distance.ts'

const format = {
  amount: formatAmount.bind(null, 'en'),
  percent: formatPercent.bind(null, 'en'),
}

test.each([
  ['9.99', '5994', '+5,994.00 (+9.99%)'],
  ['10', '6000', '+10.00%'],
  ['-9.99', '-5994', '−5,994.00 (−9.99%)'],
  ['-10', '-6000', '−10.00%'],
  ['250.5', '150300', '+250.50%'],
])(
  'a price distance of %s percent is shown with its amount only if it is below 10 percent',
  (percent, amount, text) => {
    expect(distanceText({ percent, amount }, format)).toBe(text)
  },
)
