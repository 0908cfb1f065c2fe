import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'

/**
 * Which price must do what for a waiting trigger to fire. A take profit of a long, which sells, waits for a rise, its
 * stop loss for a fall; of a short the other way round.
 */
export function triggerMove({
  type,
  side,
  trigger_by,
}: FuturesOrder): `${'last' | 'mark'}${'Rises' | 'Falls'}` {
  const isRise = (type === 'tp') === (side === 'sell')
  return `${trigger_by ?? 'last'}${isRise ? 'Rises' : 'Falls'}`
}

/** Whether it waits for a price instead of in the book. */
export const isWaiting = ({ type, trigger_price }: FuturesOrder): boolean =>
  (type === 'tp' || type === 'sl') && trigger_price !== null
