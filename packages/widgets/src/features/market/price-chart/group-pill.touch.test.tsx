import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectTouchTarget } from '../../../testing/expect-touch-target.ts'
import { show } from './test-chart.tsx'

const order = (at: number) => ({
  id: `S${at}`,
  price: `${60_200 + at}.00`,
  side: 'buy' as const,
  label: `Buy 0.${at + 1}`,
  isMovable: true,
})

test('on a touch device the label of a group and each row of its list have a touch target at least 44 px high', {
  tags: 'deep',
}, async () => {
  const lines = [0, 1, 2, 3].map(order)
  await show({ lines, onLineClose: () => {}, onLineMove: () => {} })
  const group = page.getByRole('button', { name: /^4 buy orders/ })
  await expect.element(group).toBeVisible()
  expectTouchTarget(group.element(), 21)
  await group.click()
  const list = page.getByRole('dialog', { name: /^4 buy orders/ })
  await expect.element(list).toBeVisible()
  for (const row of list.element().querySelectorAll('li')) {
    expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})
