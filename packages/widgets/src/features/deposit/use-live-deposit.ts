import { type Call, useCall } from '../../shared/data/use-call.ts'
import { type Deposit, isOpen } from './deposit.ts'

const EVERY_MS = 2_500

/** One deposit, followed until it ends: asked again every few seconds. `known`: what a list tells of it already. */
export function useLiveDeposit(known: Deposit | null): Call<Deposit> {
  const order_no = known?.order_no ?? ''
  const key = ['deposit.get', order_no]
  const first = useCall(key, (sdk, options) => sdk.deposit.get({ order_no }, options), {
    member: true,
    enabled: known !== null,
    ...(known && isOpen(known) ? { refetchMs: EVERY_MS } : {}),
  })
  return first.data || !known ? first : { ...first, data: known, loading: false }
}
