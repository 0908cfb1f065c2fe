import { type FeedMarket, openSpot, price, quantity, seeded } from '../frames/feed.ts'

const ORDERS = 200
const CANDLES = 300

/** The intervals of the three charts, with their lengths in milliseconds. */
export const intervals = { '1m': 60_000, '5m': 300_000, '15m': 900_000 } as const

/**
 * Creates the simulated market of this benchmark. In addition to the data of the benchmark `frames`, it has candles of
 * three intervals and 200 open orders of the member.
 */
export function openDesk(): FeedMarket {
  const spot = openSpot()
  const random = seeded(23)
  const names = Object.keys(intervals) as (keyof typeof intervals)[]
  const histories = new Map(names.map((name) => [name, history(random, intervals[name])]))
  let seq = 0
  return {
    next() {
      if (random() < 0.75) return spot.next()
      seq += 1
      const name = names[seq % names.length] ?? '1m'
      const data = moved(random, histories.get(name)!)
      return { topic: `candle:spot:BTCUSDT:${name}`, seq: Math.ceil(seq / names.length), data }
    },
    answer(path, request) {
      const page = { limit: 100, total: 0, pages: 1, current: 1 }
      if (path.endsWith('historyInfo') && request.type === 'kline')
        return { list: request.to ? [] : histories.get(request.interval as keyof typeof intervals) }
      if (path.endsWith('pendOrderList')) return openOrders(request)
      if (/queryCoinMenu|historyInfo|marketDepth/.test(path)) return spot.answer(path, request)
      return { page, list: [] }
    },
  }
}

/** Returns past candles around the price of the book, oldest first. The last candle is not finished yet. */
function history(random: () => number, length: number) {
  const now = Math.floor(Date.now() / length) * length
  let close = 6_012_345
  return Array.from({ length: CANDLES }, (_, at) => {
    const open = close
    close = Math.round(open + (random() - 0.5) * 4_000)
    const [high, low] = [Math.max(open, close) + 900, Math.min(open, close) - 900]
    const t = now - (CANDLES - 1 - at) * length
    return {
      ...{ t, o: price(open), h: price(high), l: price(low), c: price(close) },
      ...{ v: quantity(random), q: '60000.00000000', n: 40 },
    }
  })
}

type Candles = ReturnType<typeof history>

/** Changes the close of the unfinished candle and returns the candle. */
function moved(random: () => number, candles: Candles): Candles[number] {
  const last = candles.at(-1)!
  const cents = Math.round(Number(last.o) * 100 + (random() - 0.5) * 1_600)
  const candle = { ...last, c: price(cents), v: quantity(random), n: last.n + 1 }
  candles[candles.length - 1] = candle
  return candle
}

function openOrders({ page = 1 }: { page?: unknown }) {
  const list = Array.from({ length: 100 }, (_, at) => order((Number(page) - 1) * 100 + at))
  return { page: { limit: 100, total: ORDERS, pages: ORDERS / 100, current: page }, list }
}

/**
 * Returns the open limit order with the index `at`. All orders have different prices: half are buy orders below the
 * price of the book, half are sell orders above it.
 */
function order(at: number) {
  const isBuy = at % 2 === 0
  return {
    order_no: `S${`${at}`.padStart(15, '0')}`,
    client_order_id: null,
    symbol: 'BTCUSDT',
    side: isBuy ? 'buy' : 'sell',
    type: 'limit',
    price: price(6_012_345 + (isBuy ? -1 : 1) * (200 + at * 90)),
    quantity: '0.10000000',
    total: null,
    filled: '0.00000000',
    quote_filled: '0.00000000',
    avg_price: '0.00000000',
    fee: '0.00000000',
    fee_coin: isBuy ? 'BTC' : 'USDT',
    tif: 'GTC',
    stp: 'expire_taker',
    trigger_price: null,
    trigger_when: null,
    trail_pct: null,
    triggered_at: null,
    oco_order_no: null,
    status: 'open',
    reason: null,
    created_at: 1_000_000 - at,
    updated_at: 1_000_000 - at,
  }
}
