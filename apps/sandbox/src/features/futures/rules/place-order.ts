import { Refusal } from '../../../refusals/refusal.ts'
import { type FuturesDraft, type FuturesOrder, isStop } from '../futures-order.ts'
import type { CloseRequest, EngineContext } from '../venue-port.ts'
import { acceptedOrder, changeSetting, rest } from './accept-order.ts'
import { checkTrigger } from './check-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, orderRef, reduceOnlyOf, withdrawOrder } from './end-order.ts'
import { fireTriggers } from './fire-triggers.ts'
import { sizeOf, smaller } from './margin-formulas.ts'
import { match } from './match-order.ts'
import type { Plan } from './order-need.ts'
import { engineOrder, planOrder } from './plan-order.ts'
import { placeStop } from './stop-orders.ts'
import { closingSide, setTrigger } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Places an order. If a check fails, returns the first refusal and changes nothing. */
export function placeOrder(
  memory: VenueMemory,
  draft: FuturesDraft,
  context: EngineContext,
): FuturesOrder | Refusal {
  const market = memory.markets.get(draft.symbol)
  if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  if (draft.type === 'tp' || draft.type === 'sl') return hangTrigger(memory, market, draft, context)
  if (isStop(draft)) return placeStop(memory, market, draft, context)
  const asked = draft.reverse ? reversing(memory, market, draft) : draft
  if (asked instanceof Refusal) return asked
  const options = draft.reverse ? { closes: asked.quantity! - draft.quantity! } : {}
  const plan = planOrder(memory, market, asked, context, options)
  if (plan instanceof Refusal) return plan
  return runPlan(memory, market, plan, context)
}

/**
 * Runs an order that has passed all checks: changes margin mode and leverage, matches the order, reserves funds
 * for its unfilled part, and fires triggers that the trades have reached.
 */
export function runPlan(
  memory: VenueMemory,
  market: ContractMarket,
  plan: Plan,
  context: EngineContext,
): FuturesOrder {
  const account = memory.account(plan.draft.memberId)
  const order = acceptedOrder(plan, account.positions.get(market.symbol), context)
  changeSetting(memory, market, plan.setting, orderRef(order), context)
  context.change.created.add(order)
  const { forecast } = plan
  // The forecast says that this fill-or-kill order cannot be filled completely, and that resting orders would have to be
  // reduced first (`cuts`). The order is ended here, because `match` would reduce them although the order does not trade.
  // If no resting order has to be reduced, `match` decides whether the order is filled: unlike the forecast, it also
  // considers resting orders of the same member.
  if (forecast.killed && forecast.cuts.length > 0) endOrder(memory, order, 'expired', 'fok', context)
  else {
    const asked = engineOrder(market, plan.draft, order.id)
    const run = match(memory, market, asked, order, forecast.cuts, context)
    if (run.status === 'open' || run.status === 'partial') rest(memory, market, order, run.status, context)
    else endOrder(memory, order, run.status, run.reason, context)
  }
  fireTriggers(memory, market, context)
  return order
}

/**
 * Returns an order that closes the member's current position and opens one of the requested quantity on the other side.
 * The quantity of the order is computed from the current position. The new position therefore has the quantity that the
 * member confirmed, even if the old position has changed since the confirmation.
 */
function reversing(
  memory: VenueMemory,
  market: ContractMarket,
  { reverse: _, ...draft }: FuturesDraft,
): FuturesDraft | Refusal {
  const position = memory.account(draft.memberId).positions.get(market.symbol)
  if (position === undefined) return new Refusal('NO_POSITION', { field: 'symbol' })
  if (closingSide(position) !== draft.side) return new Refusal('REDUCE_ONLY_REJECTED', { field: 'side' })
  return { ...draft, quantity: draft.quantity! + sizeOf(position.quantity) }
}

function hangTrigger(
  memory: VenueMemory,
  market: ContractMarket,
  draft: FuturesDraft,
  context: EngineContext,
): FuturesOrder | Refusal {
  if (market.halted || market.mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const position = memory.account(draft.memberId).positions.get(draft.symbol)
  if (position === undefined) return new Refusal('NO_POSITION', { field: 'symbol' })
  if (closingSide(position) !== draft.side) return new Refusal('REDUCE_ONLY_REJECTED', { field: 'side' })
  const refused = checkTrigger(market, draft, market.mark)
  if (refused !== null) return refused
  const { triggerPrice, triggerBy, clientOrderId, selfTrade } = draft
  const type = draft.type === 'tp' ? 'tp' : 'sl'
  const terms = { type, triggerPrice: triggerPrice!, triggerBy, clientOrderId, selfTrade } as const
  return setTrigger(memory, market, position, terms, context)
}

/**
 * Closes a position completely or partly. If older reduce-only orders already cover the quantity to close,
 * first cancels as many of them as necessary, newest first.
 */
export function closePosition(
  memory: VenueMemory,
  request: CloseRequest,
  context: EngineContext,
): FuturesOrder | Refusal {
  const market = memory.markets.get(request.symbol)
  if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  const position = memory.account(request.memberId).positions.get(request.symbol)
  if (position === undefined) return new Refusal('NO_POSITION', { field: 'symbol' })
  const size = sizeOf(position.quantity)
  const wanted = request.quantity ?? size
  const draft = closingDraft(request, closingSide(position), wanted)
  const blocking = blockingOrders(memory, market, request.memberId, smaller(wanted, size))
  const plan = planOrder(memory, market, draft, context, { aside: blocking })
  if (plan instanceof Refusal) return plan
  for (const order of blocking) withdrawOrder(memory, market, order, 'cancelled', 'replaced', context)
  return runPlan(memory, market, plan, context)
}

/**
 * Returns the reduce-only orders that must be canceled before a position is closed completely or partly. The oldest
 * reduce-only orders stay, as long as their total quantity does not exceed the remaining quantity of the position. All
 * newer reduce-only orders are returned.
 */
function blockingOrders(
  memory: VenueMemory,
  market: ContractMarket,
  memberId: number,
  wanted: bigint,
): FuturesOrder[] {
  const position = market.holders.get(memberId)!
  let room = market.rules.lotsOf(sizeOf(position.quantity) - wanted)
  return reduceOnlyOf(memory, market, memberId).filter((order) => {
    room -= market.left(order)
    return room < 0
  })
}

function closingDraft(
  { memberId, symbol, type, price, clientOrderId }: CloseRequest,
  side: FuturesDraft['side'],
  quantity: bigint,
): FuturesDraft {
  return {
    memberId,
    clientOrderId,
    symbol,
    side,
    type,
    price: type === 'limit' ? price : null,
    quantity,
    leverage: null,
    marginMode: null,
    reduceOnly: true,
    timeInForce: type === 'limit' ? 'GTC' : null,
    selfTrade: 'expire_maker',
    takeProfit: null,
    stopLoss: null,
    triggerPrice: null,
    triggerBy: 'last',
  }
}
