import { describe, expect, test } from 'vitest'
import { unknownFields } from './unknown-fields.ts'
import { deviationsOf, fits, named } from './validate.ts'

const depth = {
  ...{ symbol: 'BTCUSDT', epoch: 'a', seq: 1, ts: 1, last: '100.00' },
  ...{ bids: [['99.00', '1.00000000']], asks: [] },
}

describe('deviations of a value', () => {
  test('each deviation contains the path, the expected value and the received value', () => {
    const wrong = { ...depth, epoch: undefined, bids: [[99, '1.00000000']] }
    expect(deviationsOf(named('Depth'), wrong, '$.data')).toEqual([
      { path: '$.data.epoch', expected: 'this field', received: 'nothing' },
      { path: '$.data.bids[0][0]', expected: 'Price, such as "60123.45"', received: '99 (number)' },
    ])
  })

  test('a value that fits none of several shapes has one deviation, which lists all expectations', () => {
    const schema = { anyOf: [named('Price'), { type: 'null' }] }
    expect(deviationsOf(schema, 5)).toEqual([
      { path: '$', expected: 'Price, such as "60123.45" or null', received: '5 (number)' },
    ])
  })

  test('a field that the contract does not contain is no deviation, but unknownFields returns it', () => {
    const more = { ...depth, tag: 1 }
    expect(fits(named('Depth'), more)).toBe(true)
    expect(unknownFields(named('Depth'), more)).toEqual(new Set(['$.tag']))
  })
})
