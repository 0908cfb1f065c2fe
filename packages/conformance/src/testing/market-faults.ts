import { type ExpectedFault, inData, type Rows } from './expected-fault.ts'

/** Faults of public market data. */
export const marketFaults: ExpectedFault[] = [
  {
    name: 'a book is crossed',
    only: 'market',
    fails: ['market/book-order'],
    answer: inData('market.depth', ({ bids, asks }: { bids: string[][]; asks: string[][] }, { product }) => {
      if (product === 'futures') bids[0]![0] = asks[0]![0]!
    }),
  },
  {
    name: 'a candle opens above its high',
    only: 'market',
    fails: ['market/candle-prices'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      const [candle] = list
      if (interval === '30m' && candle) candle.o = (Number(candle.h) * 2).toFixed(2)
    }),
  },
  {
    name: 'the turnover of a candle is impossible at its prices',
    only: 'market',
    fails: ['market/candle-turnovers'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      const candle = list.find((row) => row.q !== '0.00000000')
      if (interval === '4h' && candle) candle.q = '0.00000000'
    }),
  },
  {
    name: 'candles of weeks start on Sundays',
    only: 'market',
    fails: ['market/candle-times'],
    answer: inData('market.history', ({ list }: Rows, { interval }) => {
      if (interval === '1w') for (const candle of list) candle.t = (candle.t as number) - 86_400_000
    }),
  },
  {
    name: 'trades are listed oldest first',
    only: 'market',
    fails: ['market/index-ticks'],
    answer: inData('market.history', ({ list }: Rows, { type }) => {
      if (type === 'ticks') list.reverse()
    }),
  },
  {
    name: 'a grouped book is empty',
    only: 'market',
    fails: ['market/book-groups'],
    answer: inData('market.depth', (data: { bids: string[][]; asks: string[][] }, { group }) => {
      if (group !== undefined) Object.assign(data, { bids: [], asks: [] })
    }),
  },
  {
    name: 'contracts have no brackets',
    only: 'market',
    fails: ['market/brackets'],
    answer: inData('market.coins', (rows: { tiers?: unknown }[]) => {
      for (const row of rows) delete row.tiers
    }),
  },
  {
    name: 'the next funding is three days ahead',
    only: 'market',
    fails: ['market/funding'],
    answer: inData('market.coins', (rows: { next_funding_at?: number }[]) => {
      for (const row of rows) if (row.next_funding_at !== undefined) row.next_funding_at += 72 * 3_600_000
    }),
  },
]
