import { expect, test } from 'vitest'
import { Refusal } from '../../refusals/refusal.ts'
import { fireStops } from './fire-stops.ts'
import { placeOrder } from './place-order.ts'
import type { OrderDraft, SpotOrder } from './spot-order.ts'
import { CommandLogExchange, MEMBERS, rules } from './test-exchange.ts'

const [A, B, C] = MEMBERS as [number, number, number]

/**
 * Returns a spot market with a last price of 100 ticks, and functions that place an order and then fire the stops that
 * are due.
 */
function stage() {
  const it = new CommandLogExchange()
  const place = (memberId: number, fields: Partial<OrderDraft>): SpotOrder => {
    const draft: OrderDraft = {
      ...{ memberId, clientOrderId: null, side: 'sell', type: 'limit', price: null },
      ...{ quantity: rules.step, total: null, timeInForce: null, selfTrade: 'expire_maker' },
      ...{ triggerPrice: null, trailPct: null, ocoStop: null },
      ...fields,
    }
    const placed = placeOrder(it.market, draft, it.context)
    if (placed instanceof Refusal) throw new Error(placed.error)
    fireStops(it.market, it.context)
    return placed.order
  }
  const limit = (memberId: number, side: 'buy' | 'sell', price: bigint, lots = 1n) =>
    place(memberId, { side, price: price * rules.tick, quantity: lots * rules.step, timeInForce: 'GTC' })
  return { it, place, limit }
}

test('while the book has no opposite orders, a command tries each triggered stop only once; when opposite orders arrive, the oldest stops trade first', () => {
  const { it, place, limit } = stage()
  const stops = Array.from({ length: 50 }, () =>
    place(A, { type: 'stop_market', triggerPrice: 90n * rules.tick }),
  )
  limit(B, 'buy', 90n)
  limit(C, 'sell', 90n)
  expect(it.market.triggered.size).toBe(50)

  let visits = 0
  Object.defineProperty(it.market.triggered, Symbol.iterator, {
    *value() {
      for (const order of Set.prototype.values.call(it.market.triggered)) {
        visits++
        yield order
      }
    },
  })
  let ids = 0
  const { nextOrderId } = it.context
  it.context.nextOrderId = () => {
    ids++
    return nextOrderId()
  }
  limit(C, 'sell', 200n)
  // Each order that enters the book gets a new id, which `ids` counts. Only the new limit order has entered the book.
  // The market stops have not, because the opposite side of the book is empty.
  expect([visits, ids]).toEqual([50, 1])
  limit(B, 'buy', 90n, 3n)
  const traded = stops.filter(({ status }) => status === 'completed')
  expect(traded).toEqual(stops.slice(0, 3))
})

test('a triggered stop that found no opposite orders trades at once with a younger stop-limit order that fires and comes to rest', () => {
  const { it, place, limit } = stage()
  const atMarket = place(A, { type: 'stop_market', triggerPrice: 90n * rules.tick })
  const resting = place(B, {
    side: 'buy',
    type: 'stop_limit',
    price: 95n * rules.tick,
    timeInForce: 'GTC',
    triggerPrice: 90n * rules.tick,
  })
  limit(C, 'buy', 90n)
  limit(B, 'sell', 90n)
  expect([atMarket.status, resting.status]).toEqual(['completed', 'completed'])
  expect(atMarket.quoteFilled).toBe(95n * rules.cross)
  expect(it.market.triggered.size).toBe(0)
})

test('an older stop that the trade of a younger one triggers fires in the same command', () => {
  const { place, limit } = stage()
  const [older, younger] = [89n, 90n].map((price) =>
    place(A, { type: 'stop_market', triggerPrice: price * rules.tick }),
  )
  for (const price of [90n, 89n, 88n]) limit(B, 'buy', price)
  limit(C, 'sell', 90n)
  expect([older, younger].map((order) => order?.status)).toEqual(['completed', 'completed'])
})
