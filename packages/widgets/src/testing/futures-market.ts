import type { Exposure, FuturesMarket, Margin, Rates } from '../features/futures/futures-ticket/exposure.ts'
import { type FuturesDraft, newFuturesDraft } from '../features/futures/futures-ticket/model.ts'
import type { Position } from '../shared/data/use-positions.ts'
import { position as samplePosition } from './futures-samples.ts'

/** The first four tiers of the margin table of BTCUSDT (docs/rules.md#futures). */
export const tiers = [
  { bracket: 1, floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
  { bracket: 2, floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
  { bracket: 3, floor: '250000', cap: '1000000', max_leverage: 50, mmr: '0.01', cum: '1300' },
  { bracket: 4, floor: '1000000', cap: '10000000', max_leverage: 20, mmr: '0.025', cum: '16300' },
]

/** The BTCUSDT perpetual contract: best bid 59,990.0, best ask 60,000.0, mark price 60,000. */
export const contract: FuturesMarket = {
  rules: {
    symbol: 'BTCUSDT',
    base: 'BTC',
    quote: 'USDT',
    tick: '0.1',
    step: '0.001',
    min_qty: '0.001',
    max_qty: '1000',
    min_notional: '5',
    price_band: { min: '0.5', max: '1.5' },
    market_protection: '0.05',
    maker_fee: '0.0002',
    taker_fee: '0.0005',
    status: 'trading',
  },
  last: '60000.0',
  mark: '60000.0',
  tiers,
  bids: [
    ['59990.0', '0.20000000'],
    ['59000.0', '20.00000000'],
  ],
  asks: [
    ['60000.0', '0.10000000'],
    ['60100.0', '0.20000000'],
    ['61000.0', '20.00000000'],
  ],
}

export const rates: Rates = { maker: '0.0002', taker: '0.0005' }
export const cross20: Margin = { mode: 'cross', leverage: 20 }
export const isolated20: Margin = { mode: 'isolated', leverage: 20 }

/** A futures account of 10,000 USDT without positions. */
export const exposure: Exposure = {
  available: '10000.00000000',
  wallet: '10000.00000000',
  cash: '10000.00000000',
  position: null,
  orders: [],
  others: { maintenance: '0', pnl: '0' },
}

/** Returns the sample position at the mark price 60,000, without take-profit and stop-loss. */
export const position = (changes: Partial<Position> = {}): Position =>
  samplePosition({
    mark_price: '60000.0',
    notional: '36000.00000000',
    maintenance_margin: '144.00000000',
    margin_ratio_pct: '6.40',
    unrealized_pnl: '468.96000000',
    roe_pct: '26.39',
    take_profit: null,
    stop_loss: null,
    ...changes,
  })

/** Returns the entries of a ticket for a limit order that buys 0.3 BTC at 59,000. `changes` replace some of them. */
export const draft = (changes: Partial<FuturesDraft> = {}): FuturesDraft => ({
  ...newFuturesDraft('buy', '59000'),
  size: { by: 'quantity', value: '0.3' },
  ...changes,
})
