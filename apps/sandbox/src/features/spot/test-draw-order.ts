import { pick, type Random } from '../../clock/random.ts'
import type { SelfTradeMode, TimeInForce } from '../../engine/order.ts'
import type { OrderDraft } from './spot-order.ts'
import type { SpotRules } from './spot-rules.ts'
import type { PlainOrder } from './test-plain-stops.ts'

const HUNDREDTH_PERCENT = 1_000_000n

/** Returns a random price in ticks that is at most `reach` ticks away from the last price. */
export function near(random: Random, last: number, reach: number): number {
  return Math.max(2, last + random.below(2 * reach + 1) - reach)
}

const KINDS = [
  'limit',
  'limit',
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'trailing_stop',
  'oco',
] as const

/** Returns a random order and its type. For an OCO order, returns its limit leg, whose price the caller replaces. */
export function drawOrder(
  random: Random,
  last: number,
  members: readonly number[],
): { kind: (typeof KINDS)[number]; order: PlainOrder } {
  const side = pick(random, ['buy', 'sell'] as const)
  const kind = pick(random, KINDS)
  const selfTrade = pick<SelfTradeMode>(random, ['expire_maker', 'expire_taker', 'expire_both'])
  const member = pick(random, members)
  const lots = 1 + random.below(20)
  const rest = { selfTrade, trigger: null, trail: null, budget: null, timeInForce: 'GTC' } as const
  const blank = { member, side, ...rest }
  const limit: PlainOrder = { ...blank, lots, price: near(random, last, 12) }
  const atMarket: PlainOrder =
    side === 'sell'
      ? { ...blank, lots, price: null }
      : { ...blank, lots: null, price: null, budget: BigInt(lots * last) }
  const timeInForce = pick<TimeInForce>(random, ['GTC', 'GTC', 'IOC', 'FOK'])
  const orders: Record<typeof kind, PlainOrder> = {
    limit,
    market: atMarket,
    stop_limit: { ...limit, trigger: near(random, last, 15), timeInForce },
    stop_market: { ...atMarket, trigger: near(random, last, 15) },
    trailing_stop: { ...atMarket, trail: 10 + random.below(150) },
    oco: limit,
  }
  return { kind, order: orders[kind] }
}

/** Converts an order of the reference model to the format of the spot market. */
export function draftOf(
  rules: SpotRules,
  { price, lots, budget, trigger, trail, ...order }: PlainOrder,
  type: OrderDraft['type'],
): OrderDraft {
  return {
    memberId: order.member,
    clientOrderId: null,
    side: order.side,
    type,
    price: price === null ? null : BigInt(price) * rules.tick,
    quantity: lots === null ? null : BigInt(lots) * rules.step,
    total: budget === null ? null : budget * rules.cross,
    timeInForce: price === null ? null : order.timeInForce,
    selfTrade: order.selfTrade,
    triggerPrice: trigger === null ? null : BigInt(trigger) * rules.tick,
    trailPct: trail === null ? null : BigInt(trail) * HUNDREDTH_PERCENT,
    ocoStop: null,
  }
}
