import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { orderRef } from './end-order.ts'
import { reserveAt } from './figures.ts'
import { FuturesWallet, type Ref } from './futures-wallet.ts'
import { orderReserve, sizeOf } from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import type { Plan } from './order-need.ts'
import { closingSide } from './triggers.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * Adds an accepted order to the resting orders and reserves funds for its unfilled part. A reduce-only order reserves
 * none.
 */
export function rest(
  memory: VenueMemory,
  market: ContractMarket,
  order: FuturesOrder,
  status: 'open' | 'partial',
  context: EngineContext,
): void {
  order.status = status
  memory.addOrder(order)
  context.change.changed.add(order)
  if (order.reduceOnly) return
  const { price, leverage, memberId } = order
  const value = price! * market.rules.quantityOf(market.left(order))
  order.reserved = orderReserve(value, leverage, context.rates(memberId).taker)
  if (order.marginMode === 'isolated') {
    new FuturesWallet(memory.account(memberId), context, orderRef(order)).freeze(order.reserved)
  }
}

/**
 * Stores a margin mode and leverage that an order requests for its symbol. The open orders and the open position in the
 * symbol get the new leverage too. `ref` is the reference of the bookings: the order that requests the change.
 */
export function changeSetting(
  memory: VenueMemory,
  market: ContractMarket,
  setting: FuturesSetting,
  ref: Ref,
  context: EngineContext,
): void {
  const account = memory.account(setting.memberId)
  const now = account.setting(setting.symbol)
  if (now.marginMode === setting.marginMode && now.leverage === setting.leverage) return
  account.settings.set(setting.symbol, setting)
  context.change.settings.add(setting)
  changeOrders(account, setting, ref, context)
  const position = market.holders.get(setting.memberId)
  if (position === undefined) return
  position.leverage = setting.leverage
  position.updatedAt = context.now
  context.change.positions.add(position)
}

/**
 * Changes the leverage of a member's open orders in a symbol, and the funds that these orders reserve. A single booking
 * freezes or releases the cash of all isolated orders. Separate bookings could be too many, because each order that a
 * member places can change the leverage of 200 open orders.
 */
export function changeOrders(
  account: MemberAccount,
  { symbol, leverage }: FuturesSetting,
  ref: Ref,
  context: EngineContext,
): void {
  const { taker } = context.rates(account.id)
  let added = 0n
  for (const order of account.ordersOf(symbol)) {
    if (order.leverage === leverage) continue
    const reserved = reserveAt(order, leverage, taker)
    if (order.marginMode === 'isolated') added += reserved - order.reserved
    order.reserved = reserved
    order.leverage = leverage
    order.updatedAt = context.now
    context.change.changed.add(order)
  }
  const wallet = new FuturesWallet(account, context, ref)
  if (added > 0n) wallet.freeze(added)
  else wallet.release(-added)
}

/** Creates an order from a checked plan. The order is not in any list yet. */
export function acceptedOrder(
  { draft, setting }: Plan,
  position: OpenPosition | undefined,
  context: EngineContext,
): FuturesOrder {
  const id = context.nextOrderId()
  return {
    ...draft,
    id,
    bookId: id,
    orderNo: context.orderNo(id),
    leverage: setting.leverage,
    marginMode: setting.marginMode,
    filled: 0n,
    quoteFilled: 0n,
    fee: 0n,
    triggerWhen: null,
    positionEffect: effectOf(draft, position),
    attached: false,
    liquidation: false,
    reserved: 0n,
    status: 'open',
    reason: null,
    createdAt: context.now,
    updatedAt: context.now,
  }
}

/**
 * Returns the effect that an order would have on a position: `open` opens or increases it, `reduce` closes a part or
 * all of it, and `flip` closes it and opens one on the other side.
 */
export function effectOf(
  { side, quantity }: Pick<FuturesDraft, 'side' | 'quantity'>,
  position: OpenPosition | undefined,
) {
  if (position === undefined || position.quantity === 0n || closingSide(position) !== side) return 'open'
  return quantity! > sizeOf(position.quantity) ? 'flip' : 'reduce'
}
