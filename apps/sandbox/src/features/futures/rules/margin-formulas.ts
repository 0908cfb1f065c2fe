import { divRound } from '@bourselet/sdk/money'
import type { Side } from '../../../engine/order.ts'
import type { OpenPosition } from '../futures-position.ts'

// Prices, quantities, amounts and rates are units of 1e-8, values (price × quantity) units of 1e-16, costs of
// 1e-18. The results equal those of the SDK's decimal formulas; tests compare both with the same vectors.

export const ONE = 100_000_000n
/** Units of cost (1e-18) in one unit of value (1e-16). */
const COST_OF_VALUE = 100n

/** A quantity and its value at the prices of its trades. */
export interface Worth {
  quantity: bigint
  value: bigint
}

/** A row of a contract's margin table; a `null` cap is unlimited. */
export interface MarginTier {
  cap: bigint
  maxLeverage: number
  /** Maintenance margin rate. */
  rate: bigint
  /** Amount that is subtracted from value × rate, so that the margin is continuous across brackets. */
  cumulative: bigint
}

/** The net position of a member: `quantity` is negative for a short, `cost` = |quantity| × entry. */
export type NetPosition = Pick<OpenPosition, 'quantity' | 'cost' | 'margin'>

/** The booking of a fill; the wallet moves by `realizedPnl + marginReleased - marginTaken - fee`. */
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

/** Returns the fee of a value, rounded up. */
export const feeOf = (value: bigint, rate: bigint): bigint => divRound(value * rate, ONE * ONE, 'UP')

/** Returns the initial margin of a value, rounded up. */
export const initialMargin = (value: bigint, leverage: number): bigint =>
  divRound(value, ONE * BigInt(leverage), 'UP')

/** Returns margin and taker fee that an order reserves, each rounded up. */
export const orderReserve = (value: bigint, leverage: number, takerRate: bigint): bigint =>
  initialMargin(value, leverage) + feeOf(value, takerRate)

/** Returns the average entry price, rounded half up; null without a position. */
export function entryPrice({ quantity, cost }: Pick<NetPosition, 'quantity' | 'cost'>): bigint | null {
  return quantity === 0n ? null : divRound(cost, sizeOf(quantity) * COST_OF_VALUE, 'HALF_UP')
}

/** Returns the cost of a value. */
export const costOf = (value: bigint): bigint => value * COST_OF_VALUE

/** Returns the average price of a cost over a quantity, rounded half up; 0 without a quantity. */
export const averagePrice = (cost: bigint, quantity: bigint): bigint =>
  quantity === 0n ? 0n : divRound(cost, quantity * COST_OF_VALUE, 'HALF_UP')

/** Returns the part of a fill that closes the position. */
export function closingPart(
  held: { quantity: bigint } | null | undefined,
  side: Side,
  quantity: bigint,
): bigint {
  if (!held || held.quantity === 0n || held.quantity < 0n !== (side === 'buy')) return 0n
  return smaller(quantity, sizeOf(held.quantity))
}

/** Returns the result of a closed part with entry cost `cost`, rounded down for gains and losses alike. */
export function realizedPnl(isLong: boolean, closedCost: bigint, cost: bigint): bigint {
  return divRound(isLong ? closedCost - cost : cost - closedCost, ONE * COST_OF_VALUE, 'FLOOR')
}

/**
 * Books a fill on a net position: an opposite fill first reduces it, releases cost and margin pro rata and
 * realizes the result; the rest opens or increases a position.
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

/** Returns unrealized profit or loss at a mark price, from the displayed entry price, rounded down. */
export function unrealizedPnl(position: Pick<NetPosition, 'quantity' | 'cost'>, mark: bigint): bigint {
  const entry = entryPrice(position)
  return entry === null ? 0n : divRound(position.quantity * (mark - entry), ONE, 'FLOOR')
}

/** Returns the bracket of a value; null above the last cap. */
export function bracketOf(value: bigint, tiers: readonly MarginTier[]): MarginTier | null {
  return tiers.find(({ cap }) => value <= cap * ONE) ?? null
}

/**
 * Returns the maintenance margin of a value, rounded up. The mark price can move a position above the last
 * cap.
 */
export function maintenanceMargin(value: bigint, tiers: readonly MarginTier[]): bigint {
  const { rate, cumulative } = bracketOf(value, tiers) ?? tiers.at(-1)!
  return divRound(value * rate - cumulative * ONE * ONE, ONE * ONE, 'UP')
}

/** Returns the immediate loss of a trade at the mark price, rounded up. */
export function openLoss(side: Side, { quantity, value }: Worth, mark: bigint): bigint {
  const beyond = value - quantity * mark
  return divRound(larger(0n, side === 'buy' ? beyond : -beyond), ONE, 'UP')
}

/**
 * Returns the highest leverage up to the requested one at which a new isolated position is not liquidated at
 * once: its initial margin less the open loss exceeds the maintenance margin at the mark price. 0 if there is
 * none.
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

/** A margin test, which liquidates if the equity does not exceed the maintenance margin. */
export interface MarginTest {
  /**
   * Maintenance margin over equity in hundredths of a percent, rounded half up; null if no equity is left.
   */
  ratio: bigint | null
  liquidate: boolean
}

/** The figures of a member's cross account in units of 1e-8. */
export interface AccountFigures extends MarginTest {
  equity: bigint
  unrealizedPnl: bigint
  positionMargin: bigint
  /** Margin, fees and open losses of the orders. */
  orderMargin: bigint
  available: bigint
  maxTransferOut: bigint
  maintenanceMargin: bigint
}

/** Tests an equity against its maintenance margin. */
export function marginTest(equity: bigint, maintenance: bigint): MarginTest {
  return {
    ratio: equity <= 0n ? null : divRound(maintenance * 10_000n, equity, 'HALF_UP'),
    liquidate: equity <= maintenance,
  }
}

/**
 * Returns the funding that the holder of a position receives (positive) or pays (negative), rounded down. The
 * rate is in units of 1e-12.
 */
export function fundingPayment(quantity: bigint, mark: bigint, rate: bigint): bigint {
  return divRound(-quantity * mark * rate, ONE * 10n ** BigInt(FUNDING_RATE_SCALE), 'FLOOR')
}

/** Decimals of a funding rate. */
export const FUNDING_RATE_SCALE = 12
