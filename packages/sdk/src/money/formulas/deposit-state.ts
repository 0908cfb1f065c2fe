import { amount } from '../amount.ts'
import { compare } from '../decimal.ts'
import type { Decimal } from '../units.ts'

/**
 * Returns the state of a detected chain transaction and the amount to credit. A transfer below the minimum
 * stays `below_min`, however many confirmations it has.
 */
export function depositState(
  quantity: Decimal,
  confirmations: number,
  rule: { min: Decimal; confirmations: number },
): { status: 'below_min' | 'pending' | 'success'; credited: Decimal } {
  if (compare(quantity, rule.min) < 0) return { status: 'below_min', credited: amount('0') }
  if (confirmations < rule.confirmations) return { status: 'pending', credited: amount('0') }
  return { status: 'success', credited: amount(quantity) }
}
