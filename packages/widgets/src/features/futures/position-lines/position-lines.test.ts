import { expect, test } from 'vitest'
import { futuresOrder, position } from '../../../testing/futures-samples.ts'
import { bindPosition } from '../positions/position-format.ts'
import { planEntryOf, planLines } from './plan-lines.ts'
import { positionLines } from './position-lines.ts'

const words = {
  t: ((key: string, params = {}) => [key, ...Object.values(params)].join(' ')) as never,
  words: ((key: string) => key) as never,
  format: bindPosition('en', '0.1', '0.001'),
  isAmendOffered: true,
}
const of = (...args: Parameters<typeof positionLines> extends [infer P, infer O, unknown] ? [P, O] : never) =>
  positionLines(args[0], args[1], words).map(({ id, price, tone, figures = [], target }) => [
    id,
    price,
    tone,
    ...figures.map(({ text }) => text),
    target?.kind ?? 'fixed',
  ])

test('the line of an order has no `tone`, so the chart colors it by the order’s side and groups it with nearby orders', () => {
  expect(of(undefined, [futuresOrder(1)])).toEqual([
    [expect.stringContaining('order:'), '59800.0', undefined, 'order'],
  ])
})

test('draws the entry and TP/SL lines of a position with their result in USDT, and the liquidation line with the distance from the mark price', () => {
  expect(of(position(), [])).toEqual([
    ['position', '59218.40000000', 'neutral', '+540.12', '+30.40%', 'position'],
    ['tp', '61800.0', 'up', '+1,548.96', 'order'],
    ['sl', '58200.0', 'down', '−611.04', 'order'],
    ['liquidation', '56483.5', 'warn', 'positions.fromMark −6.05%', 'fixed'],
  ])
})

test('draws a pending stop order as a dotted line at its trigger price, and a fired one as a normal line at its limit price', () => {
  const stop = futuresOrder(1, { type: 'stop_limit', trigger_price: '61000.0', price: '61050.0' })
  const lines = (status: 'pending' | 'open') =>
    positionLines(undefined, [{ ...stop, status }], words).map(({ price, label, stroke }) => [
      price,
      label,
      stroke,
    ])
  expect(lines('pending')).toEqual([['61000.0', 'kind.stop side.buy 0.100', 'dotted']])
  expect(lines('open')).toEqual([['61050.0', 'side.buy 0.100', undefined]])
})

test('draws open orders with their unfilled quantity, but no pending TP/SL orders; shows a result only for orders that close the position', () => {
  const orders = [
    futuresOrder(1, { filled: '0.04000000', status: 'partial' }),
    futuresOrder(2, { side: 'sell', price: '60218.4', quantity: '9.00000000' }),
    futuresOrder(3, { type: 'tp', price: null, trigger_price: '61800.0', status: 'pending' }),
  ]
  const lines = positionLines(
    position({ take_profit: null, stop_loss: null, liq_price: null }),
    orders,
    words,
  )
  expect(lines.map(({ label }) => label)).toEqual(['long 0.600', 'side.buy 0.060', 'side.sell 9.000'])
  // The sell order of 9 BTC closes only the position of 0.6 BTC, so the shown result is for 0.6 BTC.
  expect(lines[2]?.figures?.[0]?.text).toBe('+600.00')
  expect(lines[1]?.figures).toBeUndefined()
  expect(of(undefined, orders)).toHaveLength(2)
})

test('draws an order that is not sent yet, its take profit and its stop loss as a group of lines, with the estimated results of TP/SL', () => {
  const plan = { symbol: 'BTCUSDT', side: 'sell', entry: '60000.0', quantity: '0.1', isLimit: false } as const
  const exits = { takeProfit: { price: '58000.0', pnl: '200' }, stopLoss: { price: '61000.0', pnl: null } }
  const lines = planLines({ ...plan, exits }, words)
  expect(
    lines.map(({ id, price, side, tone, label, figures = [], isMovable, group }) => [
      ...[planEntryOf(id), price, side, tone, label],
      ...[figures.map(({ text }) => text).join(), isMovable, group],
    ]),
  ).toEqual([
    ['price', '60000.0', 'sell', 'down', 'positions.notSent side.sell 0.100', '', false, 'plan'],
    ['takeProfit', '58000.0', 'buy', 'up', 'positions.notSent positions.tp', '+200.00', true, 'plan'],
    ['stopLoss', '61000.0', 'buy', 'down', 'positions.notSent positions.sl', '', true, 'plan'],
  ])
  expect(planEntryOf('tp')).toBeNull()
})
