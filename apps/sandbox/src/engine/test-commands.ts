import fc from 'fast-check'
import type { NewOrder, SelfTradeMode, Side, TimeInForce } from './order.ts'

/**
 * A command of a random command log: a new order, or the cancellation of an earlier order. `cancel: n` cancels the
 * order that the command n positions earlier placed. If that command placed no order, nothing is canceled.
 */
export type RandomCommand = { place: Omit<NewOrder, 'id'> } | { cancel: number }

const member = fc.integer({ min: 1, max: 4 })
const side = fc.constantFrom<Side>('buy', 'sell')
const selfTrade = fc.constantFrom<SelfTradeMode>('expire_maker', 'expire_taker', 'expire_both')
const timeInForce = fc.constantFrom<TimeInForce>('GTC', 'GTC', 'GTC', 'IOC', 'FOK', 'PO')
/**
 * Random prices and quantities come from small ranges, so that orders match, price levels become empty and the price
 * protection applies.
 */
const price = fc.integer({ min: 90, max: 110 })
const lots = fc.integer({ min: 1, max: 12 })

const limit = fc
  .record({ member, side, price, lots, timeInForce, selfTrade })
  .map((order) => ({ place: { ...order, type: 'limit' as const, budget: null } }))

const byQuantity = fc.record({ member, side, lots, selfTrade }).map((order) => ({
  place: { ...order, type: 'market' as const, price: 0, budget: null, timeInForce: 'GTC' as const },
}))

const byTotal = fc.record({ member, selfTrade, budget: fc.bigInt({ min: 1n, max: 3000n }) }).map((order) => ({
  place: {
    ...order,
    side: 'buy' as const,
    type: 'market' as const,
    price: 0,
    lots: 0,
    timeInForce: 'GTC' as const,
  },
}))

const cancel = fc.nat({ max: 20 }).map((back) => ({ cancel: back }))

/** Generator of random command logs (lists of orders and cancellations) for property tests. */
export const commandLogs: fc.Arbitrary<RandomCommand[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: limit },
    { weight: 1, arbitrary: byQuantity },
    { weight: 1, arbitrary: byTotal },
    { weight: 2, arbitrary: cancel },
  ),
  { minLength: 1, maxLength: 60, size: 'max' },
)
