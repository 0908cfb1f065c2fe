import { add, granted, mul } from '@bourselet/sdk/money'
import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

type TradingAccount = Awaited<ReturnType<BourseletClient['wallet']['tradingAccount']>>

/** The member's balances of both coins of a spot symbol, and the member's fee rates. */
export type SpotAccount = Extract<TradingAccount, { maker: string; symbol: string }>

/**
 * Returns the balances and fee rates for a spot ticket. Stream events update them. If nobody is signed in,
 * there is no data and `loading` is false.
 */
export function useSpotAccount(symbol: string): Call<SpotAccount> {
  return useMemberCall(
    spotAccountKey(symbol),
    (sdk, options) => sdk.wallet.tradingAccount({ type: 'spot', symbol }, options),
    patchSpotAccount,
  )
}

export const spotAccountKey = (symbol: string): readonly unknown[] => ['wallet.tradingAccount', symbol]

/**
 * Applies a balance event to the account. Returns the changed account; the same object if the event does not concern
 * the account.
 */
export function patchSpotAccount(account: SpotAccount, event: MemberEvent): SpotAccount {
  if (event.kind !== 'balance' || event.account !== 'spot') return account
  const side = (['base', 'quote'] as const).find((name) => account[name].coin === event.coin)
  if (!side) return account
  const { available, frozen } = event
  const total = add(available, frozen)
  const value_usdt = granted(mul(total, account[side].price_usdt))
  return { ...account, [side]: { ...account[side], available, frozen, total, value_usdt } }
}
