import {
  abs,
  type Decimal,
  entryPrice,
  type FuturesAccountFigures,
  fromUnits,
  futuresAccount,
  isNegative,
  maintenanceMargin,
  marginTest,
  mul,
  type OrderReserve,
  openLoss,
  type PositionAtMark,
  sub,
  unrealizedPnl,
} from '@bourselet/sdk/money'
import type { FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import type { MemberAccount } from './member-account.ts'
import type { VenueMemory } from './venue-memory.ts'

/** A position as the formulas want it. Until there is a mark price it stands at its entry. */
export function atMark(memory: VenueMemory, position: OpenPosition, mark?: Decimal): PositionAtMark {
  const market = memory.markets.get(position.symbol)!
  const entry = entryPrice(position)!
  return {
    side: isNegative(position.quantity) ? 'short' : 'long',
    qty: abs(position.quantity),
    entry_price: entry,
    mark_price: mark ?? market.mark?.mark ?? entry,
    leverage: position.leverage,
    tiers: market.rules.terms.tiers,
  }
}

/** What an account would be with another wallet or other cross positions. */
export interface Supposed {
  wallet: bigint
  positions: readonly PositionAtMark[]
}

/** F-ACC of a member (rulebook 9). */
export function accountFigures(
  memory: VenueMemory,
  account: MemberAccount,
  takerRate: Decimal,
  supposed?: Supposed,
): FuturesAccountFigures {
  const positions =
    supposed?.positions ?? account.crossPositions().map((position) => atMark(memory, position))
  const orders = [...account.orders.values()].flatMap((order) => reserveOf(memory, order))
  return futuresAccount(fromUnits(supposed?.wallet ?? account.wallet), positions, orders, takerRate)
}

/** Whether every cross position of a member has a mark price. */
export function isPriced(memory: VenueMemory, account: MemberAccount): boolean {
  return account.crossPositions().every(({ symbol }) => memory.markets.get(symbol)?.mark !== undefined)
}

/** The margin test of an isolated position at a mark price. */
export function isolatedTest(memory: VenueMemory, position: OpenPosition, mark: Decimal) {
  const { tiers, qty, ...at } = atMark(memory, position, mark)
  return marginTest(position.margin, unrealizedPnl({ ...at, qty }), maintenanceMargin(mul(qty, mark), tiers))
}

function reserveOf(memory: VenueMemory, order: FuturesOrder): OrderReserve[] {
  if (order.reduceOnly || order.price === null || order.quantity === null) return []
  const { side, price, leverage } = order
  const qty = sub(order.quantity, order.filled)
  const mark = memory.markets.get(order.symbol)?.mark
  if (mark === undefined) return [{ price, qty, leverage }]
  const open_loss = openLoss({ side, qty, notional: mul(price, qty), mark_price: mark.mark })
  return [{ price, qty, leverage, open_loss }]
}
