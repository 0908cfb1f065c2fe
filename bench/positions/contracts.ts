import { type FeedMarket, seeded } from '../frames/feed.ts'

const COUNT = 50

const tiers = [
  { floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
  { floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
  { floor: '250000', cap: '1000000', max_leverage: 50, mmr: '0.01', cum: '1300' },
]
const price = (tenths: number) => `${Math.floor(tenths / 10)}.${tenths % 10}`
const symbolOf = (at: number) => `C${`${at}`.padStart(2, '0')}USDT`
const entryOf = (at: number) => 100_000 + at * 8_000

/**
 * Creates a market of fifty contracts with one position in each. Every third position has isolated margin. Each
 * event of the market changes the mark price of the next contract.
 */
export function openContracts(): FeedMarket {
  const random = seeded(11)
  const marks = Array.from({ length: COUNT }, (_, at) => entryOf(at))
  let seq = 0
  return {
    next() {
      const at = seq % COUNT
      seq += 1
      const moved = Math.round((random() - 0.5) * 40)
      marks[at] = Math.max(entryOf(at) * 0.97, Math.min(entryOf(at) * 1.03, (marks[at] ?? 0) + moved))
      const mark_price = price(Math.round(marks[at] ?? 0))
      const funding = { funding_rate: '0.00010000', next_funding_at: 28_800_000 }
      const data = { symbol: symbolOf(at), mark_price, index_price: mark_price, ...funding, ts: Date.now() }
      return { topic: 'mark:*', seq, data }
    },
    answer(path) {
      const all = <T>(make: (at: number) => T) => Array.from({ length: COUNT }, (_, at) => make(at))
      if (path.endsWith('queryCoinMenu')) return all(contract)
      if (path.endsWith('listPositions')) return { account, list: all(position) }
      return { page: { limit: 20, total: 0, pages: 1, current: 1 }, list: [] }
    },
  }
}

const contract = (at: number) => ({
  symbol: symbolOf(at),
  base: symbolOf(at).slice(0, 3),
  quote: 'USDT',
  name: symbolOf(at).slice(0, 3),
  icon: '',
  product: 'futures',
  last: price(entryOf(at)),
  open_24h: price(entryOf(at)),
  high_24h: price(entryOf(at)),
  low_24h: price(entryOf(at)),
  change_pct: '0.00',
  volume_24h: '1000.00000000',
  turnover_24h: '1000.00000000',
  sparkline_7d: [],
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
  max_leverage: 125,
  default_leverage: 20,
  default_margin_mode: 'cross',
  tiers,
})

const account = {
  coin: 'USDT',
  wallet_balance: '500000.00000000',
  isolated_margin: '0.00000000',
  cross_equity: '500000.00000000',
  cross_upnl: '0.00000000',
  position_margin: '0.00000000',
  order_margin: '0.00000000',
  available: '500000.00000000',
  max_transfer_out: '500000.00000000',
  maintenance_margin: '0.00000000',
  margin_ratio_pct: '1.00',
  settings: [],
}

const position = (at: number) => ({
  symbol: symbolOf(at),
  side: at % 2 === 0 ? 'long' : 'short',
  margin_mode: at % 3 === 0 ? 'isolated' : 'cross',
  leverage: 20,
  quantity: '1.50000000',
  entry_price: price(entryOf(at)),
  mark_price: price(entryOf(at)),
  notional: '0.00000000',
  initial_margin: `${entryOf(at) * 0.0075}`,
  margin: `${entryOf(at) * 0.0075}`,
  maintenance_margin: '0.00000000',
  margin_ratio_pct: '1.00',
  liq_price: price(Math.round(entryOf(at) * (at % 2 === 0 ? 0.95 : 1.05))),
  bankruptcy_price: null,
  unrealized_pnl: '0.00000000',
  roe_pct: '0.00',
  realized_pnl: '0.00000000',
  take_profit: null,
  stop_loss: null,
  opened_at: 1_000_000 - at,
  updated_at: 1_000_000,
})
