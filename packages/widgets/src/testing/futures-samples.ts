import type { FuturesOrder } from '../shared/data/use-futures-orders.ts'
import type { FuturesAccount, Position } from '../shared/data/use-positions.ts'

/** Returns a sample position: 0.6 BTC long with isolated margin and 20x leverage. */
export const position = (changes: Partial<Position> = {}): Position => ({
  symbol: 'BTCUSDT',
  side: 'long',
  margin_mode: 'isolated',
  leverage: 20,
  quantity: '0.60000000',
  entry_price: '59218.40000000',
  mark_price: '60118.6',
  notional: '36071.16000000',
  initial_margin: '1776.55200000',
  margin: '1776.55200000',
  maintenance_margin: '144.28464000',
  margin_ratio_pct: '6.23',
  liq_price: '56483.5',
  bankruptcy_price: '56257.5',
  unrealized_pnl: '540.12000000',
  roe_pct: '30.40',
  realized_pnl: '0.00000000',
  take_profit: { price: '61800.0', trigger_by: 'last', order_no: 'F202601010000000011' },
  stop_loss: { price: '58200.0', trigger_by: 'mark', order_no: 'F202601010000000012' },
  opened_at: Date.UTC(2026, 0, 1),
  updated_at: Date.UTC(2026, 0, 1),
  ...changes,
})

export const futuresAccount = (changes: Partial<FuturesAccount> = {}): FuturesAccount => ({
  coin: 'USDT',
  wallet_balance: '5860.42000000',
  isolated_margin: '1776.55200000',
  cross_equity: '5781.27000000',
  cross_upnl: '-79.15000000',
  position_margin: '3376.90000000',
  order_margin: '0.00000000',
  available: '2404.37000000',
  max_transfer_out: '2404.37000000',
  maintenance_margin: '146.50000000',
  margin_ratio_pct: '2.53',
  settings: [],
  ...changes,
})

/** Returns an open contract order whose order number contains `number`. */
export const futuresOrder = (number: number, changes: Partial<FuturesOrder> = {}): FuturesOrder => {
  const ts = Date.UTC(2026, 0, 1) + number * 60_000
  return {
    order_no: `F20260101${`${number}`.padStart(10, '0')}`,
    client_order_id: null,
    symbol: 'BTCUSDT',
    side: 'buy',
    type: 'limit',
    price: '59800.0',
    quantity: '0.10000000',
    filled: '0.00000000',
    quote_filled: '0.00000000',
    avg_price: '0.00000000',
    fee: '0.00000000',
    fee_coin: 'USDT',
    leverage: 20,
    margin_mode: 'cross',
    reduce_only: false,
    tif: 'GTC',
    stp: 'expire_maker',
    trigger_price: null,
    trigger_when: null,
    trigger_by: null,
    take_profit: null,
    stop_loss: null,
    position_effect: 'open',
    liquidation: false,
    status: 'open',
    reason: null,
    created_at: ts,
    updated_at: ts,
    ...changes,
  }
}
