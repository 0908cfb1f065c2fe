import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { testFutures } from './test-futures.ts'

let database: Database
beforeAll(async () => {
  const futures = await testFutures()
  database = futures.sandbox.exchange().database
  await futures.mark({ BTCUSDT: '60000' })
  const order = { type: 'limit', price: '60000', quantity: '0.2', margin_mode: 'isolated' }
  for (const side of ['sell', 'buy']) {
    for (const token of [futures.ann, futures.bob]) await futures.place(token, { ...order, side })
  }
})

describe('database constraints', () => {
  test.each([
    [
      'two positions of a member in one symbol',
      'INSERT INTO futures_positions SELECT * FROM futures_positions',
      'futures_positions_pkey',
    ],
    ['an empty position', 'UPDATE futures_positions SET quantity = 0', 'quantity_check'],
    [
      'a cross position with a margin',
      `UPDATE futures_positions SET margin = 1, margin_mode = 'cross'`,
      'positions_margin',
    ],
    [
      'an ended order that still reserves funds',
      `UPDATE futures_orders SET reserved = 1, status = 'completed'`,
      'reserve_while_open',
    ],
    [
      'an order filled beyond its quantity',
      'UPDATE futures_orders SET filled = quantity + 1',
      'not_overfilled',
    ],
    [
      'a client order id that a member uses twice',
      `UPDATE futures_orders SET client_order_id = 'x', asked = 'x', client_id_live = true`,
      'client_id',
    ],
    ['a negative debt', 'INSERT INTO futures_cash VALUES (99, -1)', 'debt_check'],
    ['an order of an unknown member', 'UPDATE futures_orders SET member_id = 99', 'member_id_fkey'],
    ['a leverage above 125', 'UPDATE futures_settings SET leverage = 126', 'leverage_check'],
    [
      'two fundings of one symbol at the same time',
      `INSERT INTO funding_rates SELECT 'X', 1, '0', '1', true FROM generate_series(1, 2)`,
      'funding_rates_pkey',
    ],
  ])('the futures tables reject %s', async (_name, statement, message) => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(message)
  })
})
