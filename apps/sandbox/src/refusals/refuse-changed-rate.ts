import { compare, type Decimal } from '@bourselet/sdk/money'
import { Refusal } from './refusal.ts'

/** Throws RATE_CHANGED if a request states a rate in `field` that differs from the present one. */
export function refuseChangedRate(field: string, seen: Decimal | undefined, rate: Decimal): void {
  if (seen !== undefined && compare(seen, rate) !== 0)
    throw new Refusal('RATE_CHANGED', { field, params: { rate } })
}
