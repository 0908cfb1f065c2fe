import { abs, compare, type Decimal, isWireAmount, isZero, mul, sub, trim } from '@bourselet/sdk/money'

/** The margin ratio in percent at or above which the exchange notifies the member (docs/rules.md#liquidation). */
export const DANGER: Decimal = '80'

/**
 * Returns the risk level of a margin ratio in percent: high at or above the ratio at which the exchange notifies the
 * member, middle at or above half of that ratio.
 */
export const riskOf = (ratio: Decimal): 'low' | 'middle' | 'high' =>
  compare(ratio, DANGER) >= 0 ? 'high' : compare(mul(ratio, '2'), DANGER) >= 0 ? 'middle' : 'low'

/**
 * Maximum distance between a liquidation price and the mark price, as a fraction of the mark price, that causes a
 * warning.
 */
export const NEAR: Decimal = '0.1'

/**
 * Returns true if a liquidation price differs from the mark price by at most the given fraction of the mark
 * price.
 */
export function isNear(
  liquidation: Decimal | null | undefined,
  mark: Decimal | null,
  fraction: Decimal,
): boolean {
  if (!liquidation || mark === null || isZero(mark)) return false
  return compare(abs(sub(liquidation, mark)), mul(mark, fraction)) <= 0
}

/**
 * Returns true for a stop loss beyond the liquidation price. Such a stop loss is useless, because the
 * position is liquidated before it fires.
 */
export function isPastLiquidation(
  stopLoss: Decimal | '',
  side: 'long' | 'short',
  liquidation: Decimal | null,
): boolean {
  if (stopLoss === '' || liquidation === null || !isWireAmount(trim(stopLoss))) return false
  return compare(stopLoss, liquidation) * (side === 'long' ? 1 : -1) <= 0
}
