import { useState } from 'react'
import { type Deposit, isOpen } from '../deposit.ts'
import { useDeposits } from '../use-deposits.ts'

/** The newest deposit that is on its way; it stays the one when it has ended, until there is another. */
export function useNewestOpen(): Deposit | null {
  const { data } = useDeposits({ page: 1, limit: 5 })
  const open = data?.list.find(isOpen) ?? null
  const [last, setLast] = useState(open)
  if (open && open.order_no !== last?.order_no) setLast(open)
  return last
}
