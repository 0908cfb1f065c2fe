import { divRound } from '@bourselet/sdk/money'
import type { Side } from '../../../engine/order.ts'
import type { OpenPosition } from '../futures-position.ts'

// Amounts are bigints. Prices, quantities, amounts of money and rates are in units of 1e-8. Values (price × quantity)
// are in units of 1e-16, costs in units of 1e-18. The results equal those of the SDK's decimal formulas; tests compare
// both implementations.

export const ONE = 100_000_000n
/** Units of cost (1e-18) in one unit of value (1e-16). */
const COST_OF_VALUE = 100n

/** A quantity and its value at the prices at which it trades. */
export interface Worth {
  quantity: bigint
  value: bigint
}

/** A leverage bracket of a contract, for positions with a value of at most `cap`. */
export interface MarginTier {
  cap: bigint
  maxLeverage: number
  /** Maintenance margin as a fraction of the position's value. */
  rate: bigint
  /**
   * Amount subtracted from value × rate, so that the maintenance margin does not jump where one bracket ends and
   * the next begins.
   */
  cumulative: bigint
}

/** A member's net position. `quantity` is negative for a short; `cost` is |quantity| × average entry price. */
export type NetPosition = Pick<OpenPosition, 'quantity' | 'cost' | 'margin'>

/**
 * The amounts of a fill. In isolated mode, a fill whose loss does not exceed the released margin changes the wallet
 * balance by `realizedPnl + marginReleased - marginTaken - fee`. In cross mode, the balance changes by `realizedPnl -
 * fee`.
 */
export interface FillBooking {
  position: NetPosition
  fee: bigint
  realizedPnl: bigint
  marginReleased: bigint
  marginTaken: bigint
}

/** Returns the smaller of two amounts; Math.min does not accept bigint. */
export const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Returns the larger of two amounts. */
export const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)

export const sizeOf = (quantity: bigint): bigint => (quantity < 0n ? -quantity : quantity)

/** Returns the fee for a trade of the given value, rounded up. */
export const feeOf = (value: bigint, rate: bigint): bigint => divRound(value * rate, ONE * ONE, 'UP')

/** Returns the initial margin for a position of the given value, rounded up. */
export const initialMargin = (value: bigint, leverage: number): bigint =>
  divRound(value, ONE * BigInt(leverage), 'UP')

/** Returns the sum of initial margin and taker fee that an order reserves, each rounded up. */
export const orderReserve = (value: bigint, leverage: number, takerRate: bigint): bigint =>
  initialMargin(value, leverage) + feeOf(value, takerRate)

/** Returns the average entry price of a position, rounded half up; null if the position is empty. */
export function entryPrice({ quantity, cost }: Pick<NetPosition, 'quantity' | 'cost'>): bigint | null {
  return quantity === 0n ? null : divRound(cost, sizeOf(quantity) * COST_OF_VALUE, 'HALF_UP')
}

/** Converts a value (units of 1e-16) to a cost (units of 1e-18). */
export const costOf = (value: bigint): bigint => value * COST_OF_VALUE

/** Returns the average price of a quantity from its cost, rounded half up; 0 if the quantity is 0. */
export const averagePrice = (cost: bigint, quantity: bigint): bigint =>
  quantity === 0n ? 0n : divRound(cost, quantity * COST_OF_VALUE, 'HALF_UP')

/** Returns the part of a fill's quantity that closes the position. */
export function closingPart(
  held: { quantity: bigint } | null | undefined,
  side: Side,
  quantity: bigint,
): bigint {
  if (!held || held.quantity === 0n || held.quantity < 0n !== (side === 'buy')) return 0n
  return smaller(quantity, sizeOf(held.quantity))
}

/**
 * Returns the profit or loss of the closed part of a position. `closedCost` is the value at which this part was closed,
 * `cost` the value at which it was opened. The result is rounded down, so losses are rounded away from zero.
 */
export function realizedPnl(isLong: boolean, closedCost: bigint, cost: bigint): bigint {
  return divRound(isLong ? closedCost - cost : cost - closedCost, ONE * COST_OF_VALUE, 'FLOOR')
}

/**
 * Computes the effect of a fill on a net position. A fill against the position first reduces it: cost and margin
 * are released in proportion, and profit or loss is realized. The rest of the fill opens or increases a position.
 */
