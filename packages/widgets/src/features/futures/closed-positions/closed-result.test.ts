import { expect, test } from 'vitest'
import { netResult, realizedRoe } from './closed-result.ts'

const closed = {
  realized_pnl: '93.33333333',
  fees: '9.01500000',
  funding: '-1.25000000',
  entry_price: '60000.00000000',
  max_quantity: '0.30000000',
  leverage: 20,
}

test('netResult returns the result after costs, realizedRoe the return on equity of a position', () => {
  expect(netResult(closed)).toBe('83.06833333')
  expect(realizedRoe(closed)).toBe('10.37')
  expect(realizedRoe({ ...closed, realized_pnl: '-900.00000000' })).toBe('-100.00')
})
