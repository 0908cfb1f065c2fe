import { useBalances, type Wallet } from '../data/use-balances.ts'
import type { Call } from '../data/use-call.ts'

/** A coin of the spot account with its networks for deposits and withdrawals. */
export type FundCoin = Wallet['list'][number]
export type CoinChain = FundCoin['chains'][number]

/** Returns the coins that can be deposited or withdrawn, in the order of the wallet. */
export function useFundCoins(
  kind: 'deposit' | 'withdraw',
): Pick<Call<Wallet>, 'error' | 'refetch' | 'refreshing'> & { coins: FundCoin[] | undefined } {
  const { data, error, refetch, refreshing } = useBalances()
  const coins = data?.list.filter(
    (row) => row.account === 'spot' && row.chains.length > 0 && row[`${kind}_enabled`],
  )
  return { coins, error, refetch, refreshing }
}
