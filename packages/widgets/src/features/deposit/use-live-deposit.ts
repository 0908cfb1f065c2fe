import { type Call, useCall } from '../../shared/data/use-call.ts'
import { useMemberEvents } from '../../shared/data/use-member-events.ts'
import type { Deposit } from './deposit.ts'

/**
 * Returns a deposit, which is fetched again after each event of this deposit. `known` is the deposit from a list. It is
 * returned until the first answer arrives.
 */
export function useLiveDeposit(known: Deposit | null): Call<Deposit> {
  const order_no = known?.order_no ?? ''
  const key = ['deposit.get', order_no]
  const first = useCall(key, (sdk, options) => sdk.deposit.get({ order_no }, options), {
    member: true,
    enabled: known !== null,
  })
  useMemberEvents(
    known && ((event) => event.kind === 'record' && event.order_no === order_no && first.refetch()),
    first.refetch,
  )
  return first.data || !known ? first : { ...first, data: known, loading: false }
}
