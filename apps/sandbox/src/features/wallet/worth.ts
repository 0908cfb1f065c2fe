import type { WalletRow } from '../../ledger/balances.ts'
import { type LatestPrices, usdtValue } from '../../prices/valuation.ts'

/** Values of the accounts of a member, in units of 1e-8 USDT. */
export interface Worth {
  spot: bigint
  futures: bigint
  finance: bigint
  /** Amount that repays all loans. */
  loans: bigint
  /** The sum of the accounts less the loans, at least zero. */
  total: bigint
}

/**
 * Values the holdings and debts of a member at given prices. The futures debt is a negative holding; a futures account
 * below zero is valued at 0.
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
