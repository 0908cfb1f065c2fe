import type { Schema } from '@bourselet/openapi'
import type { Wallet } from '../../ledger/posting.ts'
import { chainsOf } from '../../prices/coin-chains.ts'

/**
 * Returns the terms for deposits and withdrawals of a coin. Only coins in the spot wallet can be deposited or
 * withdrawn.
 */
export function chainTerms(
  account: Wallet,
  coin: string,
): Pick<Schema<'CoinAccount'>, 'deposit_enabled' | 'withdraw_enabled' | 'chains'> {
  const chains = account === 'spot' ? chainsOf(coin) : []
  return {
    deposit_enabled: chains.length > 0,
    withdraw_enabled: chains.length > 0,
    chains: chains.map(({ chain, deposit, blockSeconds, withdraw: { min, max, fee_fixed, fee_rate } }) => ({
      chain,
      deposit_min: deposit.min,
      confirmations: deposit.confirmations,
      block_seconds: blockSeconds,
      withdraw_min: min,
      withdraw_max: max,
      fee_fixed,
      fee_rate,
    })),
  }
}