export function applyFill(
  before: NetPosition,
  fill: { side: Side; price: bigint; quantity: bigint; feeRate: bigint },
  leverage: number,
): FillBooking {
  const { side, price, quantity } = fill
  const closing = closingPart(before, side, quantity)
  const size = sizeOf(before.quantity)
  const whole = closing === size
  const cost = whole ? before.cost : divRound(before.cost * closing, size, 'HALF_UP')
  const released = whole ? before.margin : divRound(before.margin * closing, size, 'DOWN')
  const opened = price * (quantity - closing)
  const taken = initialMargin(opened, leverage)
  return {
    position: {
      quantity: before.quantity + (side === 'buy' ? quantity : -quantity),
      cost: before.cost - cost + costOf(opened),
      margin: before.margin - released + taken,
    },
    fee: feeOf(price * quantity, fill.feeRate),
    realizedPnl: closing === 0n ? 0n : realizedPnl(before.quantity > 0n, costOf(price * closing), cost),
    marginReleased: released,
    marginTaken: taken,
  }
}

/**
 * Returns the unrealized profit or loss of a position at a mark price, rounded down. Uses the rounded entry price
 * that members see.
 */
export function unrealizedPnl(position: Pick<NetPosition, 'quantity' | 'cost'>, mark: bigint): bigint {
  const entry = entryPrice(position)
  return entry === null ? 0n : divRound(position.quantity * (mark - entry), ONE, 'FLOOR')
}

/**
 * Returns the leverage bracket of a position with the given value; null if the value exceeds the cap of the last
 * bracket.
 */
export function bracketOf(value: bigint, tiers: readonly MarginTier[]): MarginTier | null {
  return tiers.find(({ cap }) => value <= cap * ONE) ?? null
}

/**
 * Returns the maintenance margin of a position with the given value, rounded up. A value above the cap of the last
 * bracket uses the last bracket: a change of the mark price can raise the value of a position above this cap.
 */
export function maintenanceMargin(value: bigint, tiers: readonly MarginTier[]): bigint {
  const { rate, cumulative } = bracketOf(value, tiers) ?? tiers.at(-1)!
  return divRound(value * rate - cumulative * ONE * ONE, ONE * ONE, 'UP')
}

/**
 * Returns the loss that a trade would show immediately because its price is worse than the mark price, rounded up.
 */
export function openLoss(side: Side, { quantity, value }: Worth, mark: bigint): bigint {
  const beyond = value - quantity * mark
  return divRound(larger(0n, side === 'buy' ? beyond : -beyond), ONE, 'UP')
}

/**
 * Returns the highest leverage, at most the requested one, at which a new isolated position is not liquidated
 * immediately: its initial margin less its immediate loss must exceed the maintenance margin at the mark price.
 * Returns 0 if there is no such leverage.
 */
export function safeLeverage(
  side: Side,
  opened: Worth,
  mark: bigint,
  tiers: readonly MarginTier[],
  asked: number,
): number {
  const needed = maintenanceMargin(opened.quantity * mark, tiers) + openLoss(side, opened, mark)
  for (let leverage = asked; leverage > 0; leverage--) {
    if (initialMargin(opened.value, leverage) > needed) return leverage
  }
  return 0
}

/**
 * Result of a margin test. The position or account is liquidated if its equity does not exceed the maintenance
 * margin.
 */
export interface MarginTest {
  /**
   * Maintenance margin divided by equity, in hundredths of a percent, rounded half up; null if no equity is left.
   */
  ratio: bigint | null
  liquidate: boolean
}

/** The figures of a member's cross account in units of 1e-8. */
export interface AccountFigures extends MarginTest {
  equity: bigint
  unrealizedPnl: bigint
  positionMargin: bigint
  /**
   * Sum of the margins, fees and immediate losses of the open orders. The immediate loss of an order is the loss at the
   * mark price that it would show if it traded now.
   */
  orderMargin: bigint
  available: bigint
  maxTransferOut: bigint
  maintenanceMargin: bigint
}

/** Compares an equity with the maintenance margin that it must exceed. */
export function marginTest(equity: bigint, maintenance: bigint): MarginTest {
  return {
    ratio: equity <= 0n ? null : divRound(maintenance * 10_000n, equity, 'HALF_UP'),
    liquidate: equity <= maintenance,
  }
}

/**
 * Returns the funding payment of a position, rounded down: positive if its holder receives the amount, negative if
 * its holder pays it. The rate is in units of 1e-12.
 */
export function fundingPayment(quantity: bigint, mark: bigint, rate: bigint): bigint {
  return divRound(-quantity * mark * rate, ONE * 10n ** BigInt(FUNDING_RATE_SCALE), 'FLOOR')
}

/** Number of decimals of a funding rate. */
export const FUNDING_RATE_SCALE = 12
