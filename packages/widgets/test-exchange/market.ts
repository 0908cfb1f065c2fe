import {
  candleBefore,
  type Level,
  noise,
  quantityOf,
  sampleBook,
  sampleCandles,
  sampleCoins,
  sampleContracts,
  sampleFunding,
} from './sample-market.ts'

export type Request = Record<string, string | number | undefined>

const LEVELS = 50

function changed(levels: Level[], changes: Level[] = [], sign: 1 | -1): Level[] {
  const map = new Map(levels)
  for (const [price, quantity] of changes) {
    if (/^0(\.0*)?$/.test(quantity)) map.delete(price)
    else map.set(price, quantity)
  }
  return [...map].sort(([a], [b]) => sign * (Number(a) - Number(b)))
}

/**
 * Order books of a new market by symbol. They are computed once per process, because the exact arithmetic of their 800
 * levels is slow.
 */
const firstBooks = new Map(
  sampleCoins().map(({ symbol, last, tick, step }) => [
    symbol,
    { seq: 1, last, ...sampleBook(last, tick, step, LEVELS, symbol === 'BTCUSDT' ? 35n : 1n) },
  ]),
)

/**
 * Answers to requests for candles, by the content of the request. All markets share them, because the exact arithmetic
 * of 300 candles takes several milliseconds, and so does their check.
 */
const candleAnswers = new Map<string, object>()

function candles(
  symbol: unknown,
  last: string,
  tick: string,
  interval: string,
  newest: number,
  limit: number,
) {
  const key = [symbol, last, interval, newest, limit].join()
  const answer = candleAnswers.get(key) ?? {
    symbol,
    interval,
    list: sampleCandles(last, tick, interval, newest, limit),
  }
  candleAnswers.set(key, answer)
  return answer
}

/**
 * Creates the market of the test exchange: coins, books, trades and candles, and the answers of the three
 * market calls.
 */
export function createMarket() {
  const coins = sampleCoins()
  const contracts = sampleContracts()
  const books = new Map([...firstBooks].map(([symbol, book]) => [symbol, { ...book }]))
  const coinOf = (symbol: unknown) => coins.find((coin) => coin.symbol === symbol)
  const trades = (symbol: string, limit: number) => {
    const { last, tick, step } = coinOf(symbol)!
    const { bids, asks } = sampleBook(last, tick, step, 1)
    return Array.from({ length: limit }, (_, at) => ({
      id: 1_000 - at,
      ts: Date.now() - at * 800,
      price: (noise(5, at) > 0.5 ? bids : asks)[0]![0],
      qty: quantityOf(noise(6, at), step),
      side: noise(5, at) > 0.5 ? 'sell' : 'buy',
    }))
  }
  const depth = ({ symbol, limit = 20, group }: Request) => {
    const { seq, last, bids, asks } = books.get(String(symbol))!
    const cut = (levels: Level[]) => (group ? [] : levels.slice(0, Number(limit)))
    return { symbol, epoch: 'e1', seq, ts: Date.now(), last, bids: cut(bids), asks: cut(asks) }
  }
  const history = ({ symbol, type, interval = '1m', limit = 300, to }: Request) => {
    const { last, tick } = coinOf(symbol)!
    if (type === 'funding') return { list: sampleFunding(last, tick, Number(limit)) }
    if (type === 'trades') return { list: trades(String(symbol), Number(limit)) }
    const newest = candleBefore(String(interval), Number(to ?? Date.now() + 1))
    return candles(symbol, last, tick, String(interval), newest, Number(limit))
  }
  const answers: Record<string, (request: Request) => object> = {
    queryCoinMenu: ({ product }) => [...(product === 'futures' ? contracts : coins)],
    marketDepth: depth,
    historyInfo: history,
  }

  return {
    knows: (symbol: unknown) => coinOf(symbol) !== undefined,
    /**
     * Returns the answer of a market call; undefined for any other call. Only answers with candles, which never change,
     * are the same object as an earlier answer.
     */
    answer: (call: string, request: Request) => answers[call]?.(request),
    /** Sets the last price and 24-hour statistics of a symbol, and returns its ticker. */
    move(symbol: string, figures: object) {
      const coin = Object.assign(coinOf(symbol)!, figures)
      const { last, open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h } = coin
      const day = { open_24h, high_24h, low_24h, change_pct, volume_24h, turnover_24h }
      return { symbol, last, ...day, ts: Date.now() }
    },
    /**
     * Changes an order book and returns the event of this change. `skip` leaves a gap in the sequence numbers,
     * as if an event had been lost.
     */
    change(symbol: string, bids: Level[] = [], asks: Level[] = [], skip = false) {
      const book = books.get(symbol)!
      const prev_seq = book.seq + (skip ? 1 : 0)
      book.seq = prev_seq + 1
      book.bids = changed(book.bids, bids, -1)
      book.asks = changed(book.asks, asks, 1)
      return { seq: book.seq, data: { prev_seq, bids, asks } }
    },
  }
}
