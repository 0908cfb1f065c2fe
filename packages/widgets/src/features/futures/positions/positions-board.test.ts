import { expect, test } from 'vitest'
import type { MarkPrice } from '../../../shared/data/live-marks.ts'
import { futuresAccount, position } from '../../../testing/futures-samples.ts'
import { createPositionsBoard } from './positions-board.ts'

const tiers = [{ bracket: 1, floor: '0', cap: '1000000', max_leverage: 125, mmr: '0.004', cum: '0' }]
const btc = position()
const eth = position({
  symbol: 'ETHUSDT',
  margin_mode: 'cross',
  quantity: '4.50000000',
  entry_price: '3561.2',
})
const sol = position({
  symbol: 'SOLUSDT',
  margin_mode: 'cross',
  quantity: '62.00000000',
  entry_price: '146.85',
})

/** Returns a board of the given positions (`board`), and a function that publishes a mark price (`mark`). */
function open(list = [btc, eth, sol]) {
  let now: ReadonlyMap<string, MarkPrice> = new Map()
  let publish = () => {}
  const marks = {
    get: () => now,
    subscribe(listener: () => void) {
      publish = listener
      return () => {
        publish = () => {}
      }
    },
  }
  const board = createPositionsBoard(marks, { account: futuresAccount(), list }, () => ({
    tick: '0.01',
    tiers,
  }))
  const mark = (symbol: string, mark_price: string) => {
    now = new Map([...now, [symbol, { symbol, mark_price } as MarkPrice]])
    publish()
  }
  return { board, mark }
}

test('until the first mark price is published, returns the positions as the server returned them', () => {
  const { board } = open()
  expect(board.position('BTCUSDT')).toBe(btc)
  expect(board.position('XRPUSDT')).toBeUndefined()
  expect(board.account()).toEqual(futuresAccount())
})

test('calls the listener of an isolated position only if its own mark price changes', () => {
  const { board, mark } = open()
  const rendered: string[] = []
  board.subscribe('BTCUSDT', () => rendered.push(board.position('BTCUSDT')?.unrealized_pnl ?? ''))
  mark('BTCUSDT', '60218.4')
  mark('ETHUSDT', '3500.00')
  expect(rendered).toEqual(['600.00000000'])
})

test('calls the listener of a cross position if the mark price of any cross position changes', () => {
  const { board, mark } = open()
  const prices: (string | null | undefined)[] = []
  board.subscribe('ETHUSDT', () => prices.push(board.position('ETHUSDT')?.liq_price))
  mark('SOLUSDT', '146.85')
  mark('SOLUSDT', '120.00')
  mark('BTCUSDT', '10000.0')
  expect(prices).toHaveLength(2)
  expect(Number(prices[1])).toBeGreaterThan(Number(prices[0]))
  expect(board.account().cross_upnl).not.toBe(futuresAccount().cross_upnl)
})

test('returns the position at the latest mark price even if no listener has subscribed to it', () => {
  const { board, mark } = open()
  const stop = board.subscribe('ETHUSDT', () => {})
  mark('BTCUSDT', '60218.4')
  expect(board.position('BTCUSDT')?.unrealized_pnl).toBe('600.00000000')
  stop()
  mark('BTCUSDT', '58218.4')
  expect(board.position('BTCUSDT')?.unrealized_pnl).toBe('-600.00000000')
})
