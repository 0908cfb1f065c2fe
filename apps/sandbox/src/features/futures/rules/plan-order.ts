import type { NewOrder } from '../../../engine/order.ts'
import { Refusal } from '../../../refusals/refusal.ts'
import { type FuturesDraft, type FuturesOrder, isStop } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import { checkFunds } from './check-funds.ts'
import { askedSetting, checkAttached, checkFilters, closedBy } from './check-order.ts'
import type { ContractMarket } from './contract-market.ts'
import { reduceOnlyOf } from './end-order.ts'
import { checkBracket } from './leverage-limits.ts'
import { lookAhead } from './look-ahead.ts'
import { sizeOf, smaller } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import type { Plan } from './order-need.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Maximum number of a member's open orders in one symbol. */
export const MAX_OPEN_ORDERS = 200

interface PlanOptions {
  /** Orders of the member that will be canceled before the checked order runs. */
  aside?: readonly FuturesOrder[]
  /** Part of the quantity that closes a position, to which the maximum quantity does not apply. */
  closes?: bigint
}

/** Checks a limit or market order against every rule without changing anything. */
export function planOrder(
  memory: VenueMemory,
  market: ContractMarket,
  draft: FuturesDraft,
  context: EngineContext,
  { aside = [], closes }: PlanOptions = {},
): Plan | Refusal {
  if (market.halted || market.mark === undefined) return new Refusal('SYMBOL_HALTED', { field: 'symbol' })
  const { mark } = market
  const account = memory.account(draft.memberId)
  const full = canRest(draft) ? checkCount(account, market.symbol, aside.length) : null
  if (full !== null) return full
  const setting = askedSetting(account, draft)
  if (setting instanceof Refusal) return setting
  const refused = checkFilters(market, draft, { mark, closes: closes ?? closedBy(account, draft) })
  if (refused !== null) return refused
  const attached = () => checkAttached(market, draft, mark)
  return planMatch(memory, market, { draft, setting, aside, attached }, context)
}

/**
 * Checks a stop order whose trigger was reached. Uses the margin mode and leverage that its owner has set for the
 * symbol at the time of the trigger. Price, quantity and minimum value were checked when the order was accepted and are
 * not checked again (docs/rules.md#futures-stop-orders).
 */
export function planFired(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  context: EngineContext,
): Plan | Refusal {
  const setting = memory.account(order.memberId).setting(order.symbol)
  const { leverage, marginMode } = setting
  const draft = { ...order, quantity: order.quantity! - order.filled, leverage, marginMode }
  return planMatch(memory, market, { draft, setting, aside: [], attached: () => null }, context)
}

/** Checks the unfilled part of an amended order like a new order, with its owner's current leverage for the symbol. */
export function planAmended(
  memory: VenueMemory,
  market: ContractMarket,
  rest: FuturesOrder,
  context: EngineContext,
): Plan | Refusal {
  const setting = memory.account(rest.memberId).setting(rest.symbol)
  // The take profit and stop loss of the order may already belong to a position (`attached`). In this case, they are
  // not checked against the order's new price.
  const attached = () => (rest.attached ? null : checkAttached(market, rest, market.mark!))
  return planMatch(memory, market, { draft: rest, setting, aside: [], attached }, context)
}

interface Checked {
  draft: FuturesDraft
  setting: FuturesSetting
  aside: readonly FuturesOrder[]
  /** Checks the take profit and stop loss that are attached to the order. */
  attached(): Refusal | null
}

/** Checks an order against the member's position, the leverage bracket, the order book and the member's funds. */
function planMatch(
  memory: VenueMemory,
  market: ContractMarket,
  { draft, setting, aside, attached }: Checked,
  context: EngineContext,
): Plan | Refusal {
  const account = memory.account(draft.memberId)
  const rests = canRest(draft)
  const position = account.positions.get(market.symbol)
  const others = rests ? reduceOnlyOf(memory, market, draft.memberId) : []
  const older = others.filter((order) => !aside.includes(order))
  const quantity = draft.reduceOnly ? reducible(market, draft, position, older) : draft.quantity
  if (quantity === null) return new Refusal('REDUCE_ONLY_REJECTED', { field: 'reduce_only' })
  const cut = { ...draft, quantity }
  const asked = engineOrder(market, cut, 0)
  const forecast = lookAhead(memory, market, asked, context)
  const plan = { draft: cut, setting, forecast, rests }
  const { leverage } = setting
  return (
    checkBracket(market, account, cut, { leverage, quantity, value: worthOf(market, plan) }) ??
    attached() ??
    checkBook(market, asked) ??
    checkFunds(memory, market, plan, context) ??
    plan
  )
}

/** Returns true if the unfilled part of an order stays in the book, which depends on its type and time in force. */
function canRest({ price, timeInForce }: FuturesDraft): boolean {
  return price !== null && timeInForce !== 'IOC' && timeInForce !== 'FOK'
}

/**
 * Refuses an order if its owner already has the maximum number of open orders in the symbol. Take profits and stop
 * losses are not counted. `ending` is the number of open orders that end before the order is placed.
 */
export function checkCount(account: MemberAccount, symbol: string, ending = 0): Refusal | null {
  const open = account.ordersOf(symbol).filter((order) => order.status !== 'pending' || isStop(order))
  if (open.length - ending < MAX_OPEN_ORDERS) return null
  return new Refusal('MAX_OPEN_ORDERS', { params: { max: MAX_OPEN_ORDERS } })
}

/** Converts an order to the ticks and lots of the matching engine. */
export function engineOrder(
  { rules }: ContractMarket,
  { memberId, side, price, quantity, timeInForce, selfTrade }: FuturesDraft,
  id: number,
): NewOrder {
  return {
    id,
    member: memberId,
    side,
    type: price === null ? 'market' : 'limit',
    price: price === null ? 0 : rules.ticksOf(price),
    lots: rules.lotsOf(quantity!),
    budget: null,
    timeInForce: timeInForce ?? 'GTC',
    selfTrade,
  }
}

/**
 * Returns the requested quantity of a reduce-only order, limited to the size of the position. If the order can rest in
 * the book, the limit is the size of the position less the quantity of older reduce-only orders. Returns null if
 * nothing is left to reduce.
 */
function reducible(
  market: ContractMarket,
  draft: FuturesDraft,
  position: OpenPosition | undefined,
  older: readonly FuturesOrder[],
): bigint | null {
  if (position === undefined || closingSide(position) !== draft.side) return null
  const taken = older.reduce((sum, order) => sum + market.left(order), 0)
  const room = market.rules.lotsOf(sizeOf(position.quantity)) - taken
  return room > 0 ? smaller(draft.quantity!, market.rules.quantityOf(room)) : null
}

/**
 * Returns the value of an order: its predicted fills at their prices and, for a limit order, the unfilled part at the
 * limit price.
 */
function worthOf({ rules }: ContractMarket, { draft, forecast }: Plan): bigint {
  const value = (price: bigint, lots: number) => price * rules.quantityOf(lots)
  const filled = forecast.fills.reduce((sum, { price, lots }) => sum + value(rules.priceOf(price), lots), 0n)
  return filled + value(draft.price ?? 0n, forecast.left)
}

function checkBook({ book }: ContractMarket, asked: NewOrder): Refusal | null {
  const { refusal } = book.outlook(asked)
  return refusal === null ? null : new Refusal(refusal)
}
