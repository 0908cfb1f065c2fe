import {
  add,
  bracketOf,
  compare,
  type Decimal,
  divToStep,
  initialMargin,
  mul,
  owed,
  type PositionSide,
  sub,
} from '@bourselet/sdk/money'
import type { Exposure, FuturesMarket, Margin } from '../futures-ticket/exposure.ts'
import { backingOf, exitResult, liquidationOf } from '../futures-ticket/preview.ts'

/** A position that a member imagines. */
export type Sketch = Margin & {
  side: PositionSide
  entry: Decimal
  exit: Decimal
  quantity: Decimal
}

/** The figures of an imagined position. Both its opening and its closing order pay the taker rate. */
export type Outcome = {
  margin: Decimal
  pnl: Decimal
  roe: Decimal
  /** Fees of both orders. */
  fees: Decimal
  /** The exit price at which the profit pays the fees. */
  breakEven: Decimal
  /** Null if no price would liquidate the position, or if the balance is unknown or does not cover the position. */
  liquidation: Decimal | null
  /** False if the balance does not cover the margin and the opening fee of a cross position. */
  isCovered: boolean
  /** True if the position would be liquidated before the exit price is reached. */
  isLiquidated: boolean
}

/**
 * Returns the largest leverage at which a position of this value can be opened; null if no leverage allows it.
 */
export const mostLeverage = (notional: Decimal, { tiers }: Pick<FuturesMarket, 'tiers'>): number | null =>
  bracketOf(notional, tiers)?.max_leverage ?? null

/**
 * Returns the outcome of an imagined position, by the formulas of docs/rules.md#futures. Other positions stay as they
 * are; an open position in the same contract is not counted.
 */
export function calculate(
  { mode, leverage, side, entry, exit, quantity }: Sketch,
  taker: Decimal,
  exposure: Exposure | null,
  market: Pick<FuturesMarket, 'tiers' | 'rules'>,
): Outcome {
  const held = { side, quantity, entry }
  const margin = initialMargin(entry, quantity, leverage)
  const feeAt = (price: Decimal) => owed(mul(mul(price, quantity), taker))
  const isCovered =
    mode === 'isolated' || !exposure || compare(exposure.available, add(margin, feeAt(entry))) >= 0
  const backing = backingOf(mode, margin, sub(exposure?.wallet ?? '0', feeAt(entry)), exposure)
  const more = add('1', taker)
  const less = sub('1', taker)
  const isLong = side === 'long'
  const liquidation = backing === null || !isCovered ? null : liquidationOf(held, backing, market)
  return {
    margin,
    ...exitResult(held, exit, leverage, market),
    fees: add(feeAt(entry), feeAt(exit)),
    breakEven: divToStep(
      mul(entry, isLong ? more : less),
      isLong ? less : more,
      market.rules.tick,
      isLong ? 'CEIL' : 'FLOOR',
    ),
    ...{ liquidation, isCovered },
    isLiquidated: liquidation !== null && compare(exit, liquidation) === (isLong ? -1 : 1),
  }
}

/** Returns true if all amounts are entered and above zero. */
export const isComplete = (amounts: readonly (Decimal | '')[]): boolean =>
  amounts.every((amount) => amount !== '' && compare(amount, '0') > 0)
