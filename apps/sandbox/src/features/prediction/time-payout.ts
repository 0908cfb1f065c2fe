import { fromUnits, settleTimeOption, toUnits } from '@bourselet/sdk/money'
import type { OptionOrderRow } from './prediction.migration.ts'
import type { Payout } from './round-payouts.ts'

/**
 * Returns the payout of a time option by the SDK's formula. `delivery` is the delivery price in ticks; null if it is
 * missing.
 */
export function timePayout(order: OptionOrderRow, delivery: number | null): Payout {
  const { result, credit, reward_fee } = settleTimeOption(
    order.direction,
    fromUnits(order.amount),
    // The result depends only on whether the delivery price is higher or lower than the opening price. Prices as
    // numbers of ticks (price steps) give the same result, so they are not converted to decimals.
    String(order.open_price),
    delivery === null ? null : String(delivery),
    {
      payout_rate: fromUnits(order.payout_rate ?? 0n),
      open_fee_rate: fromUnits(order.open_fee_rate),
      reward_fee_rate: fromUnits(order.reward_fee_rate),
    },
  )
  return { status: result, credit: toUnits(credit), rewardFee: toUnits(reward_fee) }
}
