import { fromUnits } from '@bourselet/sdk/money'
import { invalid, Refusal } from '../../../refusals/refusal.ts'
import type { FuturesOrder, FuturesTerms } from '../futures-order.ts'
import type { EngineContext } from '../venue-port.ts'
import { effectOf, rest } from './accept-order.ts'
import { checkAmended, checkAttached, checkStop, exemptFromMaximum, triggerReference } from './check-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { bookOf, endOrder, releaseTo, takeFromBook } from './end-order.ts'
import { fireTriggers } from './fire-triggers.ts'
import { checkBracket } from './leverage-limits.ts'
import { orderReserve } from './margin-formulas.ts'
import { match } from './match-order.ts'
import type { Plan } from './order-need.ts'
import { engineOrder, planAmended } from './plan-order.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Amends an open order (docs/rules.md#amending-futures-orders). Checks the new terms like those of a new order and
 * reserves margin for them. An order that loses its place in the queue is matched again. If a check fails, returns the
 * first refusal and changes nothing. An amendment to the current terms changes nothing, so it can be repeated safely.
 */
export function amendOrder(
  memory: VenueMemory,
  order: FuturesOrder,
  wanted: FuturesTerms,
  context: EngineContext,
): Refusal | null {
  // A client that did not receive the answer sends the same amendment again. Meanwhile, the order may have changed; for
  // example, the stop order may have fired. The repeated amendment must not be refused for this reason.
  if (isSame(order, wanted)) return null
  const market = memory.markets.get(order.symbol)!
  const { mark } = market
  if (market.halted || mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const isWaiting = order.status === 'pending'
  if (isWaiting && order.filled > 0n) return invalid({ order_no: 'MODE_INVALID' })
  if (!isWaiting && wanted.triggerPrice !== order.triggerPrice) {
    return invalid({ trigger_price: 'MODE_INVALID' })
  }
  const amendment = { market, mark, order, wanted }
  const refused = isWaiting ? amendStop(memory, amendment, context) : amendResting(memory, amendment, context)
  if (refused === null) fireTriggers(memory, market, context)
  return refused
}

interface Amendment {
  market: ContractMarket
  /** Mark price of the contract in units of 1e-8. */
  mark: bigint
  order: FuturesOrder
  wanted: FuturesTerms
}

function isSame(order: FuturesOrder, wanted: FuturesTerms): boolean {
  return (['price', 'quantity', 'triggerPrice'] as const).every((name) => order[name] === wanted[name])
}

/** Amends an order that rests in the book. The part that has traded is not affected. */
function amendResting(
  memory: VenueMemory,
  { market, mark, order, wanted }: Amendment,
  context: EngineContext,
): Refusal | null {
  const { rules, book } = market
  const left = wanted.quantity! - order.filled
  if (left <= 0n) {
    const min = fromUnits(order.filled + rules.step, 8, false)
    const params = { step: rules.terms.step, min, max: rules.terms.maxQty }
    return new Refusal('QTY_STEP', { field: 'quantity', params })
  }
  const isPriceKept = wanted.price === order.price
  const amended = { ...order, ...wanted }
  const closes = exemptFromMaximum(memory.account(order.memberId), order, wanted)
  const refused = checkAmended(market, amended, { left, isPriceKept, mark, closes })
  if (refused !== null) return refused
  if (isPriceKept && wanted.quantity! < order.quantity!) {
    const change = book.reduce(order.bookId, rules.lotsOf(left))
    if (change === null) throw new Error(`order ${order.orderNo} is open but not in the book`)
    bookOf(market, context).levels.push(change)
    order.quantity = wanted.quantity
    order.updatedAt = context.now
    const { leverage, memberId } = order
    const reserve = orderReserve(order.price! * left, leverage, context.rates(memberId).taker)
    if (!order.reduceOnly) releaseTo(memory, order, reserve, context)
    context.change.changed.add(order)
    return null
  }
  const plan = withoutOrder(memory, order, () =>
    planAmended(memory, market, { ...amended, quantity: left }, context),
  )
  if (plan instanceof Refusal) return plan
  // This request may repeat an earlier amendment of a reduce-only order. If the earlier amendment asked for more than
  // the size of the position, the quantity was limited to that size. The repeated request is limited in the same way,
  // so it does not change the order.
  if (isPriceKept && order.filled + plan.draft.quantity! === order.quantity) return null
  queueAgain(memory, market, order, plan, context)
  return null
}

/**
 * Runs `plan` as if an order and its reserved funds did not exist, then restores both. An amendment can therefore use
 * the funds that the order already reserves.
 */
function withoutOrder<Result>(memory: VenueMemory, order: FuturesOrder, plan: () => Result): Result {
  const { cash } = memory.account(order.memberId)
  const frozen = order.marginMode === 'isolated' ? order.reserved : 0n
  memory.dropOrder(order)
  cash.available += frozen
  cash.frozen -= frozen
  const result = plan()
  cash.available -= frozen
  cash.frozen += frozen
  memory.addOrder(order)
  return result
}

/**
 * Takes an order out of the book and matches its unfilled part again, with the new terms and at the end of the
 * queue.
 */
function queueAgain(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  { draft, setting, forecast }: Plan,
  context: EngineContext,
): void {
  takeFromBook(market, order, context)
  releaseTo(memory, order, 0n, context)
  memory.dropOrder(order)
  const position = memory.account(order.memberId).positions.get(order.symbol)
  order.price = draft.price
  order.quantity = order.filled + draft.quantity!
  order.leverage = setting.leverage
  order.positionEffect = effectOf(draft, position)
  order.bookId = context.nextOrderId()
  order.updatedAt = context.now
  const asked = engineOrder(market, draft, order.bookId)
  const { status, reason } = match(memory, market, asked, order, forecast.cuts, context)
  const isResting = status === 'open' || status === 'partial'
  if (isResting) rest(memory, market, order, order.filled > 0n ? 'partial' : 'open', context)
  else endOrder(memory, order, status, reason, context)
}

/** Amends a stop order whose trigger has not been reached. */
function amendStop(
  memory: VenueMemory,
  { market, mark, order, wanted }: Amendment,
  context: EngineContext,
): Refusal | null {
  const account = memory.account(order.memberId)
  const amended = { ...order, ...wanted }
  const trigger = wanted.triggerPrice!
  const quantity = wanted.quantity!
  const value = (wanted.price ?? trigger) * quantity
  const { leverage } = account.setting(order.symbol)
  const isTriggerKept = trigger === order.triggerPrice
  const closes = exemptFromMaximum(account, order, wanted)
  const refused =
    checkStop(market, amended, { mark: isTriggerKept ? null : mark, closes }) ??
    checkBracket(market, account, amended, { leverage, quantity, value }) ??
    checkAttached(market, amended, mark)
  if (refused !== null) return refused
  Object.assign(order, wanted)
  if (!isTriggerKept) order.triggerWhen = trigger > triggerReference(market, order, mark) ? 'rises' : 'falls'
  order.updatedAt = context.now
  market.add(order)
  context.change.changed.add(order)
  return null
}
