import {
  add,
  compare,
  type Decimal,
  initialMargin,
  isZero,
  max,
  min,
  mul,
  type NetPosition,
  neg,
  orderReserve,
  sub,
  type Tier,
} from '@bourselet/sdk/money'
import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'
import type { FuturesAccount, Position } from '../../../shared/data/use-positions.ts'
import type { OrderMarket } from '../../../shared/ticket/order-terms.ts'

/** A contract with the data that a ticket needs: book, rules, mark price and margin brackets. */
export type FuturesMarket = OrderMarket & { mark: Decimal | null; tiers: readonly Tier[] }

/** The member's fee rates as fractions. */
export type Rates = { maker: Decimal; taker: Decimal }

export type Margin = { mode: 'cross' | 'isolated'; leverage: number }

/** The member's position, orders and margin in one contract, at the latest mark prices. */
export type Exposure = {
  /** The margin available to new cross orders. */
  available: Decimal
  wallet: Decimal
  /**
   * The wallet balance minus the margin of isolated orders. Only this amount can become the margin of further
   * isolated orders.
   */
  cash: Decimal
  /** The position in the ticket's contract. */
  position: Position | null
  /** Orders of the contract that are in the book or wait for their trigger. */
  orders: readonly FuturesOrder[]
  /** Maintenance margin and unrealized profit of the other cross positions, in USDT. */
  others: { maintenance: Decimal; pnl: Decimal }
}

/**
 * Returns the member's position, orders and margin in one contract. `position` is the position in that
 * contract, valued at the mark prices of the account. `orders` contains the orders of all contracts.
 */
export function exposureOf(
  account: FuturesAccount,
  symbol: string,
  position: Position | null,
  orders: readonly FuturesOrder[],
  taker: Decimal,
): Exposure {
  const own = position?.margin_mode === 'cross' ? position : null
  const frozen = orders
    .filter(({ margin_mode }) => margin_mode === 'isolated')
    .map((one) => reservedOf(one, taker))
  return {
    available: account.available,
    wallet: account.wallet_balance,
    cash: max('0', frozen.reduce(sub, account.wallet_balance)),
    position,
    orders: orders.filter((order) => order.symbol === symbol),
    others: {
      maintenance: own ? sub(account.maintenance_margin, own.maintenance_margin) : account.maintenance_margin,
      pnl: own ? sub(account.cross_upnl, own.unrealized_pnl) : account.cross_upnl,
    },
  }
}

/**
 * Returns `exposure` as it would be with another leverage: `available` and `cash` follow from the new margin of the
 * orders and of a cross position. The margin of an isolated position stays the same. If `available` or `cash` is 0, it
 * stays 0: the server also sends 0 for a deficit, and released margin would first cover that deficit, whose size the
 * page does not know.
 */
export function exposureAt(exposure: Exposure, leverage: number, taker: Decimal): Exposure {
  const { position, orders, available, cash } = exposure
  const added = (margin: Margin['mode']) =>
    orders
      .filter(({ margin_mode }) => margin_mode === margin)
      .map((order) => sub(reservedOf({ ...order, leverage }, taker), reservedOf(order, taker)))
      .reduce(add, '0')
  const marginAt = ({ mark_price, quantity }: Position, at: number) => initialMargin(mark_price, quantity, at)
  const held =
    position?.margin_mode === 'cross'
      ? sub(marginAt(position, leverage), marginAt(position, position.leverage))
      : '0'
  const isolated = added('isolated')
  const without = (amount: Decimal, margin: Decimal) => (isZero(amount) ? '0' : max('0', sub(amount, margin)))
  return {
    ...exposure,
    available: without(available, add(held, add(added('cross'), isolated))),
    cash: without(cash, isolated),
  }
}

/** Returns the margin available to new orders of a margin mode. */
export const availableFor = ({ available, cash }: Exposure, mode: Margin['mode']): Decimal =>
  mode === 'isolated' ? min(available, cash) : available

/** Returns the margin and fee that an order in the book reserves. */
export function reservedOf(order: FuturesOrder, taker: Decimal): Decimal {
  const { price, quantity, filled, leverage, reduce_only, status } = order
  if (status === 'pending' || reduce_only || price === null || quantity === null) return '0'
  return orderReserve({ price, qty: sub(quantity, filled), leverage }, taker)
}

/** Returns the position's quantity with a sign: negative for a short, '0' without a position. */
export const signedQuantity = (position: Position | null): Decimal => {
  if (!position) return '0'
  return position.side === 'long' ? position.quantity : neg(position.quantity)
}

/** Converts a position to the form that the formula for booking fills requires. */
export function netPosition(position: Position | null): NetPosition {
  if (!position) return { quantity: '0', cost: '0', margin: '0' }
  return {
    quantity: signedQuantity(position),
    cost: mul(position.quantity, position.entry_price),
    margin: position.margin_mode === 'isolated' ? position.margin : '0',
  }
}

/**
 * Splits the quantity of an order into a part that closes the current position and a part that opens or
 * increases a position. A reduce-only order has no opening part.
 */
export function splitOrder(
  position: Position | null,
  side: 'buy' | 'sell',
  quantity: Decimal,
  reduceOnly: boolean,
): { closing: Decimal; opening: Decimal } {
  const held = closable(position, side)
  const closing = compare(quantity, held) < 0 ? quantity : held
  return { closing, opening: reduceOnly ? '0' : sub(quantity, closing) }
}

/**
 * Returns the quantity of the position that an order on this side could close; '0' if there is no position or the order
 * would increase it.
 */
export const closable = (position: Position | null, side: 'buy' | 'sell'): Decimal =>
  position && position.side === (side === 'buy' ? 'short' : 'long') ? position.quantity : '0'

/**
 * Returns the bracket limit at a leverage: the maximum value of a position; null if no bracket allows the
 * leverage.
 */
export function largestNotional(tiers: readonly Tier[], leverage: number): Decimal | null {
  return tiers.findLast((tier) => tier.max_leverage >= leverage)?.cap ?? null
}

/** Returns true if the margin mode is locked, because the contract has an open position or order. */
export const isCommitted = ({ position, orders }: Pick<Exposure, 'position' | 'orders'>): boolean =>
  (position !== null && !isZero(position.quantity)) || orders.length > 0
