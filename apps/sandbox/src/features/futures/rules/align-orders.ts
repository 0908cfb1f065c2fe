import { isOpen } from '../futures-order.ts'
import type { EngineContext } from '../venue-port.ts'
import { changeOrders } from './accept-order.ts'
import { addedReserve, coversOrders } from './check-funds.ts'
import type { ContractMarket } from './contract-market.ts'
import { orderRef, withdrawOrder } from './end-order.ts'
import type { MemberAccount } from './member-account.ts'
import type { VenueMemory } from './venue-memory.ts'

/** Returns true if an open order of an account has another leverage than its owner has set for the symbol. */
export function hasOtherLeverage(account: MemberAccount): boolean {
  const open = [...account.orders.values()]
  return open.some(({ symbol, leverage }) => leverage !== account.setting(symbol).leverage)
}

/**
 * Gives a member's open orders the leverage that the member has set for their symbols (docs/rules.md#futures). Only
 * orders that an earlier version of the sandbox accepted can have a different leverage. If the balance does not cover
 * the funds that orders reserve at a lower leverage, cancels as many of these orders as necessary, newest first, and
 * notifies the member. Symbols whose orders release funds come first, because the orders of other symbols can use these
 * funds.
 */
export function alignOrders(memory: VenueMemory, account: MemberAccount, context: EngineContext): void {
  const markets = [...memory.markets.values()]
  const reservesMore = ({ symbol }: ContractMarket) =>
    addedReserve(account, account.setting(symbol), context) > 0n
  const releasing = markets.filter((market) => !reservesMore(market))
  for (const market of [...releasing, ...markets.filter(reservesMore)]) {
    const setting = account.setting(market.symbol)
    const differing = account.ordersOf(market.symbol).filter(({ leverage }) => leverage !== setting.leverage)
    const lowered = differing.filter(({ leverage, reserved }) => leverage > setting.leverage && reserved > 0n)
    while (lowered.length > 0 && !coversOrders(memory, account, setting, context)) {
      const order = lowered.pop()!
      withdrawOrder(memory, market, order, 'cancelled', 'system', context)
      const { memberId, orderNo: order_no, symbol } = order
      context.change.notices.push({ memberId, kind: 'unfunded', symbol, params: { order_no } })
    }
    const newest = differing.findLast(isOpen)
    if (newest !== undefined) changeOrders(account, setting, orderRef(newest), context)
  }
}
