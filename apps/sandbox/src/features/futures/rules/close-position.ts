import { abs, min, sub } from '@bourselet/sdk/money'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { CloseRequest, VenueDesk } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { withdrawOrder } from './end-order.ts'
import { runPlan } from './place.ts'
import { planOrder } from './plan-order.ts'
import { reduceOnlyOf } from './reduce-only.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Closes a position, whole or in part (rulebook 9, rule 3). Reduce-only orders in its way end first, newest first. */
export function closePosition(
  memory: VenueMemory,
  request: CloseRequest,
  desk: VenueDesk,
): FuturesOrder | Refusal {
  const market = memory.markets.get(request.symbol)
  if (market === undefined) return new Refusal('SYMBOL_UNKNOWN', { field: 'symbol' })
  const position = memory.account(request.memberId).positions.get(request.symbol)
  if (position === undefined) return new Refusal('NO_POSITION', { field: 'symbol' })
  const size = abs(position.quantity)
  const wanted = request.quantity ?? size
  const draft = closingDraft(request, closingSide(position), wanted)
  const inTheWay = ordersInTheWay(memory, market, request.memberId, min(wanted, size))
  const plan = planOrder(memory, market, draft, desk, inTheWay)
  if (plan instanceof Refusal) return plan
  for (const order of inTheWay) withdrawOrder(memory, market, order, 'cancelled', 'replaced', desk)
  return runPlan(memory, market, plan, desk)
}

/** The newest reduce-only orders, as many as leave less of the position than is wanted. */
function ordersInTheWay(
  memory: VenueMemory,
  market: ContractMarket,
  memberId: number,
  wanted: string,
): FuturesOrder[] {
  const position = market.holders.get(memberId)!
  let room = market.rules.lotsOf(sub(abs(position.quantity), wanted))
  return reduceOnlyOf(memory, market, memberId).filter((order) => {
    room -= market.left(order)
    return room < 0
  })
}

function closingDraft(
  { memberId, symbol, type, price, clientOrderId }: CloseRequest,
  side: FuturesDraft['side'],
  quantity: string,
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
