import { useEffect } from 'react'
import type { Wallet } from '../../../shared/data/use-balances.ts'
import { type Call, useCall } from '../../../shared/data/use-call.ts'
import { useServerDay } from '../../../shared/data/use-server-day.ts'
import type { DayTotal } from './day-total.ts'

/**
 * The longest range in days. It is always loaded completely, so that no request is needed when the member
 * selects a shorter range.
 */
const LONGEST = 365

/**
 * Returns the total value of the member's assets for each UTC day, oldest first. The last value is the current total of
 * `wallet`. When a UTC day begins, the list gets a new last value for this day, even before the history is loaded
 * again.
 */
export function useTotalHistory(wallet: Wallet | undefined): Call<DayTotal[]> {
  const call = useCall(
    ['wallet.balances', 'history'],
    (sdk, options) => sdk.wallet.balances({ history_days: LONGEST, hide_zero: true }, options),
    { member: true, staleMs: 60_000, refetchMs: 300_000 },
  )
  const { refetch } = call
  const { history } = call.data ?? {}
  const day = useServerDay()
  const last = history?.at(-1)
  const isOver = last !== undefined && last.date < day
  useEffect(() => {
    if (isOver) refetch()
  }, [isOver, refetch])
  return {
    ...call,
    data: history && [
      ...(isOver ? history : history.slice(0, -1)),
      {
        date: isOver ? day : (last?.date ?? day),
        total_usdt: wallet?.total_usdt ?? last?.total_usdt ?? '0',
      },
    ],
  }
}
