import { decimals, fromUnits, mul, round, toUnits } from '../../sdk/src/money/index.ts'

type Row = [base: string, quote: string, name: string, last: string, tick: string, step: string, pct: string]

const rows: Row[] = [
  ['BTC', 'USDT', 'Bitcoin', '60123.45', '0.01', '0.00001', '2.35'],
  ['ETH', 'USDT', 'Ethereum', '3412.08', '0.01', '0.0001', '1.87'],
  ['SOL', 'USDT', 'Solana', '144.86', '0.01', '0.001', '4.12'],
  ['XRP', 'USDT', 'XRP', '0.5821', '0.0001', '0.1', '-0.68'],
  ['DOGE', 'USDT', 'Dogecoin', '0.13570', '0.00001', '1', '6.48'],
  ['TRX', 'USDT', 'TRON', '0.11540', '0.00001', '0.1', '0.21'],
  ['LTC', 'USDT', 'Litecoin', '79.14', '0.01', '0.001', '-0.37'],
  ['ETH', 'BTC', 'Ethereum', '0.05675', '0.00001', '0.001', '-0.47'],
]

/**
 * Returns a price that is moved by a fraction and rounded to the tick. The function only creates sample data
 * and implements no rule of the exchange.
 */
export const moved = (price: string, tick: string, fraction: number): string =>
  round(mul(price, (1 + fraction).toFixed(6)), decimals(tick), 'HALF_UP')

/** Returns a pseudo-random number from 0 (included) to 1 (excluded), always the same for the same arguments. */
export const noise = (seed: number, at: number): number => {
  const x = Math.sin(seed * 127.1 + at * 311.7) * 43758.5453
  return x - Math.floor(x)
}

/** All symbols. They are computed once per process, because the exact arithmetic of their sparklines is slow. */
const coins = rows.map(([base, quote, name, last, tick, step, pct], seed) => ({
  symbol: base + quote,
  base,
  quote,
  name,
  icon: `/icons/${base.toLowerCase()}.svg`,
  product: 'spot',
  last,
  open_24h: moved(last, tick, -Number(pct) / 100),
  high_24h: moved(last, tick, 0.006),
  low_24h: moved(last, tick, -0.025),
  change_pct: pct,
  volume_24h: `${8812 * (seed + 1)}.34000000`,
  turnover_24h: `${quote === 'BTC' ? 465 : 526_410_000 - seed * 61_000_000}.00000000`,
  sparkline_7d: Array.from({ length: 84 }, (_, at) =>
    moved(last, tick, ((at - 83) / 83) * (Number(pct) / 60) + (noise(seed, at) - 0.5) * 0.012),
  ),
  tick,
  step,
  min_qty: step,
  max_qty: '9000.00000000',
  min_notional: '5.00000000',
  price_band: { min: '0.2', max: '5' },
  market_protection: '0.05',
  maker_fee: '0.001',
  taker_fee: '0.001',
  status: 'trading',
}))

/** Returns all symbols as the call `market.coins` returns them. The caller may change the fields of a symbol. */
export const sampleCoins = () => coins.map((coin) => ({ ...coin }))

const tiers = [
  { floor: '0', cap: '50000', max_leverage: 125, mmr: '0.004', cum: '0' },
  { floor: '50000', cap: '250000', max_leverage: 100, mmr: '0.005', cum: '50' },
  { floor: '250000', cap: '1000000', max_leverage: 50, mmr: '0.01', cum: '1300' },
  { floor: '1000000', cap: '10000000', max_leverage: 20, mmr: '0.025', cum: '16300' },
]

/** Returns the contracts of the first three symbols. Their mark price is slightly below the last price. */
export const sampleContracts = () =>
  sampleCoins()
    .slice(0, 3)
    .map((coin) => ({
      ...coin,
      product: 'futures',
      tick: '0.1',
      step: '0.001',
      min_qty: '0.001',
      last: round(coin.last, 1, 'HALF_UP'),
      mark_price: moved(coin.last, '0.1', -0.0001),
      index_price: moved(coin.last, '0.1', -0.0002),
      funding_rate: '0.00010000',
      next_funding_at: Math.ceil(Date.now() / 28_800_000) * 28_800_000,
      price_band: { min: '0.5', max: '1.5' },
      maker_fee: '0.0002',
      taker_fee: '0.0005',
      max_leverage: 125,
      default_leverage: 20,
      default_margin_mode: 'cross',
      tiers,
    }))

