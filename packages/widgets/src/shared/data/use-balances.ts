import { add, div, granted, isZero, mul, sub } from '@bourselet/sdk/money'
import type { BourseletClient } from '../provider/client.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

export type Wallet = Awaited<ReturnType<BourseletClient['wallet']['balances']>>

/**
 * Returns the member's wallet. The stream updates amounts and their values at the prices of the last call;
 * prices are read every 15 s while shown. Without a member: no data and not loading.
 */
export function useBalances(): Call<Wallet> {
  return useMemberCall(['wallet.balances'], (sdk, options) => sdk.wallet.balances({}, options), patchWallet, {
    refetchMs: 15_000,
  })
}

/** Returns the wallet after a balance event, or the same object if the event does not concern it. */
export function patchWallet(wallet: Wallet, event: MemberEvent): Wallet {
  if (event.kind !== 'balance') return wallet
  const { account, coin, available, frozen } = event
  const row = wallet.list.find((one) => one.coin === coin && one.account === account)
  if (!row) return wallet
  // The event has no margins. The total of the futures account includes them, so they are taken from the
  // previous row.
  const margins = sub(row.total, add(row.available, row.frozen))
  const total = add(add(available, frozen), margins)
  const value_usdt = granted(mul(total, row.price_usdt))
  const gain = sub(value_usdt, row.value_usdt)
  const total_usdt = granted(add(wallet.total_usdt, gain))
  return {
    ...wallet,
    total_usdt,
    total_btc: inBtc(wallet, total_usdt),
    by_account: { ...wallet.by_account, [account]: granted(add(wallet.by_account[account], gain)) },
    list: wallet.list.map((one) => (one === row ? { ...row, available, frozen, total, value_usdt } : one)),
  }
}

function inBtc({ list, total_btc }: Wallet, total_usdt: string): string {
  const price = list.find((row) => row.coin === 'BTC')?.price_usdt
  return price && !isZero(price) ? div(total_usdt, price, 8, 'DOWN') : total_btc
}
