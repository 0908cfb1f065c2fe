const levels = (from: number) => Array.from({ length: 20 }, (_, at) => [`${from + at}.45`, '1.23000000'])

/** The answer to every request of the benchmark: an order book of 20 levels per side. */
export const ANSWER = {
  code: 1,
  info: 'success',
  data: {
    symbol: 'BTCUSDT',
    epoch: 'e1',
    seq: 1,
    ts: 1,
    last: '60123.45',
    bids: levels(60_100),
    asks: levels(60_200),
  },
}