export type Level = [price: string, quantity: string]

/** Returns a quantity rounded up to its step, as a decimal string. */
export const quantityOf = (quantity: number, step: string): string =>
  round(round(quantity.toFixed(8), decimals(step), 'UP'), 8, 'UP')

/**
 * Returns an order book around the last price. Each side has `count` levels at an average distance of `gap` ticks. A
 * random distance of 0 to 19 ticks is added to each price, so the levels are sorted by price only if `gap` is at least
 * 20.
 */
export function sampleBook(last: string, tick: string, step: string, count = 50, gap = 35n) {
  const places = decimals(tick)
  const side = (sign: 1n | -1n): Level[] =>
    Array.from({ length: count }, (_, at) => {
      const away = (BigInt(at) * gap + BigInt(Math.floor(noise(Number(sign) + 3, at) * 20))) * toUnits(tick)
      const price = toUnits(last) + sign * (away + (sign > 0n ? toUnits(tick) : 0n))
      const quantity = noise(Number(sign) + 9, at) ** 2 * 3 + 0.01
      return [
        fromUnits(price, 8).slice(0, places === 0 ? -9 : places - 8 || undefined),
        quantityOf(quantity, step),
      ]
    })
  return { bids: side(-1n), asks: side(1n) }
}

const widths: Record<string, number> = {
  '1m': 60e3,
  '3m': 180e3,
  '5m': 300e3,
  '15m': 900e3,
  '30m': 1800e3,
  '1h': 3600e3,
  '2h': 7200e3,
  '4h': 14400e3,
  '6h': 21600e3,
  '12h': 43200e3,
  '1d': 86400e3,
  '3d': 259200e3,
  '1w': 604800e3,
  '1M': 2592000e3,
}

const widthOf = (interval: string) => widths[interval] ?? 60e3

/** Returns the number of the last candle that begins before the time `to`. Candles are counted from the Unix epoch. */
export const candleBefore = (interval: string, to: number) => Math.floor((to - 1) / widthOf(interval))

/**
 * Returns `limit` sample candles up to the one with the number `newest`, oldest first. The same candle has the same
 * prices in every answer.
 */
export function sampleCandles(last: string, tick: string, interval: string, newest: number, limit: number) {
  const width = widthOf(interval)
  const price = (at: number) =>
    moved(last, tick, 0.02 * Math.sin(at / 23) + 0.006 * Math.sin(at / 5) + (noise(1, at) - 0.5) * 0.005)
  return Array.from({ length: limit }, (_, index) => {
    const at = newest - limit + 1 + index
    const [o, c] = [price(at - 1), price(at)]
    const [low, high] = Number(o) < Number(c) ? [o, c] : [c, o]
    return {
      t: at * width,
      o,
      h: moved(high, tick, noise(2, at) * 0.0015),
      l: moved(low, tick, -noise(3, at) * 0.0015),
      c,
      v: `${(noise(4, at) * 40).toFixed(8)}`,
      q: `${(noise(4, at) * 40 * Number(c)).toFixed(8)}`,
      n: 10,
    }
  })
}

const EIGHT_HOURS = 28_800_000

/** Returns the funding rates of the last periods, newest first. */
export const sampleFunding = (last: string, tick: string, limit: number) =>
  Array.from({ length: Math.min(limit, 90) }, (_, at) => ({
    ts: (Math.floor(Date.now() / EIGHT_HOURS) - at) * EIGHT_HOURS,
    rate: ((noise(7, at) - 0.4) * 0.0005).toFixed(8),
    mark_price: moved(last, tick, 0.02 * Math.sin(at / 9)),
  }))
