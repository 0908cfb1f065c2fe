import type { WalletRow } from '../ledger/balances.ts'
import { type LatestPrices, usdtValue } from './valuation.ts'

/** The values of a member's accounts and debts, in units of 1e-8 USDT. */
export interface Worth {
  spot: bigint
  futures: bigint
  finance: bigint
  /** Amount that now repays the debts that the wallet shows as loans. */
  loans: bigint
  /** Sum of the spot, futures and finance accounts less the loans; 0 if the loans exceed this sum. */
  total: bigint
}

/**
 * Returns the value of a member's holdings and debts at the given prices. A debt of the futures account is a negative
 * holding. If the futures account has a negative sum, it counts as 0.
 */
export function worthOf(
  holdings: WalletRow[],
  debts: { coin: string; units: bigint }[],
  prices: LatestPrices,
): Worth {
  const sum = (name: string) =>
    holdings
      .filter((row) => row.wallet === name)
      .reduce((sum, row) => sum + usdtValue(prices, row.coin, row.amount), 0n)
  const [spot, owned, finance] = [sum('spot'), sum('futures'), sum('finance')]
  const futures = owned > 0n ? owned : 0n
  const loans = debts.reduce((sum, { coin, units }) => sum + usdtValue(prices, coin, units), 0n)
  const net = spot + futures + finance - loans
  return { spot, futures, finance, loans, total: net > 0n ? net : 0n }
}
