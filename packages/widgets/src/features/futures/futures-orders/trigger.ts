import type { FuturesOrder } from '../../../shared/data/use-futures-orders.ts'

/** Returns the price type (last or mark) and the price direction that fire the trigger of an order. */
export function triggerMove({
  trigger_when,
  trigger_by,
}: Pick<FuturesOrder, 'trigger_when' | 'trigger_by'>): `${'last' | 'mark'}${'Rises' | 'Falls'}` {
  return `${trigger_by ?? 'last'}${trigger_when === 'rises' ? 'Rises' : 'Falls'}`
}

/** Returns true for an order with a trigger, also after it fired. */
export const hasTrigger = ({ trigger_price }: FuturesOrder): boolean => trigger_price !== null
