import type { Wallet } from '../../../shared/data/use-balances.ts'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import type { DayTotal } from './day-total.ts'

/**
 * The longest range in days. It is always loaded completely, so that no request is needed when the member
 * selects a shorter range.
 */
const LONGEST = 365

/**
 * Returns the total value of the member's assets for each UTC day, oldest first. The last value is the current
 * total of `wallet`.
 */
export function useTotalHistory(wallet: Wallet | undefined): Call<DayTotal[]> {
  const call = useCall(
    ['wallet.balances', 'history'],
    (sdk, options) => sdk.wallet.balances({ history_days: LONGEST, hide_zero: true }, options),
    { member: true, staleMs: 60_000, refetchMs: 300_000 },
  )
  const { history } = call.data ?? {}
  const today = history?.at(-1)
  return {
    ...call,
    data: history?.with(-1, {
      date: today?.date ?? '',
      total_usdt: wallet?.total_usdt ?? today?.total_usdt ?? '0',
    }),
  }
}
