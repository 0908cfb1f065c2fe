import { add, div, granted, isZero, mul, sub } from '@bourselet/sdk/money'
import { useEffect } from 'react'
import type { BourseletClient } from '../provider/client.ts'
import { useBourselet } from '../provider/use-bourselet.ts'
import { readAgain } from './read-again.ts'
import type { Call } from './use-call.ts'
import { useMemberCall } from './use-member-call.ts'
import type { MemberEvent } from './use-member-events.ts'

export type Wallet = Awaited<ReturnType<BourseletClient['wallet']['balances']>>
type WalletRow = Wallet['list'][number]

const KEY = ['wallet.balances']
const PRICES_MS = 15_000

/** The time at which each client last started to read the wallet with its prices. */
const readAt = new WeakMap<BourseletClient, number>()

/**
 * Returns the member's wallet. Stream events update the amounts, which are then valued at the last loaded prices. While
 * a component shows the wallet, the prices are loaded about every 15 s. If nobody is signed in, there is no data and
 * `loading` is false.
 */
export function useBalances(): Call<Wallet> {
  const { sdk, page } = useBourselet()
  // The option `refetchMs` is not used here. Each stream event updates the query and would restart the interval of
  // `refetchMs`. So during frequent events, the prices would never be loaded.
  useEffect(() => {
    const timer = setInterval(() => {
      // Several components may show the wallet, each with an interval of its own. So the wallet is loaded only if no
      // component has loaded it recently.
      const isDue = performance.now() - readAt.get(sdk)! > PRICES_MS / 2
      if (isDue && !document.hidden) readAgain(page, KEY)
    }, PRICES_MS)
    return () => clearInterval(timer)
  }, [sdk, page])
  return useMemberCall(KEY, read, patchWallet)
}

function read(sdk: BourseletClient, options: { signal: AbortSignal }): Promise<Wallet> {
  readAt.set(sdk, performance.now())
  return sdk.wallet.balances({}, options)
}

/**
 * Applies an event to the wallet. Returns the changed wallet, or the same object if the event does not concern the
 * wallet. Returns `outdated` after an event about a loan or the futures account, because no balance event contains the
 * debt of a loan or the margin of an isolated position. The caller must then load the wallet again.
 */
export function patchWallet(wallet: Wallet, event: MemberEvent): Wallet | 'outdated' {
  if (event.kind === 'record' && event.type === 'loan') return 'outdated'
  if (event.kind !== 'balance') return wallet
  if (event.account === 'futures') return 'outdated'
  const { account, coin, available, frozen } = event
  const rowOf = (name: WalletRow['account']) =>
    wallet.list.find((one) => one.coin === coin && one.account === name)
  const row = rowOf(account) ?? (account === 'finance' ? unlocked(rowOf('spot')) : undefined)
  if (!row) return wallet
  const total = add(available, frozen)
  const value_usdt = granted(mul(total, row.price_usdt))
  const gain = sub(value_usdt, row.value_usdt)
  const total_usdt = granted(add(wallet.total_usdt, gain))
  return {
    ...wallet,
    total_usdt,
    total_btc: inBtc(wallet, total_usdt),
    by_account: { ...wallet.by_account, [account]: granted(add(wallet.by_account[account], gain)) },
    list: wallet.list.includes(row)
      ? wallet.list.map((one) => (one === row ? { ...row, available, frozen, total, value_usdt } : one))
      : [...wallet.list, { ...row, available, frozen, total, value_usdt }],
  }
}

/**
 * Returns a row of the finance account in which all amounts are zero, built from the row of the same coin in the spot
 * account. While the finance account contains nothing of a coin, the server sends no row for this coin and account.
 */
function unlocked(spot: WalletRow | undefined): WalletRow | undefined {
  const none = { available: '0', frozen: '0', total: '0', value_usdt: '0' }
  const closed = { deposit_enabled: false, withdraw_enabled: false, chains: [] }
  return spot && { ...spot, account: 'finance', ...none, ...closed }
}

function inBtc({ list, total_btc }: Wallet, total_usdt: string): string {
  const price = list.find((row) => row.coin === 'BTC')?.price_usdt
  return price && !isZero(price) ? div(total_usdt, price, 8, 'DOWN') : total_btc
}
