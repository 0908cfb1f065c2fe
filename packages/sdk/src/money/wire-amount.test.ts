import { expect, it } from 'vitest'
import { isWireAmount } from './wire-amount.ts'

const good = ['1', '0.00000001', '0.1', '10', '123.45000000', '999999999999999.99999999', '1.0']
const bad: unknown[] = [
  '0',
  '0.0',
  '0.00000000',
  '-1',
  '+1',
  ' 1',
  '1 ',
  '1\n',
  '',
  '.5',
  '1.',
  '01',
  '00.1',
  '1,5',
  '1e3',
  '1e400',
  '0x10',
  'NaN',
  'Infinity',
  '１',
  '٣',
  '0.000000001',
  '1.000000000',
  '1000000000000000',
  `1${'0'.repeat(40)}`,
  1,
  1n,
  Number.NaN,
  null,
  undefined,
  {},
  ['1'],
  true,
]

it.each(good)('the API accepts the amount %j', (text) => {
  expect(isWireAmount(text)).toBe(true)
})

it.each(bad.map((text) => [String(text).slice(0, 20), typeof text, text]))(
  'the API rejects %s (%s) as an amount',
  (_shown, _type, text) => {
    expect(isWireAmount(text)).toBe(false)
  },
)
