import type { FuturesDraft, FuturesOrder } from '../futures-order.ts'
import type { FuturesSetting, OpenPosition } from '../futures-position.ts'
import type { EngineContext } from '../venue-port.ts'
import type { ContractMarket } from './contract-market.ts'
import { accountFigures } from './figures.ts'
import {
  type AccountFigures,
  applyFill,
  closingPart,
  type FillBooking,
  larger,
  type NetPosition,
  orderReserve,
  type Worth,
} from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import type { VenueMemory } from './venue-memory.ts'

/**
 * The funds that an order needs, and the position that remains after the order has closed a part of it. Amounts
 * are in units of 1e-8.
 */
export interface Need {
  /**
   * Margin and fees of the part of the order that opens a position at once, plus the funds to reserve for the
   * part that will rest in the book.
   */
  reserve: bigint
  /** Realized profit or loss of the part of the order that closes a position at once. */
  realized: bigint
  released: bigint
  fees: bigint
  /**
   * Cash that the closed part pays out before fees: the released margin plus the profit, or the released margin less
   * the part of the loss that it pays.
   */
  paidOut: bigint
  /** Part of the realized loss that the margin of an isolated position does not cover. */
  missing: bigint
  left: NetPosition | null
  closes: Worth
  opens: Worth
  rests: Worth
}

const NOTHING: Worth = { quantity: 0n, value: 0n }

const joined = (worth: Worth, price: bigint, quantity: bigint): Worth => ({
  quantity: worth.quantity + quantity,
  value: worth.value + price * quantity,
})

/** Returns the net amount that the wallet gains when the order closes a part of a position. */
export const gainedBy = ({ realized, released, fees }: Need): bigint => realized + released - fees

/**
 * Computes the funds that an order needs from its predicted fills and its unfilled part. If the order is against the
 * member's position, the first fills close the position and later fills open one on the other side.
 */
export function needOf(
  market: ContractMarket,
  { draft, setting, forecast, rests }: Plan,
  held: OpenPosition | undefined,
  context: EngineContext,
): Need {
  const need: Need = {
    ...{ reserve: 0n, realized: 0n, released: 0n, fees: 0n, paidOut: 0n, missing: 0n, left: held ?? null },
    ...{ closes: NOTHING, opens: NOTHING, rests: NOTHING },
  }
  const feeRate = context.rates(draft.memberId).taker
  const reserve = (price: bigint, quantity: bigint) => {
    need.reserve += orderReserve(price * quantity, setting.leverage, feeRate)
  }
  for (const { price: ticks, lots } of forecast.killed ? [] : forecast.fills) {
    const price = market.rules.priceOf(ticks)
    const quantity = market.rules.quantityOf(lots)
    const closing = closingPart(need.left, draft.side, quantity)
    if (need.left !== null && closing !== 0n) {
      const fill = { side: draft.side, price, quantity: closing, feeRate }
      close(need, applyFill(need.left, fill, setting.leverage))
      need.closes = joined(need.closes, price, closing)
    }
    const opening = quantity - closing
    reserve(price, opening)
    need.opens = joined(need.opens, price, opening)
  }
  if (!rests || forecast.left === 0) return need
  const left = market.rules.quantityOf(forecast.left)
  if (!draft.reduceOnly) reserve(draft.price!, left)
  need.rests = joined(NOTHING, draft.price!, left)
  return need
}

function close(need: Need, { position, realizedPnl, marginReleased, fee }: FillBooking): void {
  need.realized += realizedPnl
  need.released += marginReleased
  need.fees += fee
  // A realized loss is paid first from the margin that the closed part releases. A loss beyond that margin reduces
  // the margin of the remaining position.
  const gained = realizedPnl + marginReleased
  const kept = position.margin - larger(0n, -gained)
  need.paidOut += larger(0n, gained)
  need.missing += larger(0n, -kept)
  need.left = position.quantity === 0n ? null : { ...position, margin: larger(0n, kept) }
}

/**
 * A planned reduction of a resting order: the lots that the order keeps, and the reason that is recorded if it
 * keeps none and ends.
 */
export interface Cut {
  lots: number
  reason: 'reduced' | 'position_gone' | 'system'
}

/**
 * The predicted effect of an order on the order book, computed before anything changes. Prices are in ticks and
 * quantities in lots.
 */
export interface Forecast {
  fills: { price: number; lots: number }[]
  /** Number of lots that remain unfilled. */
  left: number
  /** True for a fill-or-kill order that the book cannot fill completely. */
  killed: boolean
  /**
   * Resting orders of other members that must be reduced before the matching engine reaches them: reduce-only
   * orders that exceed their owner's position after an earlier fill of this execution, and orders that their
   * owners cannot fund at the mark price.
   */
  cuts: ({ order: FuturesOrder } & Cut)[]
}

/** A limit or market order that has passed all checks, with everything needed to run it. */
export interface Plan {
  /** The requested order. For a reduce-only order, the quantity is already limited to what it can reduce. */
  draft: FuturesDraft
  setting: FuturesSetting
  forecast: Forecast
  /** True if the unfilled part of the order stays in the book. */
  rests: boolean
}

/**
 * Returns true if an order requests a leverage that differs from the leverage that its owner has set for the symbol.
 */
export function changesLeverage(account: MemberAccount, { symbol, leverage }: FuturesSetting): boolean {
  return leverage !== account.setting(symbol).leverage
}

/** Returns a member's open orders, in which the orders of the setting's symbol already have the setting's leverage. */
export function ordersAt(account: MemberAccount, { symbol, leverage }: FuturesSetting): FuturesOrder[] {
  const open = [...account.orders.values()]
  return open.map((order) => (order.symbol === symbol ? { ...order, leverage } : order))
}

/** A member's account as it will be after an order has closed a position completely or partly. */
export interface Prospect {
  account: MemberAccount
  figures: AccountFigures
}

/**
 * Computes the figures that a member's account will have after an order has closed a position completely or partly. If
 * the order requests a new leverage, the figures use it for the position and for the open orders in the symbol.
 */
export function prospectOf(
  memory: VenueMemory,
  market: ContractMarket,
  { draft, setting }: Plan,
  need: Need,
  context: EngineContext,
): Prospect {
  const account = memory.account(draft.memberId)
  const held = account.positions.get(market.symbol)
  const positions = account.crossPositions().filter((position) => position !== held)
  const { left } = need
  if (held && left && held.marginMode === 'cross') {
    positions.push({ ...held, ...left, leverage: setting.leverage })
  }
  const wallet = account.wallet + gainedBy(need)
  const rate = context.rates(account.id).taker
  const orders = changesLeverage(account, setting) ? ordersAt(account, setting) : account.orders.values()
  return { account, figures: accountFigures(memory, account, rate, { wallet, positions, orders }) }
}
