import { toUnits } from '@bourselet/sdk/money'
import type { Exchange } from '../../exchange/exchange.ts'
import type { WalletRow } from '../../ledger/balances.ts'
import { type LatestPrices, usdtValue } from '../../prices/valuation.ts'

/** Values of a member's accounts in units of USDT. */
export interface Worth {
  spot: bigint
  futures: bigint
  finance: bigint
  total: bigint
}

/** What a member's accounts are worth at given prices. */
export async function worthOf(
  { contractWallets }: Pick<Exchange, 'contractWallets'>,
  memberId: number,
  wallet: WalletRow[],
  prices: LatestPrices,
): Promise<Worth> {
  const contracts = await contractWallets.wallets().account(memberId)
  // With margins, less what losses owe: the cash alone would show money that is not there.
  const owned = toUnits(contracts.wallet_balance) + toUnits(contracts.isolated_margin)
  const futures = owned > 0n ? owned : 0n
  const sum = (name: string) =>
    wallet
      .filter((row) => row.wallet === name)
      .reduce((sum, row) => sum + usdtValue(prices, row.coin, row.amount), 0n)
  const [spot, finance] = [sum('spot'), sum('finance')]
  return { spot, futures, finance, total: spot + futures + finance }
}
