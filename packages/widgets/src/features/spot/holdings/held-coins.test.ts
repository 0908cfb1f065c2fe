import { expect, it } from 'vitest'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import type { SpotOrder } from '../../../shared/data/use-open-orders.ts'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { heldCoins } from './held-coins.ts'

const listed = ['BTC/USDT', 'ETH/USDT', 'ETH/BTC'].map((name) => {
  const [base, quote] = name.split('/')
  return { symbol: `${base}${quote}`, base, quote } as SymbolInfo
})

const balance = (coin: string, total: string, value_usdt = '0', account = 'spot') =>
  ({ coin, account, total, frozen: '0', price_usdt: '0', value_usdt }) as Wallet['list'][number]

type Filled = { side?: 'buy' | 'sell'; symbol?: string; older?: { qty: string; total: string; fee: string } }

let count = 0

/** Returns an order with one trade of quantity 1. `older` is what it traded before the listed trade. */
const order = (price: string, { side = 'buy', symbol = 'BTCUSDT', older }: Filled = {}): SpotOrder => {
  count += 1
  const sum = (listed: string, rest = '0') => String(Number(listed) + Number(rest))
  return {
    ...{ order_no: `S${count}`, side, symbol, created_at: count },
    filled: sum('1', older?.qty),
    quote_filled: sum(price, older?.total),
    fee: sum('0.1', older?.fee),
    fills: [{ trade_id: count, ts: count, price, qty: '1', fee: '0.1' }],
  } as SpotOrder
}

const knownOf = (orders: SpotOrder[], total = '9') =>
  heldCoins([balance('BTC', total)], orders, listed)[0]?.known

it('lists the coins of the spot account without USDT and without zeros, highest value first', () => {
  const wallet = [
    balance('BTC', '1', '60'),
    balance('USDT', '500', '500'),
    balance('ETH', '2', '80'),
    balance('SOL', '0'),
    balance('DOGE', '5', '1', 'finance'),
  ]
  expect(heldCoins(wallet, [], listed).map(({ coin }) => coin)).toEqual(['ETH', 'BTC'])
})

it('counts the trades of the pair with USDT in their order of time, whatever the order of the answer', () => {
  const trades = [order('100'), order('300'), order('999', { side: 'sell' })]
  const other = order('0.05', { symbol: 'ETHBTC' })
  // 1.8 BTC for 400 USDT, of which 1 BTC was sold.
  const expected = { quantity: '0.8', cost: '177.777777777777777778' }
  expect(knownOf([...trades, other].reverse())).toEqual(expected)
})

it('counts the older trades of an order that an answer does not list', () => {
  const large = order('100', { older: { qty: '3', total: '240', fee: '0.3' } })
  expect(knownOf([large])).toEqual({ quantity: '3.6', cost: '340' })
})

it('an order of which no trade is listed counts at its last change', () => {
  const bought = { ...order('300'), fills: [] }
  const others = [order('100'), order('130', { side: 'sell' })]
  expect(knownOf([{ ...bought, updated_at: count + 1 }, ...others])).toEqual({ quantity: '0.9', cost: '300' })
})

it('a sell has its fee in USDT, which does not change what is left', () => {
  expect(knownOf([order('100'), order('100'), order('130', { side: 'sell' })])?.quantity).toBe('0.8')
})

it('coins that left the account without a trade take their share of the cost with them', () => {
  expect(knownOf([order('100')], '0.45')).toEqual({ quantity: '0.45', cost: '50' })
})
