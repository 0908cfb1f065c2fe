import { expect, test } from 'vitest'
import type { Pace } from '../../../shared/data/painter.ts'
import { groupTasks } from './live-row-ticker.ts'

test('all tasks that wait in a group take one turn', () => {
  const requested = new Map<() => void, Pace>()
  const group = groupTasks({ request: (task, pace) => requested.set(task, pace) })
  const order: string[] = []
  const [bitcoin, ether] = [() => order.push('BTCUSDT'), () => order.push('ETHUSDT')]
  for (const task of [bitcoin, ether, bitcoin]) group.request(task, 'turn')
  expect([...requested.values()]).toEqual(['turn'])
  for (const run of requested.keys()) run()
  expect(order).toEqual(['BTCUSDT', 'ETHUSDT'])
  for (const run of requested.keys()) run()
  expect(order).toHaveLength(2)
})
