import { expect, test } from 'vitest'
import { publicDetail } from './public-detail.ts'

test.each([
  ['BTCUSDT', 'BTCUSDT'],
  [true, true],
  [undefined, null],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', null],
  ['me@example.com', null],
  [
    { symbol: 'BTCUSDT', side: 'buy', price: '40000.00', quantity: '1', order_no: 'S2026', fills: [{}] },
    { symbol: 'BTCUSDT', side: 'buy', order_no: 'S2026' },
  ],
  [
    { coin: 'USDT', address: 'TR7N', amount: '20', status: 'review', memo: 'x' },
    { coin: 'USDT', status: 'review' },
  ],
  [
    {
      name: 'INSUFFICIENT_BALANCE',
      operation: 'spot.place',
      message: 'me@example.com',
      params: { need: '2' },
    },
    { name: 'INSUFFICIENT_BALANCE', operation: 'spot.place' },
  ],
  [{ name: 'TIMEOUT', operation: '/withdraw/TR7N' }, { name: 'TIMEOUT' }],
  [{ symbol: { toString: 'x' }, name: 'me@example.com' }, {}],
])('a frame publishes the event detail %j to its host page as %j', (detail, published) => {
  expect(publicDetail(detail)).toEqual(published)
})
