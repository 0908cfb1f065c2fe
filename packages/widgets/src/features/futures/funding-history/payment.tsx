import { add, type Decimal } from '@bourselet/sdk/money'
import { trendOf } from '../../../shared/format/trend-of.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import type { BourseletClient } from '../../../shared/provider/client.ts'

type AccountChange = Awaited<ReturnType<BourseletClient['wallet']['changes']>>['list'][number]

/**
 * A funding payment with the position size, mark price and rate from which it was computed. These fields are missing if
 * the server has not stored them.
 */
export type FundingPayment = AccountChange & Partial<NonNullable<AccountChange['funding']>>

/**
 * Returns the amount of funding that the member received in a payment; negative if they paid it. A payment can change
 * the available cash, the margin of an isolated position, or both.
 */
export const paymentOf = ({ available_delta, frozen_delta }: FundingPayment): Decimal =>
  add(available_delta, frozen_delta)

/**
 * Returns the contract of a funding payment from its reference number, which has the form `contract:funding
 * time`.
 */
export const contractOf = ({ ref_no }: FundingPayment): string => ref_no.split(':')[0] ?? ''

/** The amount of a funding payment with its sign and color. */
export function Amount({ payment }: { payment: FundingPayment }) {
  const format = useFormat()
  const amount = paymentOf(payment)
  const trend = trendOf(amount)
  return (
    <span className="bl-positions__result" data-trend={trend}>
      {format.amount(amount, { signed: true })} {payment.coin}
    </span>
  )
}
