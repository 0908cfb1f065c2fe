import { expect, test } from 'vitest'
import type { SymbolInfo } from '../../../shared/data/use-symbols.ts'
import { commonTurnover, matchesKeyword, sortCoins, weekChange } from './sort-coins.ts'

const coin = (symbol: string, quote: string, figures: Partial<SymbolInfo>): SymbolInfo => ({
  symbol,
  base: symbol.slice(0, -quote.length),
  quote,
  name: symbol,
  icon: '/icons/btc.svg',
  product: 'spot',
  last: '1',
  open_24h: '1',
  high_24h: '1',
  low_24h: '1',
  change_pct: '0.00',
  volume_24h: '0.00000000',
  turnover_24h: '0.00000000',
  sparkline_7d: [],
  tick: '0.01',
  step: '0.01',
  min_qty: '0.01',
  max_qty: '1',
  min_notional: '5',
  price_band: { min: '0.2', max: '5' },
  market_protection: '0.05',
  maker_fee: '0.001',
  taker_fee: '0.002',
  status: 'trading',
  ...figures,
})

const btc = coin('BTCUSDT', 'USDT', {
  last: '60000.00',
  change_pct: '2.35',
  turnover_24h: '9000000.00000000',
})
const eth = coin('ETHUSDT', 'USDT', { last: '3400.00', change_pct: '-0.47', turnover_24h: '800000.00000000' })
const cross = coin('ETHBTC', 'BTC', { last: '0.05675', change_pct: '10.00', turnover_24h: '20.00000000' })
const coins = [eth, cross, btc]
const own = (info: SymbolInfo) => info
const order = (column: string, direction: 'asc' | 'desc') =>
  sortCoins(coins, { column, direction }, own).map(({ symbol }) => symbol)

test('sorts numeric columns by value, not as text', () => {
  expect(order('last', 'desc')).toEqual(['BTCUSDT', 'ETHUSDT', 'ETHBTC'])
  expect(order('change', 'desc')).toEqual(['ETHBTC', 'BTCUSDT', 'ETHUSDT'])
  expect(order('change', 'asc')).toEqual(['ETHUSDT', 'BTCUSDT', 'ETHBTC'])
  expect(order('pair', 'asc')).toEqual(['BTCUSDT', 'ETHBTC', 'ETHUSDT'])
})

test('compares turnovers converted into USDT: 20 BTC come before 800,000 USDT', () => {
  expect(order('turnover', 'desc')).toEqual(['BTCUSDT', 'ETHBTC', 'ETHUSDT'])
  expect(commonTurnover('20.00000000', 'BTC', () => '60000.00')).toBe('1200000')
  expect(commonTurnover('20.00000000', 'XYZ', () => undefined)).toBe('20.00000000')
})

test('sorts by the live prices of the tickers, and rows with equal values by symbol', () => {
  const live = (info: SymbolInfo) => (info === eth ? { ...eth, last: '70000.00' } : info)
  const sorted = sortCoins(coins, { column: 'last', direction: 'desc' }, live)
  expect(sorted.map(({ symbol }) => symbol)).toEqual(['ETHUSDT', 'BTCUSDT', 'ETHBTC'])
  expect(order('volume', 'desc')).toEqual(['BTCUSDT', 'ETHBTC', 'ETHUSDT'])
})

test('computes the seven-day change from the first price of the sparkline to the live price', () => {
  const info = coin('A', 'A', { sparkline_7d: ['80.00', '90.00', '95.00'] })
  expect(Number(weekChange(info, '100.00'))).toBe(25)
  expect(weekChange(coin('A', 'A', {}), '100.00')).toBe('0')
})

test('finds a part of a symbol, coin or name in upper or lower case, and a pair written with a slash', () => {
  const bitcoin = { ...btc, name: 'Bitcoin' }
  for (const keyword of ['btc', 'CUSD', 'BIT', 'btc/usdt', ' BTC - USDT ', 'coin']) {
    expect(matchesKeyword(bitcoin, keyword), keyword).toBe(true)
  }
  for (const keyword of ['eth', 'bitcoins', 'usdtbtc']) expect(matchesKeyword(bitcoin, keyword)).toBe(false)
})
