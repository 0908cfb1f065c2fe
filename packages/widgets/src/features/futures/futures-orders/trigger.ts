import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'

/**
 * Returns the price and the direction that fire a waiting trigger. For a long, whose trigger sells, a take
 * profit waits for a rise and a stop loss for a fall; for a short the opposite.
 */
export function triggerMove({
  type,
  side,
  trigger_by,
}: FuturesOrder): `${'last' | 'mark'}${'Rises' | 'Falls'}` {
  const isRise = (type === 'tp') === (side === 'sell')
  return `${trigger_by ?? 'last'}${isRise ? 'Rises' : 'Falls'}`
}

/** Returns true for an order that waits for its trigger price and is not in the book. */
export const isWaiting = ({ type, trigger_price }: FuturesOrder): boolean =>
  (type === 'tp' || type === 'sl') && trigger_price !== null
