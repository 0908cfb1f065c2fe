import { abs, add, type Decimal, fromUnits, min } from '@bourselet/sdk/money'
import type { NewOrder } from '../../../engine/order.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { VenueDesk } from '../venue-port.ts'
import { checkFunds } from './check-funds.ts'
import { askedSetting, checkBracket } from './check-settings.ts'
import { checkAttached } from './check-trigger.ts'
import type { ContractMarket } from './contract-market.ts'
import { checkFilters } from './filters.ts'
import { lookAhead } from './look-ahead.ts'
import type { Plan } from './plan.ts'
import { reduceOnlyOf } from './reduce-only.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Open orders of one member in one symbol (rulebook 2.8). */
export const MAX_OPEN_ORDERS = 200

/**
 * Checks a limit or market order against every rule, in the rulebook's order, and changes nothing. `aside`: orders of
 * the member that will be gone when it runs.
 */
export function planOrder(
  memory: VenueMemory,
  market: ContractMarket,
  draft: FuturesDraft,
  desk: VenueDesk,
  aside: readonly FuturesOrder[] = [],
): Plan | Refusal {
  if (market.halted || market.mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const { mark } = market.mark
  const account = memory.account(draft.memberId)
  const rests = draft.type === 'limit' && draft.timeInForce !== 'IOC' && draft.timeInForce !== 'FOK'
  const resting = account.ordersOf(market.symbol).filter(({ status }) => status !== 'pending')
  if (rests && resting.length - aside.length >= MAX_OPEN_ORDERS) {
    return new Refusal('MAX_OPEN_ORDERS', { params: { max: MAX_OPEN_ORDERS } })
  }
  const setting = askedSetting(account, draft)
  if (setting instanceof Refusal) return setting
  const refused = checkFilters(market, draft, mark)
  if (refused !== null) return refused
  const position = account.positions.get(market.symbol)
  const others = rests ? reduceOnlyOf(memory, market, draft.memberId) : []
  const older = others.filter((order) => !aside.includes(order))
  const quantity = draft.reduceOnly ? reducible(market, draft, position, older) : draft.quantity
  if (quantity === null) return new Refusal('REDUCE_ONLY_REJECTED', { field: 'reduce_only' })
  const cut = { ...draft, quantity }
  const asked = engineOrder(market, cut, 0)
  const forecast = lookAhead(memory, market, asked, desk)
  const plan = { draft: cut, setting, forecast, rests }
  const { leverage } = setting
  return (
    checkBracket(market, account, cut, { leverage, quantity, value: worth(market, plan), mark }) ??
    checkAttached(market, cut, mark) ??
    checkBook(market, asked) ??
    checkFunds(memory, market, plan, desk) ??
    plan
  )
}

/** How the engine gets an order. */
export function engineOrder(
  { rules }: ContractMarket,
  { memberId, side, type, price, quantity, timeInForce, selfTrade }: FuturesDraft,
  id: number,
): NewOrder {
  return {
    id,
    member: memberId,
    side,
    type: type === 'limit' ? 'limit' : 'market',
    price: price === null ? 0 : rules.ticksOf(price),
    lots: rules.lotsOf(quantity!),
    budget: null,
    timeInForce: timeInForce ?? 'GTC',
    selfTrade,
  }
}

/**
 * What a reduce-only order may have: the position, and for one that rests what older ones leave of it. Null when there
 * is nothing.
 */
function reducible(
  market: ContractMarket,
  draft: FuturesDraft,
  position: OpenPosition | undefined,
  older: readonly FuturesOrder[],
): Decimal | null {
  if (position === undefined || closingSide(position) !== draft.side) return null
  const taken = older.reduce((sum, order) => sum + market.left(order), 0)
  const room = market.rules.lotsOf(abs(position.quantity)) - taken
  return room > 0 ? min(draft.quantity!, market.rules.quantityOf(room)) : null
}

/** Worth of an order: its fills at their prices and the rest at its limit. */
function worth({ rules }: ContractMarket, { draft, forecast }: Plan): Decimal {
  const filled = forecast.fills.reduce((sum, { price, lots }) => sum + rules.valueOf(price, lots), 0n)
  const rest = draft.price === null ? 0n : rules.valueOf(rules.ticksOf(draft.price), forecast.left)
  return add(fromUnits(filled + rest), '0')
}

function checkBook({ book }: ContractMarket, asked: NewOrder): Refusal | null {
  const { refusal } = book.outlook(asked)
  return refusal === null ? null : new Refusal(refusal)
}
