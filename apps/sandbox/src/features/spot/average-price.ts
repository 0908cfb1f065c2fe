import { divRound } from '@bourselet/sdk/money'
import type { SpotOrder } from './spot-order.ts'

/** Average price of what is filled, HALF_UP to units of 1e-8 (rulebook 2.3); null before the first trade. */
export function averagePrice({ filled, quoteFilled }: SpotOrder): bigint | null {
  return filled === 0n ? null : divRound(quoteFilled * 100_000_000n, filled, 'HALF_UP')
}
