import { expect, it } from 'vitest'
import type { Format } from '../../../shared/format/use-format.ts'
import { option } from '../../../testing/prediction-market.ts'
import { betCard } from './bet-card.ts'

const t = (key: string) => key
const format = {
  price: (value: string) => value,
  percent: (value: string) => `${value}%`,
  amount: (value: string) => value,
  time: () => 'then',
} as unknown as Format

it('the shared image shows a bet and its result, amounts only if requested, and nothing about the member', () => {
  const order = option({
    status: 'won',
    pnl: '83.20000000',
    amount: '100.00000000',
    delivery_price: '60112.30',
  })
  const setting = { product: 'Bourselet', kind: '5 min', path: ['1', '2'], withAmounts: false, note: 'paper' }
  const card = betCard(order, setting, t, format)
  expect(card).toMatchObject({
    title: 'BTCUSDT',
    side: { trend: 'up' },
    result: { text: '83.20%', trend: 'up' },
    line: { points: [1, 2], base: 60096.42 },
  })
  expect(card.facts).toHaveLength(2)
  expect(JSON.stringify(card)).not.toContain(order.order_no)
  expect(betCard(order, { ...setting, withAmounts: true }, t, format).facts).toHaveLength(4)
})
