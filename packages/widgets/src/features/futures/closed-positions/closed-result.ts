import { add, type Decimal, initialMargin, percent, sub } from '@bourselet/sdk/money'
import type { ClosedPosition } from './closed-query.ts'

type Result = Pick<
  ClosedPosition,
  'realized_pnl' | 'fees' | 'funding' | 'entry_price' | 'max_quantity' | 'leverage'
>

/** Returns the result of a closed position after fees and funding. */
export const netResult = ({
  realized_pnl,
  fees,
  funding,
}: Pick<Result, 'realized_pnl' | 'fees' | 'funding'>): Decimal => add(sub(realized_pnl, fees), funding)

/**
 * Returns the realized return on equity (ROE): the realized result as a percentage of the initial margin for
 * the largest quantity at the entry price.
 */
export const realizedRoe = ({ realized_pnl, entry_price, max_quantity, leverage }: Result): Decimal =>
  percent(realized_pnl, initialMargin(entry_price, max_quantity, leverage))
