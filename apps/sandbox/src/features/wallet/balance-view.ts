import type { Schema } from '@bourselet/openapi'
import { fromUnits } from '@bourselet/sdk/money'
import type { WalletRow } from '../../ledger/balances.ts'
import { heldBucket, type Wallet } from '../../ledger/posting.ts'
import type { IndexBoard } from '../../prices/index-board.ts'
import { usdtPrice, usdtValue } from '../../prices/valuation.ts'

/**
 * Returns the balance of a coin in one wallet, in units of 1e-8: the amount in `bucket` (such as `available`) or,
 * without `bucket`, the sum of all buckets.
 */
export function unitsOf(wallet: WalletRow[], account: string, coin: string, bucket?: string): bigint {
  return wallet
    .filter(
      (row) => row.wallet === account && row.coin === coin && (bucket === undefined || row.bucket === bucket),
    )
    .reduce((sum, row) => sum + row.amount, 0n)
}

/** Returns the balance of a coin in one wallet in the format of the API, with its value at the index price. */
export function balanceView(
  wallet: WalletRow[],
  account: Wallet,
  coin: string,
  index: IndexBoard,
): Schema<'Balance'> {
  const total = unitsOf(wallet, account, coin)
  return {
    coin,
    account,
    available: fromUnits(unitsOf(wallet, account, coin, 'available')),
    frozen: fromUnits(unitsOf(wallet, account, coin, heldBucket(account))),
    total: fromUnits(total),
    price_usdt: usdtPrice(index, coin) ?? '0.00',
    value_usdt: fromUnits(usdtValue(index, coin, total)),
  }
}
