import type { NewOrder } from '../../../engine/order.ts'
import type { FuturesOrder, FuturesReason } from '../futures-order.ts'
import type { VenueDesk } from '../venue-port.ts'
import { canPay } from './check-backing.ts'
import type { ContractMarket } from './contract-market.ts'
import { endOrder, type OrderEnd, withdrawOrder } from './end-order.ts'
import { lookAhead, signedLots } from './look-ahead.ts'
import { match } from './match.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Fires what the last price and the mark price of a contract have reached. A fired order trades and may move the last
 * price, so it goes on until nothing is due. Answers whether anything fired.
 */
export function fireTriggers(memory: VenueMemory, market: ContractMarket, desk: VenueDesk): boolean {
  let fired = false
  while (!market.halted) {
    const due = market.triggers.due({ last: market.lastPrice, mark: market.mark?.mark })
    const [order] = due
    if (order === undefined) return fired
    fire(memory, market, order, desk)
    fired = true
  }
  return fired
}

function fire(memory: VenueMemory, market: ContractMarket, order: FuturesOrder, desk: VenueDesk): void {
  memory.dropOrder(order)
  order.status = 'triggered'
  for (const twin of memory.account(order.memberId).ordersOf(market.symbol)) {
    if (twin.status === 'pending' && !memory.planted('other_leg_left_alive')) {
      withdrawOrder(memory, market, twin, 'expired', 'other_leg', desk)
    }
  }
  const { status, reason } = execute(memory, market, order, desk)
  endOrder(memory, order, status, reason, desk)
}

/** Closes the whole position at market; the order ends by what became of that. */
function execute(memory: VenueMemory, market: ContractMarket, order: FuturesOrder, desk: VenueDesk): Outcome {
  const size = signedLots(market, order.memberId)
  const closes = size > 0 ? order.side === 'sell' : size < 0 && order.side === 'buy'
  if (!closes) return { status: 'expired', reason: 'position_gone' }
  const asked = marketOrder(order, Math.abs(size), desk)
  if (market.book.outlook(asked).refusal !== null) return { status: 'expired', reason: 'no_liquidity' }
  const forecast = lookAhead(memory, market, asked, desk)
  // A book emptied for a moment is no price to close at.
  if (!canPay(memory, market, order, forecast.fills, desk)) {
    return { status: 'expired', reason: 'no_liquidity' }
  }
  const { status, reason } = match(memory, market, asked, order, forecast.cuts, desk)
  return { status: status === 'completed' ? 'completed' : 'expired', reason }
}

interface Outcome {
  status: OrderEnd
  reason: FuturesReason | null
}

/** The engine gets a number of its own: its orders must come later than all before. */
function marketOrder({ memberId, side, selfTrade }: FuturesOrder, lots: number, desk: VenueDesk): NewOrder {
  return {
    id: desk.nextOrderId(),
    member: memberId,
    side,
    type: 'market',
    price: 0,
    lots,
    budget: null,
    timeInForce: 'IOC',
    selfTrade,
  }
}
