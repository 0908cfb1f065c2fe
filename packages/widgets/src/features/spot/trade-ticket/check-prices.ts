import { compare, type Decimal, isMultiple, isWireAmount, trim } from '@bourselet/sdk/money'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'
import { checkBand, checkPriceEntry, problem } from '../../../shared/ticket/problem.ts'
import { triggerWhen } from '../../../shared/ticket/trigger-price.ts'
import type { OrderDraft, Problem, TicketField } from './model.ts'
import { hasTrigger, isPriced, trailRange } from './order-types.ts'

/**
 * Returns the problems of the prices and of the trail of a draft (docs/rules.md#conditional-orders). Entries that the
 * order type does not use are ignored. For a price on the wrong side of the last price, the server returns
 * TRIGGER_PRICE. This function returns ABOVE_LAST or BELOW_LAST instead, which name the side on which the price must
 * be.
 */
export function checkPrices(draft: OrderDraft, market: OrderMarket): Problem[] {
  const { type, price, trigger, trail } = draft
  const { last, rules } = market
  const problems: Problem[] = []
  if (hasTrigger(type)) problems.push(...checkTrigger(draft, market))
  if (type === 'trailing_stop') problems.push(...checkTrail(trail))
  if (!isPriced(type)) return problems
  // A stop-limit order enters the book when the last price has reached the trigger. So its limit price must be within
  // the price band around the trigger.
  const limit = checkPrice('price', price, type === 'stop_limit' ? trigger : last, rules)
  problems.push(...limit)
  if (type !== 'oco') return problems
  if (limit.length === 0 && last !== null && !isBetter(draft.side, price, last)) {
    problems.push(problem('price', draft.side === 'sell' ? 'ABOVE_LAST' : 'BELOW_LAST', { last }))
  }
  return [...problems, ...checkStopPrice(draft, market)]
}

/** Returns the problem of a price: its format, its tick, or the price band around a reference price. */
function checkPrice(
  field: TicketField,
  price: Decimal | '',
  reference: Decimal | '' | null,
  rules: OrderMarket['rules'],
): Problem[] {
  const wrong = checkPriceEntry(price, field, rules.tick)
  if (wrong.length > 0 || price === '' || !isAmount(reference)) return wrong
  return checkBand(price, reference, rules).map((one) => ({ ...one, field }))
}

function checkTrigger({ type, side, trigger }: OrderDraft, { rules, last }: OrderMarket): Problem[] {
  const wrong = checkPrice('trigger', trigger, last, rules)
  if (wrong.length > 0 || trigger === '' || last === null) return wrong
  const when = triggerWhen(trigger, last)
  // The stop leg and the limit leg of an OCO must be on opposite sides of the last price.
  if (type === 'oco' && when !== (side === 'sell' ? 'falls' : 'rises')) {
    return [problem('trigger', side === 'sell' ? 'BELOW_LAST' : 'ABOVE_LAST', { last })]
  }
  return when === null ? [problem('trigger', 'AT_LAST')] : []
}

function checkStopPrice({ side, trigger, stopPrice }: OrderDraft, { rules }: OrderMarket): Problem[] {
  // If the member enters no stop limit price, the stop leg of a sell OCO is a market order. A buy OCO requires this
  // price, because the amount to freeze depends on it.
  if (stopPrice === '' && side === 'sell') return []
  return checkPrice('stopPrice', stopPrice, trigger, rules)
}

function checkTrail(trail: Decimal | ''): Problem[] {
  if (trail === '') return [problem('trail', 'REQUIRED')]
  if (!isAmount(trail)) return [problem('trail', 'AMOUNT_FORMAT')]
  const { min, max, step } = trailRange
  const fits = isMultiple(trail, step) && compare(trail, min) >= 0 && compare(trail, max) <= 0
  return fits ? [] : [problem('trail', 'TRAIL_RANGE', { min, max })]
}

const isAmount = (value: Decimal | '' | null): value is Decimal =>
  value !== null && value !== '' && isWireAmount(trim(value))

/** Returns true if a price is better for the member than the last price: above it for a sell, below it for a buy. */
const isBetter = (side: 'buy' | 'sell', price: Decimal | '', last: Decimal): boolean =>
  price !== '' && compare(price, last) === (side === 'sell' ? 1 : -1)
