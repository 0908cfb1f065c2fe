import { expect, test } from 'vitest'
import { eventName, parseValue } from './tag.ts'

test.each([
  ['', 'string', ''],
  ['BTCUSDT', 'string', 'BTCUSDT'],
  ['0.10000000000000000001', 'string', '0.10000000000000000001'],
  [undefined, 'string', undefined],
  [null, 'string', undefined],
  [false, 'string', undefined],
  [{ symbol: 'BTCUSDT' }, 'string', undefined],
  [60000, 'string', '60000'],
  ['', 'boolean', true],
  ['true', 'boolean', true],
  ['false', 'boolean', false],
  [true, 'boolean', true],
  [null, 'boolean', false],
  [undefined, 'boolean', undefined],
  ['["1m"]', 'json', ['1m']],
  ['7', 'json', 7],
  [7, 'json', 7],
  ['{', 'json', undefined],
  ['BTCUSDT', 'list', ['BTCUSDT']],
  ['BTCUSDT,ETHUSDT', 'list', ['BTCUSDT', 'ETHUSDT']],
  [' BTCUSDT ,\n ETHUSDT,', 'list', ['BTCUSDT', 'ETHUSDT']],
  ['', 'list', undefined],
  [' , ', 'list', undefined],
  ['[]', 'list', []],
  [' ["BTCUSDT", "ETHUSDT"]', 'list', ['BTCUSDT', 'ETHUSDT']],
  [['BTCUSDT'], 'list', ['BTCUSDT']],
  [null, 'list', undefined],
  [null, 'json', undefined],
  ['["BTCUSDT"', 'list', undefined],
  ['spot', ['spot', 'futures'], 'spot'],
  ['margin', ['spot', 'futures'], undefined],
  [null, ['spot', 'futures'], undefined],
] as const)('the value %j of kind %s is parsed to %j', (given, kind, value) => {
  expect(parseValue(given, kind)).toEqual(value)
})

test('a callback name such as `onOrderPlaced` becomes the event name `bourselet-order-placed`', () => {
  expect(eventName('onOrderPlaced')).toBe('bourselet-order-placed')
  expect(eventName('onSelect')).toBe('bourselet-select')
})
