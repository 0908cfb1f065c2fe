import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Trigger, TriggerBoard } from './trigger-board.ts'

interface Order extends Trigger {
  id: number
}

const trigger = fc.record({
  by: fc.constantFrom('last', 'mark'),
  when: fc.constantFrom('rises', 'falls'),
  price: fc.bigInt({ min: 1n, max: 20n }),
})
const price = fc.option(fc.bigInt({ min: 0n, max: 21n }), { nil: undefined })
const step = fc.record({
  id: fc.integer({ min: 1, max: 40 }),
  trigger: fc.option(trigger, { nil: null }),
  last: price,
  mark: price,
})

test('the trigger board returns exactly the pending orders whose current trigger price is reached, oldest first', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const board = new TriggerBoard<Order>((order) => order)
      const known = new Map<number, Order>()
      for (const { id, trigger, last, mark } of steps) {
        const order = known.get(id) ?? { id, by: 'last', when: 'rises', price: 0n }
        if (trigger === null) {
          known.delete(id)
          board.remove(order)
        } else {
          known.set(id, Object.assign(order, trigger))
          board.add(order)
        }
        const prices = { last, mark }
        const due = [...known.values()].filter(({ by, when, price }) => {
          const market = prices[by]
          return market !== undefined && (when === 'rises' ? market >= price : market <= price)
        })
        expect(board.due(prices)).toEqual(due.sort((a, b) => a.id - b.id))
        expect([board.size, board.has(order)]).toEqual([known.size, trigger !== null])
        expect(board.pending()).toEqual([...known.values()])
      }
    }),
  )
})

test('the search of the trigger board for due orders reads no order whose trigger price is not reached', () => {
  let visits = 0
  const pending = Array.from({ length: 20_000 }, (_, i) => ({
    get id() {
      visits++
      return i + 1
    },
    price: BigInt(1 + ((i * 7_919) % 20_000)),
  }))
  const board = new TriggerBoard<(typeof pending)[number]>(({ price }) => ({
    ...{ by: 'last', when: 'falls', price },
  }))
  for (const order of pending) board.add(order)
  visits = 0
  expect(board.due({ last: 20_001n, mark: 1n })).toEqual([])
  expect(visits).toBe(0)
  const due = board.due({ last: 19_501n, mark: undefined })
  expect(due).toHaveLength(500)
  // The board sorts the 500 due orders by id. Sorting reads each of them several times, but none of the other orders.
  expect(visits).toBeLessThan(500 * 40)
})
