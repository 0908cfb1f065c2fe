import type { WalletRow } from '../../ledger/balances.ts'
import { type LatestPrices, usdtValue } from '../../prices/valuation.ts'

/** Values of a member's accounts in units of USDT. */
export interface Worth {
  spot: bigint
  futures: bigint
  finance: bigint
  total: bigint
}

/** Values a member's holdings at given prices. The futures debt is among them; below it the account is worth nothing. */
export function worthOf(holdings: WalletRow[], prices: LatestPrices): Worth {
  const sum = (name: string) =>
    holdings
      .filter((row) => row.wallet === name)
      .reduce((sum, row) => sum + usdtValue(prices, row.coin, row.amount), 0n)
  const [spot, owned, finance] = [sum('spot'), sum('futures'), sum('finance')]
  const futures = owned > 0n ? owned : 0n
  return { spot, futures, finance, total: spot + futures + finance }
}
