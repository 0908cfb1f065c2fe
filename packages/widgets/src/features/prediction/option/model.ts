import {
  type Decimal,
  div,
  mul,
  neg,
  settleTimeOption,
  sub,
  timeOptionDebit,
  timeOptionWin,
} from '@bourselet/sdk/money'
import type { OptionTime } from '../../../shared/data/live-rounds.ts'
import type { OptionOrder } from '../../../shared/data/use-option-orders.ts'

export type OptionPreview = {
  open_fee: Decimal
  /** The total amount debited: stake plus open fee. */
  debit: Decimal
  reward_fee: Decimal
  /** The amount that is credited if the direction of the option is correct. */
  receive: Decimal
  profit: Decimal
  /** The result if the direction of the option is wrong, as a negative amount. */
  loss: Decimal
}

/** Returns the cost, the credit and the loss of an option, computed with the server's formulas. */
export function previewOption(time: OptionTime, stake: Decimal): OptionPreview {
  const { open_fee, debit } = timeOptionDebit(stake, time.open_fee_rate)
  const { reward_fee, credit } = timeOptionWin(stake, time)
  return { open_fee, debit, reward_fee, receive: credit, profit: sub(credit, debit), loss: neg(debit) }
}

/**
 * Returns the break-even rate of an option: the percentage of options, rounded up, that must win so that a
 * member neither gains nor loses. It is the debit divided by the credit, which is the same for every stake.
 * Draws are not counted.
 */
export function breakEven(time: OptionTime): Decimal {
  const { debit, receive } = previewOption(time, time.max_stake)
  return div(mul(debit, '100'), receive, 1, 'UP')
}

/**
 * Returns the credit and the profit of a running option if it were delivered at `price`; null while a price or the
 * payout rate is unknown.
 */
export function optionAt(
  { direction, amount, open_price, payout_rate, open_fee_rate, reward_fee_rate }: OptionOrder,
  price: Decimal | null,
): { credit: Decimal; pnl: Decimal } | null {
  if (open_price === null || payout_rate === null || price === null) return null
  const terms = { payout_rate, open_fee_rate, reward_fee_rate }
  const { credit, pnl } = settleTimeOption(direction, amount, open_price, price, terms)
  return { credit, pnl }
}
