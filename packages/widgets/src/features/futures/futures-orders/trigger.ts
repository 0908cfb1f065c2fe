import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'

/**
 * Returns the price type (last or mark) and the price direction that fire a waiting trigger. The trigger of a
 * long position sells: its take profit fires when the price rises, its stop loss when it falls. For a short
 * position it is the opposite.
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
