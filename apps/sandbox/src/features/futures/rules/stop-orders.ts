import { fromUnits } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { EngineContext } from '../venue-port.ts'
import { acceptedOrder, changeSetting, effectOf, rest } from './accept-order.ts'
import { checkFunds } from './check-funds.ts'
import { askedSetting, checkAttached, checkStop, closedBy, triggerReference } from './check-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, orderRef } from './end-order.ts'
import { checkBracket } from './leverage-limits.ts'
import { match } from './match-order.ts'
import { checkCount, engineOrder, planFired } from './plan-order.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Accepts a stop order, which waits for its trigger (docs/rules.md#futures-stop-orders). It reserves no margin,
 * because its funds are checked when the trigger is reached. A requested margin mode and leverage apply at once,
 * as for an order that rests in the book.
 */
export function placeStop(
  memory: VenueMemory,
  market: ContractMarket,
  draft: FuturesDraft,
  context: EngineContext,
): FuturesOrder | Refusal {
  const { mark } = market
  if (market.halted || mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const account = memory.account(draft.memberId)
  const full = checkCount(account, market.symbol)
  if (full !== null) return full
  const setting = askedSetting(account, draft)
  if (setting instanceof Refusal) return setting
  const position = account.positions.get(market.symbol)
  const reduces = position !== undefined && closingSide(position) === draft.side
  const quantity = draft.quantity!
  const value = (draft.price ?? draft.triggerPrice!) * quantity
  const forecast = { fills: [], left: market.rules.lotsOf(quantity), killed: false, cuts: [] }
  const plan = { draft, setting, forecast, rests: false }
  const refused =
    checkStop(market, draft, { mark, closes: closedBy(account, draft) }) ??
    (draft.reduceOnly && !reduces ? new Refusal('REDUCE_ONLY_REJECTED', { field: 'reduce_only' }) : null) ??
    checkBracket(market, account, draft, { leverage: setting.leverage, quantity, value }) ??
    checkAttached(market, draft, mark) ??
    // The stop order itself needs no funds yet. The order may, however, lower the leverage of an open position or of
    // resting orders. This change requires additional margin at once.
    checkFunds(memory, market, plan, context)
  if (refused !== null) return refused
  const order = acceptedOrder(plan, position, context)
  changeSetting(memory, market, setting, orderRef(order), context)
  order.status = 'pending'
  order.triggerWhen = draft.triggerPrice! > triggerReference(market, draft, mark) ? 'rises' : 'falls'
  memory.addOrder(order)
  context.change.created.add(order)
  return order
}

/**
 * Sends a stop order to the book after its trigger was reached. The order ends if its owner cannot fund it or if it has
 * no position left to reduce. If the book cannot fill a stop market order inside the protection range, its unfilled
 * part stays pending. This part fires again when the book or a price changes.
 */
export function fireStop(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  context: EngineContext,
): void {
  const plan = planFired(memory, market, order, context)
  if (plan instanceof Refusal) {
    // If the mark price or liquidity is missing, the order stays pending and fires as soon as both exist.
    if (plan.error === 'SYMBOL_HALTED' || plan.error === 'NO_LIQUIDITY') return
    const isReduced = plan.error === 'REDUCE_ONLY_REJECTED'
    endOrder(memory, order, 'expired', isReduced ? 'reduced' : 'insufficient_margin', context)
    notify(market, order, 'stop_failed', context)
    return
  }
  const isFirst = order.filled === 0n
  const { draft, setting, forecast } = plan
  memory.dropOrder(order)
  order.status = 'triggered'
  // The engine requires increasing ids. The new id also places the order behind all orders that already rest at
  // its price.
  order.bookId = context.nextOrderId()
  order.leverage = setting.leverage
  order.quantity = order.filled + draft.quantity!
  order.positionEffect = effectOf(draft, memory.account(order.memberId).positions.get(market.symbol))
  if (forecast.killed && forecast.cuts.length > 0) endOrder(memory, order, 'expired', 'fok', context)
  else run(memory, market, order, engineOrder(market, draft, order.bookId), forecast.cuts, context)
  if (isFirst) notify(market, order, 'triggered', context)
}

function run(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  asked: ReturnType<typeof engineOrder>,
  cuts: Parameters<typeof match>[4],
  context: EngineContext,
): void {
  const { status, reason } = match(memory, market, asked, order, cuts, context)
  const waits = reason === 'no_liquidity' || reason === 'price_protection'
  if (status === 'open' || status === 'partial') rest(memory, market, order, status, context)
  else if (waits && order.price === null && !hasNothingLeft(market, order)) {
    order.status = 'pending'
    order.updatedAt = context.now
    memory.addOrder(order)
    context.change.changed.add(order)
  } else endOrder(memory, order, status, reason, context)
}

/** Returns true for a reduce-only order whose position is closed or reversed. */
function hasNothingLeft(market: ContractMarket, { memberId, reduceOnly, side }: FuturesOrder): boolean {
  const position = market.holders.get(memberId)
  return reduceOnly && (position === undefined || closingSide(position) !== side)
}

function notify(
  market: ContractMarket,
  { memberId, symbol, type, orderNo, triggerPrice, filled }: FuturesOrder,
  kind: 'triggered' | 'stop_failed',
  context: EngineContext,
): void {
  const trigger_price = market.rules.priceText(triggerPrice!)
  const params = { type, order_no: orderNo, trigger_price, filled: fromUnits(filled) }
  context.change.notices.push({ memberId, kind, symbol, params })
}
