import { add } from '@bourselet/sdk/money'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { type Call, useCall } from './use-call.ts'
import { type MemberEvent, useMemberEvents } from './use-member-events.ts'

export type Wallet = Awaited<ReturnType<BourseletClient['wallet']['balances']>>

const key = ['wallet.balances']

/**
 * The member's wallet; available and frozen follow the stream at once, values in USDT with the next call (every
 * 15 s while shown). Without a member: no data and not loading.
 */
export function useBalances(): Call<Wallet> {
  const { page } = useBourselet()
  const call = useCall(key, (sdk, options) => sdk.wallet.balances({}, options), {
    member: true,
    refetchMs: 15_000,
  })
  useMemberEvents((event) => {
    if (event.kind !== 'balance') return
    page.queryClient.setQueryData<Wallet>(key, (wallet) => wallet && patch(wallet, event))
    if (!call.data?.list.some((row) => row.coin === event.coin && row.account === event.account))
      call.refetch()
  }, call.refetch)
  return call
}

function patch(wallet: Wallet, event: Extract<MemberEvent, { kind: 'balance' }>): Wallet {
  const { account, coin, available, frozen } = event
  return {
    ...wallet,
    list: wallet.list.map((row) => {
      if (row.coin !== coin || row.account !== account) return row
      // The futures total holds margins as well, which this event does not tell.
      return account === 'spot'
        ? { ...row, available, frozen, total: add(available, frozen) }
        : { ...row, available, frozen }
    }),
  }
}
