import type { FuturesOrder } from '../futures-order.ts'
import type { OpenPosition } from '../futures-position.ts'
import {
  type AccountFigures,
  entryPrice,
  initialMargin,
  larger,
  type MarginTest,
  maintenanceMargin,
  marginTest,
  openLoss,
  orderReserve,
  sizeOf,
  smaller,
  unrealizedPnl,
  type Worth,
} from './margin-formulas.ts'
import type { MemberAccount } from './member-account.ts'
import type { VenueMemory } from './venue-memory.ts'

/** The fields of a position from which the account figures are computed. */
type Held = Pick<OpenPosition, 'symbol' | 'quantity' | 'cost' | 'leverage'>

/**
 * A possible later state of an account, for example after an order: its wallet balance, cross positions and open
 * orders. The account figures for this state are computed in advance.
 */
export interface Supposed {
  wallet: bigint
  positions: readonly Held[]
  orders: Iterable<FuturesOrder>
}

/**
 * Returns the mark price of a position's symbol, or the position's entry price if no mark price was published yet.
 */
function markOf(memory: VenueMemory, position: Held): bigint {
  return memory.markets.get(position.symbol)!.mark ?? entryPrice(position)!
}

/** Returns the maintenance margin of a position, valued at a mark price. */
export function maintenanceOf(
  memory: VenueMemory,
  position: Held,
  mark: bigint = markOf(memory, position),
): bigint {
  const { tiers } = memory.markets.get(position.symbol)!.rules
  return maintenanceMargin(sizeOf(position.quantity) * mark, tiers)
}

/** Returns the unrealized profit or loss of a position at the current mark price. */
export function profitOf(memory: VenueMemory, position: Held): bigint {
  return unrealizedPnl(position, markOf(memory, position))
}

/**
 * Computes the figures of a member's futures account. Unrealized profit can back orders, but the member cannot
 * transfer it out. A transfer out leaves at least the maintenance margin, and takes no frozen cash.
 */
export function accountFigures(
  memory: VenueMemory,
  account: MemberAccount,
  takerRate: bigint,
  supposed: Supposed = {
    wallet: account.wallet,
    positions: account.crossPositions(),
    orders: account.orders.values(),
  },
): AccountFigures {
  const { wallet, positions, orders } = supposed
  const sum = (each: (position: Held) => bigint) => positions.reduce((total, one) => total + each(one), 0n)
  const pnl = sum((one) => profitOf(memory, one))
  const positionMargin = sum((one) => initialMargin(sizeOf(one.quantity) * markOf(memory, one), one.leverage))
  const maintenance = sum((one) => maintenanceOf(memory, one))
  let orderMargin = 0n
  for (const order of orders) orderMargin += reserveOf(memory, order, takerRate)
  const equity = wallet + pnl
  const kept = larger(positionMargin, maintenance) + orderMargin
  const movable = smaller(account.cash.available, smaller(equity, wallet) - kept)
  const { ratio, liquidate } = marginTest(equity, maintenance)
  return {
    equity,
    unrealizedPnl: pnl,
    positionMargin,
    orderMargin,
    available: larger(0n, equity - positionMargin - orderMargin),
    maxTransferOut: larger(0n, movable),
    maintenanceMargin: maintenance,
    ratio,
    liquidate: maintenance !== 0n && liquidate,
  }
}

/** Returns true if a mark price is known for every cross position of a member. */
export function isPriced(memory: VenueMemory, account: MemberAccount): boolean {
  return account.crossPositions().every(({ symbol }) => memory.markets.get(symbol)?.mark !== undefined)
}

/**
 * Compares the equity of an isolated position with its maintenance margin, both valued at the given mark price.
 */
export function isolatedTest(memory: VenueMemory, position: OpenPosition, mark: bigint): MarginTest {
  return marginTest(position.margin + unrealizedPnl(position, mark), maintenanceOf(memory, position, mark))
}

/**
 * Compares the equity of cross positions with their maintenance margin. `marks` contains one mark price for
 * each position, in the order of `positions`. Open orders are not counted.
 */
export function crossTest(
  memory: VenueMemory,
  wallet: bigint,
  positions: readonly OpenPosition[],
  marks: readonly bigint[],
): MarginTest {
  let equity = wallet
  let maintenance = 0n
  for (const [index, position] of positions.entries()) {
    equity += unrealizedPnl(position, marks[index]!)
    maintenance += maintenanceOf(memory, position, marks[index]!)
  }
  const test = marginTest(equity, maintenance)
  return { ...test, liquidate: maintenance !== 0n && test.liquidate }
}

/**
 * Returns the margin and fee that an open order reserves, plus the immediate loss: the loss at the mark price that the
 * order would show if it traded now.
 */
function reserveOf(memory: VenueMemory, order: FuturesOrder, takerRate: bigint): bigint {
  const worth = openingWorth(order)
  if (worth === null) return 0n
  const reserve = orderReserve(worth.value, order.leverage, takerRate)
  const mark = memory.markets.get(order.symbol)?.mark
  if (mark === undefined) return reserve
  return reserve + openLoss(order.side, worth, mark)
}

/**
 * Returns the unfilled quantity of an order that rests in the book, and its value at the limit price. Returns null for
 * a reduce-only order and for an order that waits for its trigger, because such orders reserve nothing.
 */
function openingWorth({ status, reduceOnly, price, quantity, filled }: FuturesOrder): Worth | null {
  if (status === 'pending' || reduceOnly || price === null || quantity === null) return null
  const left = quantity - filled
  return { quantity: left, value: price * left }
}

/**
 * Returns the funds that an open order will reserve at a leverage. If the order already has this leverage, its reserve
 * stays the same. A higher leverage never raises the reserve, even if the fee rate has risen, because the member may
 * lack the additional cash.
 */
export function reserveAt(order: FuturesOrder, leverage: number, takerRate: bigint): bigint {
  const worth = openingWorth(order)
  if (worth === null || leverage === order.leverage) return order.reserved
  const reserve = orderReserve(worth.value, leverage, takerRate)
  return leverage > order.leverage ? smaller(reserve, order.reserved) : reserve
}
