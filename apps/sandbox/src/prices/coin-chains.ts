import type { WithdrawRule } from '@bourselet/sdk/money'

/** A chain on which a coin can be deposited and withdrawn, with its terms (docs/rules.md#deposits-and-withdrawals). */
export interface CoinChain {
  coin: string
  chain: string
  deposit: { min: string; confirmations: number }
  /** Time between two confirmations, in seconds. */
  blockSeconds: number
  withdraw: WithdrawRule
}

/** Time between two blocks of the simulated chains, in seconds. */
export const BLOCK_SECONDS = 10

const DEPOSIT = { min: '0.001', confirmations: 3 }

const row = (
  coin: string,
  chain: string,
  [fee_fixed, min, max]: [fee: string, min: string, max: string],
): CoinChain => ({
  coin,
  chain,
  deposit: DEPOSIT,
  blockSeconds: BLOCK_SECONDS,
  withdraw: { fee_fixed, fee_rate: '0', min, max },
})

/** The chains of all coins. A coin without a chain can only be traded. */
export const coinChains: readonly CoinChain[] = [
  row('USDT', 'TRC20', ['1', '10', '100000']),
  row('USDT', 'ERC20', ['5', '20', '100000']),
  row('USDT', 'BEP20', ['0.5', '10', '100000']),
  row('BTC', 'BTC', ['0.0002', '0.001', '10']),
  row('ETH', 'ERC20', ['0.002', '0.01', '200']),
  row('TRX', 'TRC20', ['1', '10', '1000000']),
]

/** The terms of a withdrawal of USDT to a bank card. */
export const BANK_PAYOUT: { coin: string; withdraw: WithdrawRule } = {
  coin: 'USDT',
  withdraw: { fee_fixed: '2', fee_rate: '0.005', min: '50', max: '50000' },
}

export const chainsOf = (coin: string) => coinChains.filter((one) => one.coin === coin)

export const findChain = (coin: string, chain: string) => chainsOf(coin).find((one) => one.chain === chain)
