import { add, type Decimal, max, min, mul, percent, roundToStep, sub, trim } from '@bourselet/sdk/money'
import type { Rules, Side } from '../../../shared/ticket/order-terms.ts'
import { type TriggerWhen, triggerWhen } from '../../../shared/ticket/trigger-price.ts'
import type { OrderRequest } from './model.ts'
import { trailRange } from './order-types.ts'

/** A trigger price with the direction in which the last price must reach it. */
export type Condition = {
  trigger: Decimal
  when: TriggerWhen
  /** The trail of a trailing stop in percent; null for other orders. */
  trail: Decimal | null
}

/**
 * Returns the trigger price of a trailing stop whose best price so far is `extreme`, rounded to the tick away
 * from the market.
 */
export function trailTrigger(extreme: Decimal, trail: Decimal, side: Side, tick: Decimal): Decimal {
  const distance = mul(mul(extreme, trail), '0.01')
  return side === 'sell'
    ? roundToStep(sub(extreme, distance), tick, 'FLOOR')
    : roundToStep(add(extreme, distance), tick, 'CEIL')
}

/** Returns the valid trail that is nearest to the distance between the last price and a trigger price, in percent. */
export function trailAt(trigger: Decimal, last: Decimal, side: Side): Decimal {
  const distance = side === 'sell' ? sub(last, trigger) : sub(trigger, last)
  return trim(max(trailRange.min, min(trailRange.max, percent(distance, last))))
}

/**
 * Returns the condition of a request; null if it has none, or if the last price is unknown or equals the trigger price.
 */
export function conditionOf(
  { side, trigger_price, trail_pct }: Pick<OrderRequest, 'side' | 'trigger_price' | 'trail_pct'>,
  last: Decimal | null,
  { tick }: Pick<Rules, 'tick'>,
): Condition | null {
  if (trail_pct !== undefined && last !== null) {
    const trigger = trailTrigger(last, trail_pct, side, tick)
    return { trigger, when: side === 'sell' ? 'falls' : 'rises', trail: trail_pct }
  }
  const when = trigger_price === undefined ? null : triggerWhen(trigger_price, last)
  return trigger_price === undefined || when === null ? null : { trigger: trigger_price, when, trail: null }
}
