import { describe, expect, test, vi } from 'vitest'
import { eventName, parseAttribute, propertyValue } from './tag.ts'

describe('parseAttribute', () => {
  test.each([
    ['', 'string', ''],
    ['BTCUSDT', 'string', 'BTCUSDT'],
    ['0.10000000000000000001', 'string', '0.10000000000000000001'],
    ['', 'boolean', true],
    ['true', 'boolean', true],
    ['false', 'boolean', false],
    ['["1m"]', 'json', ['1m']],
    [null, 'string', undefined],
    [null, 'boolean', undefined],
  ] as const)('the attribute text %j of kind %s is parsed to %j', (text, kind, value) => {
    expect(parseAttribute(text, kind)).toEqual(value)
  })

  test('an attribute with invalid JSON is ignored and reported', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(parseAttribute('{', 'json')).toBeUndefined()
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

test.each([
  ['', true],
  ['true', true],
  ['false', false],
  [true, true],
  [null, false],
  [undefined, undefined],
])('a boolean property set to %j becomes %j', (given, value) => {
  expect(propertyValue(given, 'boolean')).toBe(value)
  expect(propertyValue(given, 'string')).toBe(given)
})

test('a callback name such as `onOrderPlaced` becomes the event name `bourselet-order-placed`', () => {
  expect(eventName('onOrderPlaced')).toBe('bourselet-order-placed')
  expect(eventName('onSelect')).toBe('bourselet-select')
})
