import type { Schema } from '@bourselet/sdk'
import { type Funds, newDraft, type OrderDraft } from '../features/spot/trade-ticket/model.ts'
import type { SpotOrder } from '../shared/data/use-open-orders.ts'
import type { OrderMarket, Rules } from '../shared/ticket/order-terms.ts'

/** The trading rules of the pair BTC/USDT in tests. */
export const rules: Rules = {
  symbol: 'BTCUSDT',
  base: 'BTC',
  quote: 'USDT',
  tick: '0.01',
  step: '0.00001',
  min_qty: '0.00001',
  max_qty: '9000',
  min_notional: '5',
  price_band: { min: '0.2', max: '5' },
  market_protection: '0.05',
  maker_fee: '0.001',
  taker_fee: '0.002',
  status: 'trading',
}

/** A spot market for tests: BTC/USDT with the best bid 59,990 and the best ask 60,000. */
export const market: OrderMarket = {
  rules,
  last: '60000.00',
  bids: [
    ['59990.00', '0.20000000'],
    ['59000.00', '1.00000000'],
    ['56000.00', '5.00000000'],
  ],
  asks: [
    ['60000.00', '0.10000000'],
    ['60100.00', '0.20000000'],
    ['61000.00', '0.50000000'],
    ['63500.00', '3.00000000'],
  ],
}

export const funds: Funds = {
  base: '0.50000000',
  quote: '10000.00000000',
  maker: '0.001',
  taker: '0.002',
}

export const draft = (changes: Partial<OrderDraft> = {}): OrderDraft => ({
  ...newDraft('buy', '59000'),
  size: { by: 'quantity', value: '0.05' },
  ...changes,
})

/** Returns an open limit order that buys 0.05 BTC at 60,000. `changes` replace its fields. */
export const spotOrder = (changes: Partial<SpotOrder> = {}): SpotOrder => ({
  order_no: 'S202601010000000001',
  client_order_id: null,
  symbol: 'BTCUSDT',
  side: 'buy',
  type: 'limit',
  price: '60000.00',
  quantity: '0.05000000',
  total: null,
  filled: '0.00000000',
  quote_filled: '0.00000000',
  avg_price: '0.00000000',
  fee: '0.00000000',
  fee_coin: 'BTC',
  tif: 'GTC',
  stp: 'expire_maker',
  trigger_price: null,
  trigger_when: null,
  trail_pct: null,
  triggered_at: null,
  oco_order_no: null,
  status: 'open',
  reason: null,
  created_at: 1_000,
  updated_at: 1_000,
  ...changes,
})

/**
 * Returns a 15-minute candle with the given open, high, low and close prices: the current candle, or the one `ago`
 * candles before it.
 */
export const candleOf = ([o, h, l, c]: [string, string, string, string], ago = 0): Schema<'Candle'> => ({
  t: (Math.floor(Date.now() / 900_000) - ago) * 900_000,
  ...{ o, h, l, c, v: '1.00000000', q: '1.00000000', n: 1 },
})
