import { expect, it } from 'vitest'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'
import { optionPicture, steps } from './option-picture.ts'

const now = 1_800_000
const tick = (ts: number, price: string) => ({ id: ts, ts, price })
const order = (changes: Partial<OptionOrder>): OptionOrder =>
  ({
    order_no: 'P1',
    mode: 'time',
    direction: 'bull',
    amount: '50',
    open_price: '100.00',
    opened_at: now - 10_000,
    deliver_at: now + 60_000,
    ...changes,
  }) as OptionOrder

it('the chart extends past the delivery, and the line of an option starts when the option opened', () => {
  const ticks = [tick(now - 400_000, '5'), tick(now - 20_000, '99.00'), tick(now - 5_000, '102.00')]
  const picture = optionPicture(ticks, [order({})], now, 300_000)
  expect([picture.from, picture.to]).toEqual([now - 300_000, now + 66_000])
  expect(picture.line).toHaveLength(2)
  expect(picture.options[0]).toMatchObject({ price: 100, line: [{ x: now - 5_000, y: 102 }] })
  expect(picture.min).toBeLessThan(99)
  expect(picture.max).toBeGreaterThan(102)
})

it('the chart extends toward a late delivery, but at most by 45 percent of its past time span; it draws no bets in rounds', () => {
  const long = order({ deliver_at: now + 600_000 })
  const round = order({ mode: 'round', open_price: '7.00' })
  const picture = optionPicture([tick(now, '100.00')], [long, round], now, 300_000)
  expect(picture.to).toBe(now + 135_000)
  expect(picture.options).toHaveLength(1)
  expect(picture.options[0]?.to).toBe(picture.to)
})

it('places the grid lines of the chart at round values', () => {
  expect(steps(59_996, 60_132, 5)).toEqual([60_000, 60_050, 60_100])
  expect(steps(0, 1, 5)).toHaveLength(6)
  expect(steps(1, 1, 5)).toEqual([])
})
